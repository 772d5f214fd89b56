import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { addTexts } from '#i18n/texts.ts';
import { isFocusLost } from '#kit/list/lostFocus.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import type { BuyerContext } from '#queries/shopContext.ts';
import type { Replacement, LineToReplace } from './Substitution';

export type { Replacement, LineToReplace } from './Substitution';

const Substitution = lazyComponent(async () => (await Promise.all([import('./Substitution'), addTexts('allergens')]))[0].Substitution);

/** Callbacks and options of a search. */
export interface AfterSearch {
  /**
   * Swaps the line for the chosen product; called only on a press.
   *
   * @returns undefined if swapped at once; otherwise resolves to true if it was swapped
   */
  onSwap(swap: Replacement): Promise<boolean> | undefined | void;
  /** Selector of the element to focus after a swap, since the button that opened the search is gone. */
  readonly focusAfter?: string;
  /** The place itself shows the swap: in a dialog, whose buttons a toast would cover. */
  readonly isSaidInPlace?: true;
}

/** Search for a substitute. */
interface SubstitutionSearch {
  /** Opens the search for a line. */
  readonly ask: (wanted: LineToReplace, after: AfterSearch) => void;
  /** Must be rendered on the page. */
  readonly dialog: ReactNode;
}

/** A search for substitutes, whose code and data are loaded with its first opening. */
export function useSubstitution(context: BuyerContext): SubstitutionSearch {
  const [asked, setAsked] = useState<{
    readonly wanted: LineToReplace;
    readonly after: AfterSearch;
    readonly isOpen: boolean;
    readonly isSwapped?: true;
  }>();
  // While the swap is being saved, groups change and the line is rendered elsewhere: the focus follows it.
  const kept = useRef<string>(undefined);
  useEffect(() => {
    if (kept.current === undefined) return;
    const target = document.querySelector<HTMLElement>(kept.current);
    if (isFocusLost()) target?.focus();
    else if (document.activeElement !== target) kept.current = undefined;
  });
  const close = () => setAsked((before) => before && { ...before, isOpen: false });
  const ask = useCallback<SubstitutionSearch['ask']>((wanted, after) => setAsked({ wanted, after, isOpen: true }), []);
  return {
    ask,
    dialog: asked && (
      <Substitution
        key={asked.wanted.product.sku}
        context={context}
        wanted={asked.wanted}
        isOpen={asked.isOpen}
        isSaidInPlace={asked.after.isSaidInPlace === true}
        onSwap={(swap) => {
          setAsked({ ...asked, isOpen: false, isSwapped: true });
          return asked.after.onSwap(swap);
        }}
        onClose={close}
        onClosed={() => {
          const { focusAfter } = asked.after;
          if (!asked.isSwapped || focusAfter === undefined) return;
          document.querySelector<HTMLElement>(focusAfter)?.focus();
          kept.current = focusAfter;
        }}
      />
    ),
  };
}
