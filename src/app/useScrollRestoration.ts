import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useSession } from '#session/useSession.ts';
import { restoreScroll } from './restoreScroll';
import { keepForReload, keptForReload, reloadKey, ScrollMemory } from './scrollMemory';

/**
 * Scrolling between the screens (P§2 "Navigation rules"). A new screen starts at its top or at the anchor in its address. Back returns
 * to the previous position, with the focus on the followed link, and so does a reload. A change of the query alone, such as a filter,
 * doesn't scroll.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const { tenant, customerId } = useSession();
  const [memory] = useState(() => new ScrollMemory());
  const position = useRef(0);
  const followed = useRef<{ readonly key: string; readonly href: string }>(undefined);
  const shown = useRef<{ key: string; pathname: string }>(undefined);
  const storageKey = reloadKey(tenant, customerId);
  const path = pathname + search;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onScroll = () => {
      position.current = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    // Only a link is a place to return to; other ways to leave a page are not.
    const onClick = ({ target }: MouseEvent) => {
      const href = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : undefined;
      followed.current = href ? { key, href } : undefined;
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, [key]);

  useEffect(() => {
    const keep = () => keepForReload(storageKey, path, position.current);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [storageKey, path]);

  useEffect(() => () => memory.clear(), [memory, storageKey]);

  // Before anything is painted, and before the browser has clamped the position to the new page's height.
  useLayoutEffect(() => {
    const index = historyIndex();
    return () => {
      // A page that was left by Back, or replaced in the history, can't be returned to, and its position isn't stored.
      const next = historyIndex();
      if (index !== undefined && next !== undefined && next <= index) return;
      memory.leave(key, position.current, followed.current?.key === key ? followed.current.href : undefined);
    };
  }, [memory, key]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before === undefined || before.key === key) {
      const kept = keptForReload(storageKey, path);
      return kept === undefined ? undefined : restoreScroll(kept);
    }
    if (navigation === 'POP') {
      const known = memory.positionOf(key);
      if (known) return restoreScroll(known.y, known.followed);
    }
    const place = hash.length > 1 ? document.getElementById(decodedHash(hash)) : null;
    if (place) place.scrollIntoView();
    else if (before.pathname !== pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      position.current = 0;
    }
    return undefined;
    // Only a navigation scrolls; the storage key belongs to the first one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}

/** The place of the present entry in the history, as the router counts; undefined for one that it hasn't made. */
function historyIndex(): number | undefined {
  const { idx } = (window.history.state ?? {}) as { readonly idx?: number | undefined };
  return idx;
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
