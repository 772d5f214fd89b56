import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { UserUpdate } from '#gen/models/index.ts';
import { getGetCurrentUserQueryOptions } from '#gen/user/get-current-user.ts';
import { getUpdateUserDataMutationKey, updateUserData } from '#gen/user/update-user-data.ts';
import { invalidateReads } from './invalidation';
import { changeRecipients, type RecipientsChange } from './mailRecipients';

/** Changed fields of a profile; unchanged ones are omitted. */
export interface ProfileChange {
  readonly data: UserUpdate;
  readonly orderMails?: RecipientsChange | undefined;
  readonly labelMails?: RecipientsChange | undefined;
}

/**
 * Changes the user's data, and both lists of recipients address by address, each by its own calls. Returns the changed user. The form
 * shows an error (P§8 "User could not be updated."); the next attempt sends only the rest.
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
