import { useEffect, useEffectEvent } from 'react';
import { enterOverlay } from './overlayHistory';

/**
 * Closes an overlay with the browser's Back; the page below stays unchanged.
 *
 * @param onClose the same as for Escape; without it, Back leaves the page as usual
 */
export function useBackCloses(isOpen: boolean, onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  const isHeld = isOpen && onClose !== undefined;
  useEffect(() => (isHeld ? enterOverlay(() => close()) : undefined), [isHeld]);
}
