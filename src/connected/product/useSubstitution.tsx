import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { addTexts } from '../../i18n/texts';
import { isFocusLost } from '../../kit/list/lostFocus';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import type { BuyerContext } from '../../queries/shopContext';
import type { Swap, WantedLine } from './Substitution';

export type { Swap, WantedLine } from './Substitution';

const Substitution = lazyComponent(async () => (await Promise.all([import('./Substitution'), addTexts('allergens')]))[0].Substitution);

/** What becomes of a search. */
export interface AfterSearch {
  /**
   * Takes what was chosen; never called without a press.
   *
   * @returns nothing where it was taken at once; else, later, whether it was
   */
  onSwap(swap: Swap): Promise<boolean> | undefined | void;
  /** What gets the keyboard once something was chosen and the search is gone, as a selector: what opened it is gone as well. */
  readonly focusAfter?: string;
  /** The place itself says what was chosen: in a dialog, whose buttons a message about it would cover. */
  readonly isSaidInPlace?: true;
}

/** Looking for what can stand in for a line that can't be ordered. */
interface SubstitutionSearch {
  /** Opens the search for a line. */
  readonly ask: (wanted: WantedLine, after: AfterSearch) => void;
  /** To be put on the page. */
  readonly dialog: ReactNode;
}

/** A search for substitutes, whose code and data come with its first opening. */
export function useSubstitution(context: BuyerContext): SubstitutionSearch {
  const [asked, setAsked] = useState<{
    readonly wanted: WantedLine;
    readonly after: AfterSearch;
    readonly isOpen: boolean;
    readonly isSwapped?: true;
  }>();
  // As what stands in is stored and known, groups change, and the place of the line is drawn again: the keyboard stays with it.
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
