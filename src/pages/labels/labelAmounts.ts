import { useCallback, useMemo, useState } from 'react';
import { readLabelAmounts, type AmountsBySku } from '#domain/inventory/label.ts';
import { tabValue } from '#platform/stored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** Numbers by sku, a setter for one, and a reset of all. */
type LabelAmounts = readonly [amounts: AmountsBySku, change: (sku: string, amount: number) => void, forget: () => void];

/** Number of labels per product, stored in this tab over a reload: the server knows only the products. */
export function useLabelAmounts({ tenant, customerId }: BuyerContext): LabelAmounts {
  const kept = useMemo(() => tabValue(`label-amounts:${tenant}:${customerId}`, readLabelAmounts), [tenant, customerId]);
  const [amounts, setAmounts] = useState(() => kept.read());
  const change = useCallback(
    (sku: string, amount: number) =>
      setAmounts((before) => {
        const after = { ...before, [sku]: amount };
        kept.keep(after);
        return after;
      }),
    [kept],
  );
  const forget = useCallback(() => {
    kept.forget();
    setAmounts({});
  }, [kept]);
  return [amounts, change, forget];
}
