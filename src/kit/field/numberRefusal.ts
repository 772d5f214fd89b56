import type { IntlShape } from 'react-intl';
import { shortenText } from '../../domain/cutText';
import { formatInputNumber, numberFaultOf, type NumberFault } from '../../domain/typedNumber';
import { readTyped } from '../../domain/typedText';

/** Most characters of a refused text that are said. */
const longestSaid = 30;

/**
 * Why a field doesn't take a text for a number, naming the text.
 *
 * @param fault the reason, where the field knows more than the text says
 */
export function refusalText(intl: IntlShape, text: string, fault: NumberFault | 'fraction' = numberFaultOf(text)): string {
  const typed = readTyped(text);
  return intl.formatMessage(
    { id: 'quantity.number.refused' },
    {
      fault,
      text: shortenText(typed, longestSaid),
      whole: typed.replace(/[.,]/g, ''),
      fraction: formatInputNumber(Number(typed.replace(',', '.'))),
    },
  );
}
