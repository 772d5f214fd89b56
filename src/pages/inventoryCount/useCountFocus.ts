import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Where the keyboard is while something is counted. */
interface CountFocus {
  /** What the amount is typed into, with all that belongs to it. */
  readonly panel: RefObject<HTMLDivElement | null>;
  /** What was counted, where the focus goes when what had it is gone. */
  readonly result: RefObject<HTMLDivElement | null>;
  /** The next thing that is counted comes of a scan: a user who scans needs no focus and isn't led away from what they look at. */
  scanned(): void;
  /** What had the focus is gone. */
  focusSearch(): void;
  /** There is no camera to scan with: what is left is to type, also on a telephone. A user who types or counts already is left alone. */
  switchToKeyboard(): void;
}

/** Whether somebody points with a mouse, and so types on keys that don't cover the screen. */
const hasKeys = () => window.matchMedia('(pointer: fine)').matches;

/**
 * Leads the keyboard from what is counted to its amount and back: picked, it is the amount; done, the search, or the list on a telephone,
 * whose own keyboard would cover the half of it.
 *
 * @param turn another number each time that something is counted
 * @param isWatching the camera's picture is looked at
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
