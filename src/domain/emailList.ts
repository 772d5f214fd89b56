import { addressParser } from 'postal-mime';
import { isEmailAddress } from './email';
import { isSameName, readTyped, readTypedLines } from './typedText';

/** E-mail addresses that are picked from some that are offered, and typed. */
export interface EmailList {
  /** Those that are picked. */
  readonly chosen: readonly string[];
  /** Addresses that were added by hand, picked or not. */
  readonly added: readonly string[];
  /** What stands in the field for a further address. */
  readonly typed: string;
}

/** What stands in the field: the addresses in it, and what is none and so stays there. */
interface TypedMails {
  readonly mails: readonly string[];
  readonly rest: readonly string[];
}

const quoted = /"(?:[^"\\]|\\.)*"/g;
/** One recipient with an address in angle brackets, or what stands between two ends: a line's, or a semicolon. */
const entries = /(?:"(?:[^"\\]|\\.)*"|[^"<;\n])*<[^<>;\n]*>?(?:\s*\([^()]*\))?|(?:"(?:[^"\\]|\\.)*"|[^<;\n])+/g;

/** What links and mail programs put round an address: the brackets of a written link, "mailto:", its subject, square brackets, the same address as a link behind it. */
function withoutLinks(text: string): string {
  return text
    .replace(/\[[^[\]]*\]\(\s*mailto:([^\s()?]+)[^()]*\)/gi, '<$1>')
    .replace(/<\s*mailto:[^<>@]*@[^<>]*>(?=\s*>)/gi, '')
    .replace(/\bmailto:/gi, '')
    .replace(/\?[a-z]+=[^\s<>,;@]*(?=[\s<>,;]|$)/gi, '')
    .replace(/\[\s*([^\s[\]<>]+@[^\s[\]<>]+)\s*\]/g, '<$1>')
    .replace(/>{2,}/g, '>');
}

const wordsOf = (text: string) => text.split(/[\s,、]+/).filter((word) => word !== '');
/** What a list puts before its entries, or between them: it is no part of an address, and nobody misses it. */
const listSign = /^(?:[-–—•·*&|+/]+|\d{1,2}[.)])$/;
const wrapping = /^["'“”„‘’«»‹›(]+|["'“”‘’«»‹›)!?.]+$/gu;

/**
 * One recipient, as postal-mime reads it: "Ebner, Johanna" <a@b.at>, comments, the name of a group. What stands before the brackets is a
 * name, with or without quotes, and no address is lost in it.
 */
function readNamed(entry: string): readonly string[] {
  const read = addressParser(entry, { flatten: true }).flatMap(({ address = '' }) => wordsOf(address));
  const others = wordsOf(entry.replace(quoted, ' ').replace(/<[^<>]*>?/g, ' ')).filter((word) => word.includes('@'));
  return [...others, ...read.filter((address) => !others.includes(address))];
}

/**
 * Addresses that stand there bare, behind the name of a group where they are one, in quotes or before a comment. Other words may be half
 * an address: they stay.
 */
function readBare(entry: string): readonly string[] {
  const bare = entry
    .replace(quoted, (text) => (text.includes('@') ? text.slice(1, -1) : ' '))
    .replace(/^[^:@]*:/, ' ')
    .replace(/(@\S+\s*)\([^()@]*\)/g, '$1');
  return wordsOf(bare)
    .filter((word) => !listSign.test(word))
    .map((word) => (isEmailAddress(word) || !isEmailAddress(word.replace(wrapping, '')) ? word : word.replace(wrapping, '')));
}

/**
 * What stands in the field, recipient by recipient: several come at once out of mail programs and tables, apart by lines, semicolons,
 * commas, tabs or blanks, with names and without. Where one ends, the reader of headers can't know: a field has made blanks of lines.
 */
function typedMails(typed: string): TypedMails {
  const texts = withoutLinks(readTypedLines(typed)).match(entries) ?? [];
  const words = texts.flatMap((entry) => (/<[^<>]*@/.test(entry.replace(quoted, ' ')) ? readNamed(entry) : readBare(entry)));
  return { mails: words.filter(isEmailAddress), rest: words.filter((word) => !isEmailAddress(word)) };
}

/** Whether what stands in the field can be taken over: addresses, or nothing. */
export function isTypedMailValid({ typed }: EmailList): boolean {
  const { mails, rest } = typedMails(typed);
  return readTyped(typed) === '' || (mails.length > 0 && rest.length === 0);
}

/**
 * The list with the addresses that were typed taken over; what is none of them stays in the field. An address that is there already, in
 * whatever case, is picked and not added twice. With nothing typed, or no address in it, it is the list as it was.
 *
 * @param offered the addresses that are offered besides those that were added
 */
export function addTypedMails(list: EmailList, offered: readonly string[]): EmailList {
  const { mails, rest } = typedMails(list.typed);
  if (mails.length === 0) return list;
  return mails.reduce((taken, mail) => addMail(taken, mail, offered), { ...list, typed: rest.join(' ') });
}

function addMail(list: EmailList, mail: string, offered: readonly string[]): EmailList {
  const { chosen, added } = list;
  const known = [...offered, ...added].find((other) => isSameName(mail, other));
  return {
    ...list,
    chosen: chosen.some((other) => isSameName(mail, other)) ? chosen : [...chosen, known ?? mail],
    added: known === undefined ? [...added, mail] : added,
  };
}
