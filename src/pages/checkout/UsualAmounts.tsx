import { useDeferredValue, useEffect, useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useUsualOrders } from '#connected/order/usualOrdersReading.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { isOddAmount, rangeInUnit, type UsualRange } from '#domain/cart/usualOrder.ts';
import type { Decimal } from '#domain/price/money.ts';
import { formatQuantity } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

interface UsualAmountsProps {
  context: BuyerContext;
  lines: readonly CartLine[];
  /** Called when the notes change: text per sku whose amount is far above the usual one. */
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

/** Renders nothing: finds amounts in the cart that are far above the usual ones. Deferred, so that a new amount doesn't wait for it. */
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
  // Most changes of the cart leave the notes unchanged; then its rows don't render again.
  const text = JSON.stringify(notes);
  useEffect(() => onNotes(new Map(JSON.parse(text) as Note[])), [text, onNotes]);
  return null;
}
