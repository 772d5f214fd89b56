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

/**
 * What stands in the field, address by address: several come at once out of mail programs, apart by commas, semicolons or blanks, and with
 * the name in front where the address stands in angle brackets.
 */
function typedMails(typed: string): readonly string[] {
  return typed
    .replaceAll(/"[^"]*"/g, ' ')
    .split(/[,;]/)
    .flatMap((part) => /<([^<>]*)>\s*$/.exec(part)?.[1] ?? part.split(/\s/))
    .map((mail) => mail.trim())
    .filter((mail) => mail !== '');
}

/** Whether what stands in the field can be taken over: addresses, or nothing. */
export function isTypedMailValid({ typed }: EmailList): boolean {
  const mails = typedMails(typed);
  return typed.trim() === '' || (mails.length > 0 && mails.every(isEmailAddress));
}

/**
 * The list with the addresses that were typed taken over; what is none of them stays in the field. An address that is there already, in
 * whatever case, is picked and not added twice. With nothing typed, or no address in it, it is the list as it was.
 *
 * @param offered the addresses that are offered besides those that were added
 */
export function addTypedMails(list: EmailList, offered: readonly string[]): EmailList {
  const mails = typedMails(list.typed);
  const valid = mails.filter(isEmailAddress);
  if (valid.length === 0) return list;
  const typed = mails.filter((mail) => !isEmailAddress(mail)).join(' ');
  return valid.reduce((taken, mail) => addMail(taken, mail, offered), { ...list, typed });
}

function addMail(list: EmailList, mail: string, offered: readonly string[]): EmailList {
  const { chosen, added } = list;
  const known = [...offered, ...added].find((other) => isSameMail(mail, other));
  return {
    ...list,
    chosen: chosen.some((other) => isSameMail(mail, other)) ? chosen : [...chosen, known ?? mail],
    added: known === undefined ? [...added, mail] : added,
  };
}
