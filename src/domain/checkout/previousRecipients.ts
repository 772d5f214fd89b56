import type { CustomerUser } from '#gen/models/index.ts';
import type { PreviousOrder } from './checkoutForm';
import { isEmailAddress } from '../text/email';

/** Recipients of a previous order's confirmation. */
export interface PreviousRecipients {
  readonly order: PreviousOrder;
  /** Default recipients of this order's confirmation, empty for none; undefined if unknown, or none of them is left. */
  readonly mails: readonly string[] | undefined;
  /** Those who don't, because they are no longer there. */
  readonly gone: readonly string[];
}

/**
 * The recipients of a previous order, without users locked since and without invalid addresses.
 *
 * @param confirmationEmails from the order; undefined if missing
 */
export function previousRecipients(
  order: PreviousOrder,
  confirmationEmails: readonly string[] | undefined,
  users: readonly CustomerUser[] = [],
): PreviousRecipients {
  const mailsOf = (isLocked: boolean) =>
    new Set(users.filter(({ isEnabled = true }) => isEnabled !== isLocked).map(({ email = '' }) => email.toLowerCase()));
  const [locked, others] = [mailsOf(true), mailsOf(false)];
  const isGone = (mail: string) => !isEmailAddress(mail) || (locked.has(mail.toLowerCase()) && !others.has(mail.toLowerCase()));
  const gone = confirmationEmails?.filter(isGone) ?? [];
  const mails = confirmationEmails?.filter((mail) => !isGone(mail));
  return { order, mails: gone.length > 0 && mails?.length === 0 ? undefined : mails, gone };
}
