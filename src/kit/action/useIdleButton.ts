import { useState, type MouseEvent } from 'react';
import { useRing } from '../feedback/useRing';

interface IdleButton {
  /** It can't be pressed now. */
  disabled: boolean;
  /** What was pressed is under way. */
  isBusy: boolean;
  onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/**
 * Whether the ring of a button turns, and the attributes of one that can't be pressed now, or not again. Browsers take the keyboard from a button that is disabled
 * under it, or let it drop every key: it is disabled only once the focus has gone on, and until then does nothing.
 */
export function useIdleButton({ disabled, isBusy, onClick }: IdleButton) {
  const [hasFocus, setFocus] = useState(false);
  const hasRing = useRing(isBusy);
  const isIdle = isBusy || disabled;
  return {
    hasRing,
    attributes: {
      disabled: disabled && !hasFocus,
      'data-disabled': disabled || undefined,
      'aria-busy': hasRing || undefined,
      'aria-disabled': isIdle || undefined,
      onClick: isIdle ? doNothing : onClick,
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}

/** Nor does it send the form it stands in. */
function doNothing(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}
