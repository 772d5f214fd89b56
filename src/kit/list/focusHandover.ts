import { useCallback, useEffect, useRef } from 'react';
import { isFocusLost } from './lostFocus';

/**
 * For a list in which a press takes away what was pressed, at once or with the answer: the keyboard would be lost along with it. Call it in
 * the component that draws the list; the function that it answers is told, at the press, what gets the focus once the pressed thing is gone,
 * as a selector.
 */
export function useFocusHandover(): (selector: string) => void {
  const wanted = useRef<{ readonly selector: string; readonly pressed: Element | null }>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const { selector, pressed } = wanted.current;
    const isLost = isFocusLost();
    // What was pressed may be there until the answer comes.
    if (!isLost && document.activeElement === pressed) return;
    const target = document.querySelector<HTMLElement>(selector);
    // It may come with a later rendering than the next.
    if (!target) return;
    wanted.current = undefined;
    // Who has gone on elsewhere meanwhile stays there.
    if (isLost) target.focus();
  });
  return useCallback((selector: string) => {
    wanted.current = { selector, pressed: document.activeElement };
  }, []);
}
