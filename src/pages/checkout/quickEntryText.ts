import { useCallback } from 'react';
import { cartName } from '../../cart/cartCalls';
import type { TabKey } from '../../platform/tabStorage';
import { useTabText } from '../../platform/tabText';
import type { BuyerContext } from '../../queries/shopContext';

/** Name under which this tab keeps what was typed into the quick entry of a cart; signing out forgets it. */
export function quickEntryKeyOf(context: BuyerContext): TabKey {
  return `quickEntry:${cartName(context)}`;
}

/** What was typed into the quick entry of a cart, kept in this tab with every change until there is nothing left of it. */
export function useQuickEntryText(context: BuyerContext): readonly [text: string, change: (next: (text: string) => string) => void] {
  const [text, changeText] = useTabText(quickEntryKeyOf(context));
  const change = useCallback((next: (text: string) => string) => changeText((before) => next(before ?? '') || null), [changeText]);
  return [text ?? '', change];
}
