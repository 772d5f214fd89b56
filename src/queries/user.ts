import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { UserUpdate } from '../gen/models';
import { getGetCurrentUserQueryOptions } from '../gen/user/get-current-user';
import { getUpdateUserDataMutationKey, updateUserData } from '../gen/user/update-user-data';
import { invalidateReads } from './invalidation';
import { changeRecipients, type RecipientsChange } from './mailRecipients';

/** What of a profile is changed; what is not stays out. */
export interface ProfileChange {
  readonly data: UserUpdate;
  readonly orderMails?: RecipientsChange | undefined;
  readonly labelMails?: RecipientsChange | undefined;
}

/**
 * Changes the user's data, and the two lists of recipients address by address, each by its own calls. Answers the user as they are then. The form says when that fails (P§8 "User could not be updated."); the next try does what is
 * left.
 */
export const profileChangeOptions = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: getUpdateUserDataMutationKey(),
    mutationFn: async ({ data, orderMails, labelMails }: ProfileChange) => {
      if (Object.keys(data).length > 0) await updateUserData(data);
      if (orderMails) await changeRecipients('order', orderMails);
      if (labelMails) await changeRecipients('label', labelMails);
      return queryClient.fetchQuery({ ...getGetCurrentUserQueryOptions(), staleTime: 0 });
    },
    // Some of it may be changed.
    onError: () => invalidateReads(queryClient, ['getCurrentUser']),
  });
