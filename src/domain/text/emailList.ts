import { addressParser } from 'postal-mime';
import { isEmailAddress } from './email';
import { isSameName, readTyped, readTypedLines } from './typedText';

/** E-mail addresses that are picked from some that are offered, and typed. */
export interface EmailList {
  /** Those that are picked. */
  readonly chosen: readonly string[];
  /** Addresses that were added by hand, picked or not. */
  readonly added: readonly string[];
  /** Text in the field for a further address. */
  readonly typed: string;
}

/** Parsed text of the field: the addresses, and the invalid rest, which stays in the field. */
interface TypedMails {
  readonly mails: readonly string[];
  readonly rest: readonly string[];
}

const quoted = /"(?:[^"\\]|\\.)*"/g;
/** One recipient with an address in angle brackets, or the text up to the end of the line or a semicolon. */
const entries = /(?:"(?:[^"\\]|\\.)*"|[^"<;\n])*<[^<>;\n]*>?(?:\s*\([^()]*\))?|(?:"(?:[^"\\]|\\.)*"|[^<;\n])+/g;

/**
 * Removes the decoration of links and mail programs: a written link's brackets, "mailto:", its subject, square brackets, and a
 * repetition of the address as a link.
 */
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
/** Bullets and numbers before or between the entries of a list; they are dropped silently. */
const listSign = /^(?:[-–—•·*&|+/]+|\d{1,2}[.)])$/;
const wrapping = /^["'“”„‘’«»‹›(]+|["'“”‘’«»‹›)!?.]+$/gu;

/**
 * One recipient, parsed by postal-mime: "Ebner, Johanna" <a@b.at>, comments, the name of a group. The text before the brackets is a
 * name, with or without quotes, and contains no address.
 */
function readNamed(entry: string): readonly string[] {
  const read = addressParser(entry, { flatten: true }).flatMap(({ address = '' }) => wordsOf(address));
  const others = wordsOf(entry.replace(quoted, ' ').replace(/<[^<>]*>?/g, ' ')).filter((word) => word.includes('@'));
  return [...others, ...read.filter((address) => !others.includes(address))];
}

/** Bare addresses, after the name of a group, in quotes or before a comment. Other words may be half an address, so they stay. */
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
 * The text of the field, recipient by recipient: pasted from mail programs and tables, separated by lines, semicolons, commas, tabs or
 * blanks, with or without names. The header parser can't find where one ends, as an input field turns lines into blanks.
 */
function typedMails(typed: string): TypedMails {
  const texts = withoutLinks(readTypedLines(typed)).match(entries) ?? [];
  const words = texts.flatMap((entry) => (/<[^<>]*@/.test(entry.replace(quoted, ' ')) ? readNamed(entry) : readBare(entry)));
  return { mails: words.filter(isEmailAddress), rest: words.filter((word) => !isEmailAddress(word)) };
}

/** True if the text of the field consists of addresses or is empty. */
export function isTypedMailValid({ typed }: EmailList): boolean {
  const { mails, rest } = typedMails(typed);
  return readTyped(typed) === '' || (mails.length > 0 && rest.length === 0);
}

/**
 * The list with the typed addresses added; the invalid rest stays in the field. An address already in it, in any case, is selected and
 * not added twice. Without a typed address the list is unchanged.
 *
 * @param offered the addresses offered besides the added ones
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
