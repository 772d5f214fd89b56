import { mailLink } from '../content/reachableLink';
import { shortenText } from './cutText';

/** Maximum length of a mailto address that all programs accept. */
const maxMailLength = 2_000;
/** Minimum letters of a name, and of a line, that still identify the product, and of a line before or after the list. */
const minLengths = { name: 8, line: 16, frame: 24 } as const;
/** Maximum of characters in the address for the subject's letters, and for the text before and after the list, each. */
const maxFrame = { subject: 80, lines: 500 } as const;

/** A line of a list that a mail reports on. */
export interface MailedLine {
  /** Number of the line, to look it up. */
  readonly number: string;
  readonly name: string;
  /** Its report in the mail. */
  readonly report: string;
  /** The user's note; may be empty. */
  readonly note: string;
}

/** Parts of the mail. */
export interface ListMail {
  /** Undefined without a known address: the user fills it in. */
  readonly to: string | undefined;
  readonly subject: string;
  /** Fixed text before and after the list. */
  readonly head: readonly string[];
  readonly tail: readonly string[];
  readonly lines: readonly MailedLine[];
  /** Note that texts are cut where "…" stands. */
  readonly cut: string;
  /** Note that so many lines are omitted. */
  more(count: number): string;
}

/** The mailto address, and what had to be cut. */
export interface ListMailAddress {
  readonly href: string;
  /** Notes, or whole lines, are cut. */
  readonly isCut: boolean;
  /** Number of omitted lines. */
  readonly leftOut: number;
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** One line of the mail; line breaks of a note become blanks, so that it looks like no other line. */
export function mailedLine({ number, name, report, note }: MailedLine): string {
  const what = [number, name].filter((text) => text !== '').join(' ');
  return `- ${what}: ${[report, note].filter((text) => text !== '').join(', ')}`.replace(/\s*[\n\r\t\u2028\u2029]\s*/g, ' ');
}

/** The largest integer in a range that satisfies `fits`; undefined if not even the lowest does. */
function largest(least: number, most: number, fits: (count: number) => boolean): number | undefined {
  if (!fits(least)) return undefined;
  let [taken, refused] = [least, Math.max(least, most) + 1];
  while (refused - taken > 1) {
    const count = Math.floor((taken + refused) / 2);
    if (fits(count)) taken = count;
    else refused = count;
  }
  return taken;
}

/** Lines around the list, the longest cut to a common length so that the address keeps room for it. */
function fittingFrame(lines: readonly string[]): readonly string[] {
  const linesOf = (letters: number) => lines.map((line) => shortenText(line, letters));
  const fits = (letters: number) => encoded(linesOf(letters).join('\r\n')).length <= maxFrame.lines;
  return linesOf(largest(minLengths.frame, longestOf(lines), fits) ?? minLengths.frame);
}

const longestOf = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));

/**
 * The mailto address of a mail about lines of an order. Its length is limited, and every line should be named. So the
 * longest notes are cut to a common length, then the longest names, then the longest lines; then only the numbers stay.
 * Only if that isn't enough are the last lines omitted. Long text before and after the list is cut first.
 */
export function listMail({ to, subject, head, tail, lines: listed, cut, more }: ListMail, longest = maxMailLength): ListMailAddress {
  const about = shortenText(subject, maxFrame.subject);
  const start = (to === undefined ? undefined : mailLink(to, about)) ?? `mailto:?subject=${encoded(about)}`;
  const hrefWithin = (before: readonly string[], lines: readonly string[], after: readonly string[]) =>
    `${start}&body=${encoded([...before, ...lines, ...after].join('\r\n'))}`;
  const whole = hrefWithin(head, listed.map(mailedLine), tail);
  if (whole.length <= longest) return { href: whole, isCut: false, leftOut: 0 };
  const [before, after] = [fittingFrame(head), fittingFrame(tail)];
  const hrefOf = (lines: readonly string[], remarks: readonly string[]) => hrefWithin(before, lines, [...remarks, ...after]);

  const linesWith = (noteLetters: number, nameLetters = Infinity) =>
    listed.map((line) => mailedLine({ ...line, name: shortenText(line.name, nameLetters), note: shortenText(line.note, noteLetters) }));
  const bare = linesWith(0, minLengths.name);
  const cutLines = (letters: number) => bare.map((line) => shortenText(line, letters));
  const numbers = listed.map(({ number, name }) => `${shortenText(`- ${number || name}`, minLengths.line)}…`.replace('……', '…'));
  const ways = [
    { least: 0, most: longestOf(listed.map(({ note }) => note)), linesOf: (letters: number) => linesWith(letters) },
    { least: minLengths.name, most: longestOf(listed.map(({ name }) => name)), linesOf: (letters: number) => linesWith(0, letters) },
    { least: minLengths.line, most: longestOf(bare), linesOf: cutLines },
    { least: minLengths.line, most: minLengths.line, linesOf: () => numbers },
  ];
  for (const { least, most, linesOf } of ways) {
    const letters = largest(least, most, (count) => hrefOf(linesOf(count), [cut]).length <= longest);
    if (letters !== undefined) return { href: hrefOf(linesOf(letters), [cut]), isCut: true, leftOut: 0 };
  }

  const hrefWith = (count: number) => hrefOf(numbers.slice(0, count), [cut, more(listed.length - count)]);
  const count = largest(0, listed.length - 1, (some) => hrefWith(some).length <= longest) ?? 0;
  return { href: hrefWith(count), isCut: true, leftOut: listed.length - count };
}
