import { useCallback } from 'react';
import { entriesOf } from '#platform/keptJson.ts';
import { deviceValue } from '#platform/stored.ts';
import { useStored } from '#platform/useStored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** A product whose reminders the user has switched off. */
export interface UnwantedReminder {
  readonly sku: string;
  readonly name: string;
}

const parseUnwanted = (kept: unknown): readonly UnwantedReminder[] =>
  entriesOf(kept, ({ sku, name }) => (typeof sku === 'string' && typeof name === 'string' ? { sku, name } : undefined));

/** Products that a user never wants to be reminded of at a customer, stored on this device for good, with functions to change them. */
export function useNeverRemind(
  { tenant, customerId }: BuyerContext,
  userId: string,
): { readonly unwanted: readonly UnwantedReminder[]; never(product: UnwantedReminder): void; again(sku: string): void } {
  const kept = deviceValue(`never-remind:${tenant}:${customerId}:${userId}`, parseUnwanted);
  const change = useCallback(
    (sku: string, added: readonly UnwantedReminder[]) =>
      kept.change((before) => {
        const after = [...before.filter((one) => one.sku !== sku), ...added];
        return after.length > 0 ? after : undefined;
      }),
    [kept],
  );
  const never = useCallback((product: UnwantedReminder) => change(product.sku, [{ sku: product.sku, name: product.name }]), [change]);
  const again = useCallback((sku: string) => change(sku, []), [change]);
  return { unwanted: useStored(kept), never, again };
}
