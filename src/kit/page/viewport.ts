import { useSyncExternalStore } from 'react';
import { limits } from '#domain/text/limits.ts';

/** Width of the window in the shop's three steps (P§9 breakpoints). */
export type Viewport = 'mobile' | 'small' | 'large';

interface Steps {
  readonly mobile: MediaQueryList;
  readonly large: MediaQueryList;
  readonly paper: MediaQueryList;
}

let steps: Steps | undefined;
let ofWindow: Viewport | undefined;

function mediaSteps(): Steps {
  steps ??= {
    mobile: window.matchMedia(`(max-width: ${limits.desktopFrom - 0.05}px)`),
    large: window.matchMedia(`(min-width: ${limits.wideDesktopFrom}px)`),
    paper: window.matchMedia('print'),
  };
  return steps;
}

function currentViewport(): Viewport {
  const { mobile, large, paper } = mediaSteps();
  // Media queries report the paper's width while printing. The window's layout stays, with its open and typed
  // content.
  if (paper.matches && ofWindow) return ofWindow;
  ofWindow = mobile.matches ? 'mobile' : large.matches ? 'large' : 'small';
  return ofWindow;
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

/** The layout for the window's width. Use it for structure only; sizes belong in media queries. */
export function useViewport(): Viewport {
  return useSyncExternalStore(subscribe, currentViewport);
}
