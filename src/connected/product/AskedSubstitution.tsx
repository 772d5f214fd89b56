import { useEffect } from 'react';
import { useSubstitution, type AfterSearch, type WantedLine } from './useSubstitution';
import type { BuyerContext } from '../../queries/shopContext';

/** A line for which a substitute is looked for. */
export interface AskedSubstitute {
  readonly wanted: WantedLine;
  readonly after: AfterSearch;
}

/** The search for what was asked last; again for each asking. Of a chunk of its own, for screens on which few lines are gone. */
export function AskedSubstitution({ context, asked }: { context: BuyerContext; asked: AskedSubstitute }) {
  const { ask, dialog } = useSubstitution(context);
  useEffect(() => ask(asked.wanted, asked.after), [ask, asked]);
  return dialog;
}
