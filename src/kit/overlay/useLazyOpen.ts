import { useMemo, useState } from 'react';

/** Something that opens over the page and is not drawn before its first opening. */
interface LazyOpen {
  /** Whether it is to be drawn: from its first opening on, since it goes in its own time when it is closed. */
  readonly wasOpened: boolean;
  readonly isOpen: boolean;
  /** Stays the same function. */
  readonly open: () => void;
  /** Stays the same function. */
  readonly close: () => void;
}

/** Whether a dialog, menu or drawer is open whose code and data come with its first opening. */
export function useLazyOpen(): LazyOpen {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const ways = useMemo(() => ({ open: () => setState('open'), close: () => setState('closed') }), []);
  return { wasOpened: state !== 'never', isOpen: state === 'open', ...ways };
}
