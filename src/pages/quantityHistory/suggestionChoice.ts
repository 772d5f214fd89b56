import { useCallback, useRef, useState } from 'react';
import { readChoice, type SuggestionChoice } from '../../domain/quantityHistory';
import type { BuyerContext } from '../../queries/shopContext';
import { keepForTab, keptForTab } from '../../queries/tabStorage';

/** What was made of a fair's suggestions, kept for the tab, and the way to change it: it is told the present one, whatever was shown. */
export function useSuggestionChoice(
  { tenant, customerId }: BuyerContext,
  fairCode: string,
): readonly [SuggestionChoice, (change: (choice: SuggestionChoice) => SuggestionChoice) => void] {
  const key = `quantityHistory:${tenant}:${customerId}:${fairCode}`;
  const [choice, setChoice] = useState(() => readChoice(keptForTab(key)));
  const present = useRef(choice);
  const change = useCallback(
    (step: (choice: SuggestionChoice) => SuggestionChoice) => {
      present.current = step(present.current);
      keepForTab(key, JSON.stringify(present.current));
      setChoice(present.current);
    },
    [key],
  );
  return [choice, change];
}
