import { isEmailAddress } from './email';

/** E-mail addresses that are picked from some that are offered, and typed. */
export interface EmailList {
  /** Those that are picked. */
  readonly chosen: readonly string[];
  /** Addresses that were added by hand, picked or not. */
  readonly added: readonly string[];
  /** What stands in the field for a further address. */
  readonly typed: string;
}

/** Whether two texts mean the same mailbox: case and blanks around them make no difference. */
function isSameMail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Whether what stands in the field can be taken over: an address, or nothing. */
export function isTypedMailValid({ typed }: EmailList): boolean {
  return typed.trim() === '' || isEmailAddress(typed.trim());
}

/**
 * The list with what was typed taken over and the field emptied. An address that is there already, in whatever case, is picked and
 * not added twice. With nothing typed, or with what is no address, it is the list as it was.
 *
 * @param offered the addresses that are offered besides those that were added
 */
export function addTypedMail(list: EmailList, offered: readonly string[]): EmailList {
  const { chosen, added, typed } = list;
  const mail = typed.trim();
  if (!isEmailAddress(mail)) return list;
  const known = [...offered, ...added].find((other) => isSameMail(mail, other));
  return {
    chosen: chosen.some((other) => isSameMail(mail, other)) ? chosen : [...chosen, known ?? mail],
    added: known === undefined ? [...added, mail] : added,
    typed: '',
  };
}
