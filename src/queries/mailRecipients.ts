import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { addLabelMail, getAddLabelMailMutationKey } from '../gen/user/add-label-mail';
import { addOrderMail } from '../gen/user/add-order-mail';
import { removeLabelMail } from '../gen/user/remove-label-mail';
import { removeOrderMail } from '../gen/user/remove-order-mail';
import { ResponseError } from '../http/errors';
import { invalidateReads } from './invalidation';

/** Who gets labels, or confirmations of orders, by e-mail: so far, and from now on. */
export interface RecipientsChange {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The calls of the two lists. */
const listCalls = {
  label: { add: addLabelMail, remove: removeLabelMail },
  order: { add: addOrderMail, remove: removeOrderMail },
} as const;

/** Goes on where the server says that it is so already: a try before, another tab or a colleague has done it. */
async function unlessDone(call: Promise<unknown>, status: 404 | 409): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ResponseError && error.status === status)) throw error;
  }
}

/**
 * Changes a list of recipients, with a call for each address that comes or goes. New ones come first, so that a failure leaves nobody out
 * who was to stay. Where one fails the rest is not tried.
 */
export async function changeRecipients(list: keyof typeof listCalls, { before, after }: RecipientsChange): Promise<void> {
  const { add, remove } = listCalls[list];
  // One after the other, so that the first failure ends it.
  // oxlint-disable-next-line no-await-in-loop
  for (const mail of after.filter((other) => !before.includes(other))) await unlessDone(add({ mail }), 409);
  // oxlint-disable-next-line no-await-in-loop
  for (const mail of before.filter((other) => !after.includes(other))) await unlessDone(remove({ mail }), 404);
}

/** Changes who gets labels by e-mail; the user is read again in any case, so that what is shown is true. */
export const labelRecipientsOptions = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: getAddLabelMailMutationKey(),
    mutationFn: (change: RecipientsChange) => changeRecipients('label', change),
    onSettled: () => invalidateReads(queryClient, ['getCurrentUser']),
  });
