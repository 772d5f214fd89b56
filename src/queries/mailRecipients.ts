import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { addLabelMail, getAddLabelMailMutationKey } from '#gen/user/add-label-mail.ts';
import { addOrderMail } from '#gen/user/add-order-mail.ts';
import { removeLabelMail } from '#gen/user/remove-label-mail.ts';
import { removeOrderMail } from '#gen/user/remove-order-mail.ts';
import { ResponseError } from '#http/errors.ts';
import { invalidateReads } from './invalidation';

/** Recipients of labels or order confirmations by e-mail: before and after the change. */
export interface RecipientsChange {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The calls of the two lists. */
const listCalls = {
  label: { add: addLabelMail, remove: removeLabelMail },
  order: { add: addOrderMail, remove: removeOrderMail },
} as const;

/** Treats the answer that it is already so as success: an earlier attempt, another tab or a colleague has done it. */
async function unlessDone(call: Promise<unknown>, status: 404 | 409): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ResponseError && error.status === status)) throw error;
  }
}

/**
 * Changes a list of recipients, with a call for each address added or removed. Additions come first, so that a failure drops no
 * remaining recipient. After a failure the rest is skipped.
 */
export async function changeRecipients(list: keyof typeof listCalls, { before, after }: RecipientsChange): Promise<void> {
  const { add, remove } = listCalls[list];
  // One after the other, so that the first failure ends it.
  // oxlint-disable-next-line no-await-in-loop
  for (const mail of after.filter((other) => !before.includes(other))) await unlessDone(add({ mail }), 409);
  // oxlint-disable-next-line no-await-in-loop
  for (const mail of before.filter((other) => !after.includes(other))) await unlessDone(remove({ mail }), 404);
}

/** Changes the recipients of labels; the user is refetched in any case, so that the screen is right. */
export const labelRecipientsOptions = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: getAddLabelMailMutationKey(),
    mutationFn: (change: RecipientsChange) => changeRecipients('label', change),
    onSettled: () => invalidateReads(queryClient, ['getCurrentUser']),
  });
