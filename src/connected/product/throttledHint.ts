import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { limits } from '#domain/text/limits.ts';

/** Time of the last request by a hint, per query client. */
const lastTurns = new WeakMap<QueryClient, number>();

/**
 * True if a hint may request past purchases. A user moving over a list opens many: the first requests at once, the
 * next after three seconds at the earliest (P§9 hint of purchases), for the hint then open. Cached answers show
 * without waiting.
 */
export function useThrottledHint(): boolean {
  const queryClient = useQueryClient();
  const [isOurs, setOurs] = useState(false);
  useEffect(() => {
    const take = () => {
      lastTurns.set(queryClient, performance.now());
      setOurs(true);
    };
    const wait = (lastTurns.get(queryClient) ?? -Infinity) + limits.recentEssenceThrottle - performance.now();
    const timer = setTimeout(take, Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [queryClient]);
  return isOurs;
}
