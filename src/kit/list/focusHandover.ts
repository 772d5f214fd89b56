import { useCallback, useEffect, useRef } from 'react';
import { isFocusLost } from './lostFocus';

/**
 * For lists in which a press removes the pressed control, at once or with the server's answer, and the focus would be
 * lost. Call it in the component that renders the list. Call the returned function at the press, with a selector of
 * the next element to focus.
 */
export function useFocusHandover(): (selector: string) => void {
  const wanted = useRef<{ readonly selector: string; readonly pressed: Element | null }>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const { selector, pressed } = wanted.current;
    const isLost = isFocusLost();
    // The pressed control may stay until the answer arrives.
    if (!isLost && document.activeElement === pressed) return;
    const target = document.querySelector<HTMLElement>(selector);
    // It may arrive with a later render.
    if (!target) return;
    wanted.current = undefined;
    // Leaves the focus of a user who has moved on.
    if (isLost) target.focus();
  });
  return useCallback((selector: string) => {
    wanted.current = { selector, pressed: document.activeElement };
  }, []);
}
