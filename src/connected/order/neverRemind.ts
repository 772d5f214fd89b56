import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { keepDeviceText, readDeviceText } from '../../platform/deviceText';
import { listOf, parseKept, recordOf } from '../../platform/keptJson';
import type { BuyerContext } from '../../queries/shopContext';

/** A product that the user wants no reminder of any more. */
export interface UnwantedReminder {
  readonly sku: string;
  readonly name: string;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readUnwanted(text: string | null): readonly UnwantedReminder[] {
  return listOf(parseKept(text)).flatMap((entry): UnwantedReminder[] => {
    const { sku, name } = recordOf(entry);
    return typeof sku === 'string' && typeof name === 'string' ? [{ sku, name }] : [];
  });
}

/** What a user wants no reminder of at a customer, kept on this device for good, and the ways to say so and to take it back. */
export function useNeverRemind(
  { tenant, customerId }: BuyerContext,
  userId: string,
): { readonly unwanted: readonly UnwantedReminder[]; never(product: UnwantedReminder): void; again(sku: string): void } {
  const name = `never-remind:${tenant}:${customerId}:${userId}`;
  const text = useSyncExternalStore(subscribe, () => readDeviceText(name));
  const unwanted = useMemo(() => readUnwanted(text), [text]);
  const change = useCallback(
    (sku: string, added: readonly UnwantedReminder[]) => {
      // Another tab may have written since.
      const kept = [...readUnwanted(readDeviceText(name)).filter((one) => one.sku !== sku), ...added];
      keepDeviceText(name, kept.length > 0 ? JSON.stringify(kept) : null);
      for (const listener of listeners) listener();
    },
    [name],
  );
  const never = useCallback((product: UnwantedReminder) => change(product.sku, [{ sku: product.sku, name: product.name }]), [change]);
  const again = useCallback((sku: string) => change(sku, []), [change]);
  return { unwanted, never, again };
}
