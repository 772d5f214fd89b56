import { useLayoutEffect } from 'react';
import { takeLostFocus } from '../list/lostFocus';

/**
 * For overlays: MUI returns the focus to the element that opened them. If that is gone, at once or with the server's
 * answer, the focus would restart at the top of the page. This moves it to the screen's content instead.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    return () => watch(opener);
  }, [isOpen]);
}

/** Moves the focus when its element disappears, until the user moves it. */
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
