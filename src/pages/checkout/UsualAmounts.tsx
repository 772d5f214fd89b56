import { useDeferredValue, useEffect, useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useUsualOrders } from '../../connected/order/usualOrdersReading';
import type { CartLine } from '../../domain/cart';
import { isOddAmount, rangeInUnit, type UsualRange } from '../../domain/usualOrder';
import type { Decimal } from '../../domain/money';
import { formatQuantity } from '../../i18n/format';
import { formatUnits } from '../../i18n/unitName';
import type { BuyerContext } from '../../queries/shopContext';

interface UsualAmountsProps {
  context: BuyerContext;
  lines: readonly CartLine[];
  /** What to say of each line whose amount is far more than usual, by sku; called again when that changes. */
  onNotes(notes: ReadonlyMap<string, string>): void;
}

type Note = readonly [sku: string, text: string];

function noteOf(intl: IntlShape, { amount, unit, product }: CartLine, usual: UsualRange): string {
  const inUnit = rangeInUnit(usual, unit.ratio);
  const { least, most } = inUnit ?? usual;
  const written = (value: Decimal) => formatQuantity(value, intl.locale);
  const high = inUnit
    ? written(most)
    : formatUnits(intl, most, { ...product.storageUnit, abbreviation: usual.storageUnit ?? product.storageUnit.abbreviation });
  return intl.formatMessage(
    { id: 'usual.odd' },
    { quantity: formatUnits(intl, amount, unit), range: least.equals(most) ? high : `${written(least)}–${high}` },
  );
}

/** Draws nothing: works out beside the cart which amounts are far more than usual. A new amount doesn't wait for it. */
export function UsualAmounts({ context, lines, onNotes }: UsualAmountsProps) {
  const intl = useIntl();
  const usual = useUsualOrders(context);
  const shown = useDeferredValue(lines);
  const notes = useMemo(
    () =>
      shown.flatMap((line): Note[] => {
        const range = usual?.ranges.get(line.sku);
        return range && isOddAmount(line.amount, line.unit.ratio, range) ? [[line.sku, noteOf(intl, line, range)]] : [];
      }),
    [shown, usual, intl],
  );
  // Most changes of the cart leave them as they are, and then its rows aren't drawn again.
  const text = JSON.stringify(notes);
  useEffect(() => onNotes(new Map(JSON.parse(text) as Note[])), [text, onNotes]);
  return null;
}
