import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { limits } from '../../domain/limits';

/** When a hint asked last, for each cache of answers. */
const lastTurns = new WeakMap<QueryClient, number>();

/**
 * Whether a hint at past purchases may ask for them. A user who goes over the rows of a list opens many: one asks at once, and the next
 * after three seconds at the earliest (P§9), which is the one that is open then. What is known already is shown without a turn.
 */
export function useHintTurn(): boolean {
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
