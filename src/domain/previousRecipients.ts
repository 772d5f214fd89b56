import type { CustomerUser } from '../gen/models';
import type { PreviousOrder } from './checkoutForm';
import { isEmailAddress } from './email';

/** Who got the confirmation of an order before this one. */
export interface PreviousRecipients {
  readonly order: PreviousOrder;
  /** Those who get this one's as well, none where nobody shall; undefined where it isn't known, or none of them is left. */
  readonly mails: readonly string[] | undefined;
  /** Those who don't, because they are no longer there. */
  readonly gone: readonly string[];
}

/**
 * The recipients of an order before this one, without users who were locked since and what is no address.
 *
 * @param confirmationEmails as the order tells them; undefined where it doesn't
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
