import { useEffect } from 'react';
import type { LazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { whenIdle } from '#platform/whenIdle.ts';

/**
 * Fetches the code of a part once the browser is idle. For a part with content below it that waits until the part's
 * content is known.
 *
 * @param onSettled called if the code can't be loaded; otherwise the part itself calls it. Must be the same function
 * on each render.
 * @returns true once the code is loaded
 */
export function useSettledWhenIdle<Props>(part: LazyComponent<Props>, onSettled: (() => void) | undefined): boolean {
  useEffect(
    () =>
      whenIdle(() => {
        void part.fetch().then(({ isThere }) => {
          if (!isThere) onSettled?.();
        });
      }),
    [part, onSettled],
  );
  return part.useIsReady();
}
