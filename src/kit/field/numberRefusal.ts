import type { IntlShape } from 'react-intl';
import { shortenText } from '#domain/text/cutText.ts';
import { formatInputNumber, numberFaultOf, type AmountFault } from '#domain/text/typedNumber.ts';
import { readTyped } from '#domain/text/typedText.ts';

/** Maximum of characters of a refused text that are quoted. */
const maxShownLength = 30;

/**
 * Error text for input that is no number; it quotes the input.
 *
 * @param fault the reason, if the field knows more than the text alone shows
 */
export function refusalText(intl: IntlShape, text: string, fault: AmountFault = numberFaultOf(text)): string {
  const typed = readTyped(text);
  return intl.formatMessage(
    { id: 'quantity.number.refused' },
    {
      fault,
      text: shortenText(typed, maxShownLength),
      whole: typed.replace(/[.,]/g, ''),
      fraction: formatInputNumber(Number(typed.replace(',', '.'))),
    },
  );
}
