import { useCallback, useEffect, useRef } from 'react';

/**
 * For a list in which a press takes away what was pressed: the keyboard would be lost along with it. Call it in the component that draws the
 * list; the function that it answers is told what gets the focus once it is there, as a selector.
 */
export function useFocusHandover(): (selector: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const target = wanted.current === undefined ? null : document.querySelector<HTMLElement>(wanted.current);
    // It may come with a later rendering than the next.
    if (!target) return;
    wanted.current = undefined;
    // Who has gone on elsewhere meanwhile stays there.
    if (document.activeElement === null || document.activeElement === document.body) target.focus();
  });
  return useCallback((selector: string) => {
    wanted.current = selector;
  }, []);
}
