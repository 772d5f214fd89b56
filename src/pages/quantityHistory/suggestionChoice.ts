import { readChoice, type SuggestionChoice } from '#domain/product/quantityHistory.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { tabValue } from '#platform/stored.ts';
import { useStored } from '#platform/useStored.ts';

/** The user's changes of a fair's suggestions, stored for the tab, with an updater that receives the current ones. */
export function useSuggestionChoice(
  { tenant, customerId }: BuyerContext,
  fairCode: string,
): readonly [SuggestionChoice, (change: (choice: SuggestionChoice) => SuggestionChoice) => void] {
  const kept = tabValue<SuggestionChoice>(`quantityHistory:${tenant}:${customerId}:${fairCode}`, readChoice);
  return [useStored(kept), kept.change];
}
