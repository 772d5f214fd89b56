import { onFirstInteraction } from '#kit/lazy/onFirstInteraction.ts';
import { onScrollIdle } from '#kit/lazy/onScrollIdle.ts';

/** Chunks of the other pages and of overlays, the most needed first; each loads its part of MUI, and they share the rest. */
const wanted: readonly (() => Promise<unknown>)[] = [
  () => import('./pageFiles'),
  () => import('#kit/overlay/Menu.tsx'),
  () => import('#kit/overlay/ConfirmDialog.tsx'),
  () => import('#kit/overlay/Drawer.tsx'),
  () => import('#kit/overlay/Popover.tsx'),
];

/**
 * Prefetches the list of pages and the code of dialogs, drawers and menus, with MUI, so that no later screen or dialog waits for it.
 * Starts when the browser is idle after the user's first input, one chunk per idle period. The first load and the first scroll have
 * network and processor to themselves. A failed chunk is requested again where it is used.
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
