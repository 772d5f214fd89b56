import { useEffect } from 'react';
import { useSubstitution, type AfterSearch, type LineToReplace } from './useSubstitution';
import type { BuyerContext } from '#queries/shopContext.ts';

/** A line to find a substitute for. */
export interface SubstituteOffer {
  readonly wanted: LineToReplace;
  readonly after: AfterSearch;
}

/** The search for the last requested line, reset by each request. A chunk of its own, for screens with few unavailable lines. */
export function AskedSubstitution({ context, asked }: { context: BuyerContext; asked: SubstituteOffer }) {
  const { ask, dialog } = useSubstitution(context);
  useEffect(() => ask(asked.wanted, asked.after), [ask, asked]);
  return dialog;
}
