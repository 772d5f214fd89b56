import { useSyncExternalStore } from 'react';
import { limits } from '../../domain/limits';

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
  // While it is printed the queries tell the paper's width. The window's layout stays, with what is open and typed in it.
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

/**
 * Which of the three layouts the window is wide enough for. Only for what differs in structure; what differs in measures is for
 * media queries.
 */
export function useViewport(): Viewport {
  return useSyncExternalStore(subscribe, currentViewport);
}
