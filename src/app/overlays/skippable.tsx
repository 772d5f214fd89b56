import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import type { OverlayProps } from './overlay';

/** Milliseconds after which a missing question no longer blocks the next one. */
const codeTimeoutMs = 10_000;

/**
 * An overlay that nothing depends on. If its code fails to load, or not in time, it is skipped silently: the next
 * overlay may be a product recall.
 *
 * @param load fetches its code
 */
export function skippable(load: () => Promise<ComponentType<OverlayProps>>): ComponentType<OverlayProps> {
  const Part = lazyComponent(load, { failure: 'silent' });
  return function Skippable({ onDone }) {
    const isReady = Part.useIsReady();
    const skip = useEffectEvent(onDone);
    useEffect(() => {
      if (isReady) return;
      let isWaiting = true;
      void Part.fetch().then(({ isThere }) => {
        if (isWaiting && !isThere) skip();
      });
      const timer = setTimeout(() => skip(), codeTimeoutMs);
      return () => {
        isWaiting = false;
        clearTimeout(timer);
      };
    }, [isReady]);
    return <Part onDone={onDone} />;
  };
}
