import { useState, type MouseEvent } from 'react';
import { useRing } from '../feedback/useRing';

interface IdleButton {
  disabled: boolean;
  /** The action is pending. */
  isBusy: boolean;
  onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/**
 * Ring state and attributes of a button that is disabled or pending. Browsers drop the focus, or every key, of a
 * focused button that becomes disabled. So it is disabled only after the focus has moved on, and ignores presses
 * until then.
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

/** Also keeps it from sending its form. */
function doNothing(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}
