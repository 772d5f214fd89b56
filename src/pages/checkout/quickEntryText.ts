import { useCallback } from 'react';
import type { BuyerContext } from '../../queries/shopContext';
import { useTabText } from '../../platform/tabText';

/** Name under which this tab keeps what was typed into the quick entry of a cart; signing out forgets it. */
export function quickEntryKeyOf({ tenant, customerId, shop }: BuyerContext): string {
  return `quickEntry:${tenant}:${customerId}:${shop.kind === 'fair' ? `fair:${shop.fairCode}` : 'own'}`;
}

/** What was typed into the quick entry of a cart, kept in this tab with every change until there is nothing left of it. */
export function useQuickEntryText(context: BuyerContext): readonly [text: string, change: (next: (text: string) => string) => void] {
  const [text, changeText] = useTabText(quickEntryKeyOf(context));
  const change = useCallback((next: (text: string) => string) => changeText((before) => next(before ?? '') || null), [changeText]);
  return [text ?? '', change];
}
