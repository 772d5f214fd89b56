import { useCallback, useMemo, useState } from 'react';
import { readLabelAmounts, type AmountsBySku } from '../../domain/label';
import { draft } from '../../platform/draft';
import type { BuyerContext } from '../../queries/shopContext';

/** The numbers, how one is changed, and how all are forgotten. */
type LabelAmounts = readonly [amounts: AmountsBySku, change: (sku: string, amount: number) => void, forget: () => void];

/** How many labels of each product are wanted, kept in this tab over a reload: the server knows the products alone. */
export function useLabelAmounts({ tenant, customerId }: BuyerContext): LabelAmounts {
  const kept = useMemo(() => draft(`label-amounts:${tenant}:${customerId}`, readLabelAmounts), [tenant, customerId]);
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
