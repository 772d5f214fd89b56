import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Focus management while counting. */
interface CountFocus {
  /** The panel with the amount field. */
  readonly panel: RefObject<HTMLDivElement | null>;
  /** The result, which gets the focus if its former element is gone. */
  readonly result: RefObject<HTMLDivElement | null>;
  /** Called before a count by scan: scanning users need no focus and shouldn't be led away. */
  scanned(): void;
  /** Called when the focused element is gone. */
  focusSearch(): void;
  /** Called without a camera to scan with: typing is left, also on a phone. Leaves users alone who already type or count. */
  switchToKeyboard(): void;
}

/** True with a mouse, so that the keyboard doesn't cover the screen. */
const hasKeys = () => window.matchMedia('(pointer: fine)').matches;

/**
 * Moves the focus from a picked product to its amount and back: to the search field, or on a phone to the list, since
 * the on-screen keyboard would cover half of it.
 *
 * @param turn changes with each count
 * @param isWatching true while the camera is open
 */
export function useCountFocus(turn: number, isWatching: boolean): CountFocus {
  const panel = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const isScanned = useRef(false);
  const focusSearch = () => result.current?.focus({ preventScroll: true });
  const searchField = () => result.current?.parentElement?.querySelector<HTMLInputElement>('input[type="search"]');
  const switchToKeyboard = () => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLInputElement || panel.current?.contains(focused))) searchField()?.focus({ preventScroll: true });
  };
  const lead = useEffectEvent(() => {
    const wasScanned = isScanned.current;
    isScanned.current = false;
    const place = panel.current?.getBoundingClientRect();
    if (place) {
      if (!wasScanned) panel.current?.querySelector('input')?.focus({ preventScroll: true });
      if (!(wasScanned && isWatching) && (place.top < 0 || place.bottom > innerHeight)) panel.current?.scrollIntoView({ block: 'start' });
    } else if (turn > 0) {
      const search = hasKeys() ? searchField() : null;
      if (search) search.focus({ preventScroll: true });
      else focusSearch();
    }
  });
  useEffect(() => lead(), [turn]);
  return {
    panel,
    result,
    scanned: () => {
      isScanned.current = true;
    },
    focusSearch,
    switchToKeyboard,
  };
}
