import { onFirstInteraction } from '../kit/lazy/onFirstInteraction';
import { onScrollIdle } from '../kit/lazy/onScrollIdle';

/** Where the other screens' pages are, and what draws over the page, the most wanted first; each of these brings its part of MUI along, and they share the rest. */
const wanted: readonly (() => Promise<unknown>)[] = [
  () => import('./pageFiles'),
  () => import('../kit/overlay/Menu'),
  () => import('../kit/overlay/ConfirmDialog'),
  () => import('../kit/overlay/Drawer'),
  () => import('../kit/overlay/Popover'),
];

/**
 * Fetches the list of pages, and what draws dialogs, drawers and menus, with MUI, so that no later screen or dialog waits for it: when the browser rests after
 * somebody has begun to use the page, one after the other, each in a rest of its own. The first load and the first scroll keep network and
 * processor for themselves. What can't be fetched is asked for again where it is drawn.
 */
export function prefetchMui(): void {
  onFirstInteraction(() => fetchInTurn(wanted));
}

function fetchInTurn([next, ...rest]: typeof wanted): void {
  next?.().then(
    () => onScrollIdle(() => fetchInTurn(rest)),
    () => undefined,
  );
}
