import { queryOptions } from '@tanstack/react-query';
import { enabledForCustomer } from './enabledForCustomer';
import { callKey } from './queryKeys';
import type { ShopContext } from './shopContext';

/**
 * The number beside the bell. Notifications need a customer (P§6 sign-in). The frame of every screen asks for it, so the code of the
 * notifications' calls comes with its first use and not with the first load.
 */
export const unreadCountOptions = (context: ShopContext) =>
  queryOptions(
    enabledForCustomer(context, {
      queryKey: callKey('getUnreadNotificationCount'),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { getUnreadNotificationCount } = await import('#gen/notification/get-unread-notification-count.ts');
        return getUnreadNotificationCount({ signal });
      },
    }),
  );
