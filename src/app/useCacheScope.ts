import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { onLeap } from '../clock/serverClock';
import { clearCustomerScoped, invalidateAged, invalidateTranslated } from '../queries/invalidation';
import { useSession } from '../session/useSession';

/**
 * Keeps the cache to the user who is asking: another user's answers are forgotten altogether, another customer's where they belong to
 * the customer, also when the change comes from another tab. A switch of language reads names and texts again,
 * and so does a device that has slept or whose clock was set: nobody knows how old an answer is then, and the next ones tell the time.
 */
export function useCacheScope(): void {
  const queryClient = useQueryClient();
  useEffect(() => onLeap(() => invalidateAged(queryClient)), [queryClient]);
  const { user, tenant, customerId, language } = useSession();
  const userKey = `${user?.userId ?? ''}@${tenant ?? ''}`;
  const last = useRef({ userKey, customerId, language });
  useEffect(() => {
    const before = last.current;
    last.current = { userKey, customerId, language };
    if (before.userKey !== userKey) {
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.resetQueries({ type: 'active' });
    } else if (before.customerId !== customerId) {
      clearCustomerScoped(queryClient);
    } else if (before.language !== language) {
      invalidateTranslated(queryClient);
    }
  }, [queryClient, userKey, customerId, language]);
}
