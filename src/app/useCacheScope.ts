import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { onLeap } from '#clock/serverClock.ts';
import { clearCustomerScoped, invalidateAged, invalidateTranslated } from '#queries/invalidation.ts';
import { useSession } from '#session/useSession.ts';

/**
 * Limits the cache to the present user. Another user's answers are all dropped, another customer's if they depend on the customer, also
 * after a change in another tab. A switch of language refetches names and texts. A sleep of the device or a change of its clock
 * refetches too: the age of answers is unknown then, and the next ones give the time.
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
