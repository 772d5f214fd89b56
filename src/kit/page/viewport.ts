import { useSyncExternalStore } from 'react';
import { limits } from '../../domain/limits';

/** Width of the window in the shop's three steps (P§9 breakpoints). */
export type Viewport = 'mobile' | 'small' | 'large';

interface Steps {
  readonly mobile: MediaQueryList;
  readonly large: MediaQueryList;
}

let steps: Steps | undefined;

function mediaSteps(): Steps {
  steps ??= {
    mobile: window.matchMedia(`(max-width: ${limits.desktopFrom - 0.05}px)`),
    large: window.matchMedia(`(min-width: ${limits.wideDesktopFrom}px)`),
  };
  return steps;
}

function currentViewport(): Viewport {
  const { mobile, large } = mediaSteps();
  if (mobile.matches) return 'mobile';
  return large.matches ? 'large' : 'small';
}

function subscribe(onChange: () => void): () => void {
  const { mobile, large } = mediaSteps();
  mobile.addEventListener('change', onChange);
  large.addEventListener('change', onChange);
  return () => {
    mobile.removeEventListener('change', onChange);
    large.removeEventListener('change', onChange);
  };
}

/**
 * Which of the three layouts the window is wide enough for. Only for what differs in structure; what differs in measures is for
 * media queries.
 */
export function useViewport(): Viewport {
  return useSyncExternalStore(subscribe, currentViewport);
}
