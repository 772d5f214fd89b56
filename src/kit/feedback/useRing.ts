import { useEffect, useRef, useState } from 'react';
import { limits } from '#domain/text/limits.ts';

/**
 * True while the ring of a pending action is shown: at least half a second, so that nothing flickers (P§4 cart item,
 * P§9 pauses). The button can be pressed again while the ring still turns.
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
