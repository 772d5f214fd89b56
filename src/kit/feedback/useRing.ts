import { useEffect, useRef, useState } from 'react';
import { limits } from '../../domain/limits';

/**
 * Whether the ring of something that is under way turns: as long as it is, and half a second at least, so that nothing flickers (P§4,
 * P§9). What is over can be pressed again while the ring still turns.
 */
export function useRing(isBusy: boolean): boolean {
  const [isTurning, setTurning] = useState(isBusy);
  const since = useRef(0);
  if (isBusy && !isTurning) setTurning(true);
  useEffect(() => {
    if (!isTurning) return undefined;
    if (isBusy) {
      since.current = performance.now();
      return undefined;
    }
    const rest = since.current + limits.spinnerMinimum - performance.now();
    const timer = setTimeout(() => setTurning(false), Math.max(0, rest));
    return () => clearTimeout(timer);
  }, [isBusy, isTurning]);
  return isBusy || isTurning;
}
