import { useMemo, useState } from 'react';

/** State of an overlay that isn't rendered before its first opening. */
interface LazyOpen {
  /** True from the first opening on; the overlay stays rendered for its closing transition. */
  readonly wasOpened: boolean;
  readonly isOpen: boolean;
  /** Stable function. */
  readonly open: () => void;
  /** Stable function. */
  readonly close: () => void;
}

/** Open state of a dialog, menu or drawer whose code and data are loaded with its first opening. */
export function useLazyOpen(): LazyOpen {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const ways = useMemo(() => ({ open: () => setState('open'), close: () => setState('closed') }), []);
  return { wasOpened: state !== 'never', isOpen: state === 'open', ...ways };
}
