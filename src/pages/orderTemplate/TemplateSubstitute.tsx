import { useEffect } from 'react';
import { useSubstitution, type AfterSearch, type WantedLine } from '../../connected/product/useSubstitution';
import type { BuyerContext } from '../../queries/shopContext';

/** A product of the template for which a substitute is looked for. */
export interface AskedSubstitute {
  readonly wanted: WantedLine;
  readonly after: AfterSearch;
}

/** The search for what was asked last; again for each asking. */
export function TemplateSubstitute({ context, asked }: { context: BuyerContext; asked: AskedSubstitute }) {
  const { ask, dialog } = useSubstitution(context);
  useEffect(() => ask(asked.wanted, asked.after), [ask, asked]);
  return dialog;
}
