import { useCallback, useState } from 'react';
import { readLabelAmounts, type AmountsBySku } from '../../domain/label';
import type { BuyerContext } from '../../queries/shopContext';
import { removeTabItem, setTabItem, getTabItem } from '../../platform/tabStorage';

const keyOf = ({ tenant, customerId }: BuyerContext) => `label-amounts/${tenant}/${customerId}`;

/** The numbers, how one is changed, and how all are forgotten. */
type LabelAmounts = readonly [amounts: AmountsBySku, change: (sku: string, amount: number) => void, forget: () => void];

/** How many labels of each product are wanted, kept in this tab over a reload: the server knows the products alone. */
export function useLabelAmounts(context: BuyerContext): LabelAmounts {
  const key = keyOf(context);
  const [amounts, setAmounts] = useState(() => readLabelAmounts(getTabItem(key)));
  const change = useCallback(
    (sku: string, amount: number) =>
      setAmounts((before) => {
        const after = { ...before, [sku]: amount };
        setTabItem(key, JSON.stringify(after));
        return after;
      }),
    [key],
  );
  const forget = useCallback(() => {
    removeTabItem(key);
    setAmounts({});
  }, [key]);
  return [amounts, change, forget];
}
