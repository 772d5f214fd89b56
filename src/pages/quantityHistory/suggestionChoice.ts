import { useCallback, useMemo } from 'react';
import { readChoice, type SuggestionChoice } from '../../domain/quantityHistory';
import type { BuyerContext } from '../../queries/shopContext';
import { parseKept } from '../../platform/keptJson';
import { useTabText } from '../../platform/tabText';

/** What was made of a fair's suggestions, kept for the tab, and the way to change it: it is told the present one, whatever was shown. */
export function useSuggestionChoice(
  { tenant, customerId }: BuyerContext,
  fairCode: string,
): readonly [SuggestionChoice, (change: (choice: SuggestionChoice) => SuggestionChoice) => void] {
  const [text, changeText] = useTabText(`quantityHistory:${tenant}:${customerId}:${fairCode}`);
  const choice = useMemo(() => readChoice(parseKept(text)), [text]);
  const change = useCallback(
    (step: (choice: SuggestionChoice) => SuggestionChoice) => changeText((present) => JSON.stringify(step(readChoice(parseKept(present))))),
    [changeText],
  );
  return [choice, change];
}
