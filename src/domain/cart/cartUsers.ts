import type { CustomerUser } from '#gen/models/index.ts';
import { isEmailAddress } from '../text/email';
import type { JournalEntry } from './cartJournal';

/** A user who may order for the customer (P§3 Customer, assigned users). */
export interface CartUser {
  readonly userId: string;
  /** Sign-on name, or the address of a user without one. */
  readonly name: string;
  /** Undefined if none is known, or if the known one is none. */
  readonly email: string | undefined;
  /** The user of this page. */
  readonly isSelf: boolean;
  /** The user can't sign on at present. */
  readonly isBlocked: boolean;
  /** Their last change of the cart since its last order; undefined if there is none. */
  readonly last: JournalEntry | undefined;
}

/**
 * The users who may order for a customer: first the user of this page, then by the time of their last change of the cart, newest first,
 * then by name. Blocked users are at the end. Each user is listed once.
 *
 * @param journal newest first
 * @param selfId id of the user of this page; undefined if unknown
 */
export function cartUsers(
  assigned: readonly CustomerUser[],
  journal: readonly JournalEntry[],
  selfId: string | undefined,
): readonly CartUser[] {
  const lasts = new Map<string, JournalEntry>();
  for (const entry of journal.toReversed()) lasts.set(entry.userId, entry);
  const users = new Map(
    assigned.map(({ userId, userName, email = '', isEnabled = true }): [string, CartUser] => [
      userId,
      {
        userId,
        name: userName.trim() || email.trim() || userId,
        email: isEmailAddress(email.trim()) ? email.trim() : undefined,
        isSelf: userId === selfId,
        isBlocked: !isEnabled,
        last: lasts.get(userId),
      },
    ]),
  );
  const rank = ({ isSelf, isBlocked }: CartUser) => (isSelf ? 0 : isBlocked ? 2 : 1);
  const time = ({ last }: CartUser) => last?.at.getTime() ?? -Infinity;
  return [...users.values()].sort((a, b) => rank(a) - rank(b) || compare(time(b), time(a)) || a.name.localeCompare(b.name));
}

/** Compares two numbers, also infinite ones, whose difference is none. */
function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Users who can be asked to order the cart: others, who can sign on, with an address. */
export function canBeAsked({ isSelf, isBlocked, email }: CartUser): boolean {
  return !isSelf && !isBlocked && email !== undefined;
}
