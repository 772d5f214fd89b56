import { useCallback } from 'react';
import { cartName } from '#cart/cartCalls.ts';
import { tabText } from '#platform/stored.ts';
import { useStored } from '#platform/useStored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** A cart's quick entry in this tab; signing out deletes it. */
export const quickEntryText = (context: BuyerContext) => tabText(`quickEntry:${cartName(context)}`);

/** Text of a cart's quick entry, stored in this tab at every change until it is empty. */
export function useQuickEntryText(context: BuyerContext): readonly [text: string, change: (next: (text: string) => string) => void] {
  const kept = quickEntryText(context);
  const change = useCallback((next: (text: string) => string) => kept.change((before) => next(before ?? '') || undefined), [kept]);
  return [useStored(kept) ?? '', change];
}
