import { useLayoutEffect } from 'react';
import { takeLostFocus } from '../list/lostFocus';

/**
 * For an overlay: once it is closed, MUI gives the keyboard back to what it was opened from. Where that is gone, at once or with the answer
 * to what was confirmed, the keyboard would start again at the top of the page; it goes on at the screen's content instead.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    return () => watch(opener);
  }, [isOpen]);
}

/** Until the user goes on: takes the focus when what has it disappears. */
function watch(opener: Element | null): void {
  let current = opener;
  const stop = new AbortController();
  const observer = new MutationObserver(() => {
    if (current?.isConnected === true || !takeLostFocus()) return;
    stop.abort();
  });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  const { signal } = stop;
  document.addEventListener('focusin', ({ target }) => void (current = target instanceof Element ? target : current), { signal });
  document.addEventListener('pointerdown', () => stop.abort(), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && stop.abort(), { signal });
}
