import { shortenText } from '../../../domain/cutText';
import { mailLink } from '../../../domain/reachableLink';
import { holdsWords } from '../../../domain/typedText';
import { entryOf, lineState, type Delivery, type DeliveryLine, type LineEntry, type LineState } from './delivery';

/** A line with what was found of it. */
export interface FoundLine {
  readonly line: DeliveryLine;
  readonly entry: LineEntry;
}

/** The lines of a delivery by how far they are, each in the order's own order. */
export function linesByState(delivery: Delivery): Readonly<Record<LineState, readonly FoundLine[]>> {
  const found: Record<LineState, FoundLine[]> = { open: [], fault: [], fine: [] };
  for (const line of delivery.lines) {
    const entry = entryOf(delivery, line.id);
    found[lineState(line, entry)].push({ line, entry });
  }
  return found;
}

/** The lines whose name or number has all words of a text, however the two are written. */
export function linesNamed(lines: readonly FoundLine[], text: string): readonly FoundLine[] {
  return lines.filter(({ line }) => holdsWords(`${line.name} ${line.number}`, text));
}

/** Longest address of a mail that all programs take. */
const longestMail = 2_000;
/** Fewest letters of a name, and of a line, that still say which goods they are. */
const shortest = { name: 8, line: 16 } as const;

/** A fault in words. */
export interface FaultText {
  /** Number of the line, with which it can be looked up. */
  readonly number: string;
  readonly name: string;
  /** Amount that has come, and its faults. */
  readonly found: string;
  /** Note of the user; it may be empty. */
  readonly note: string;
}

/** A mail as it is put together. */
export interface ReportMail {
  /** Undefined where nobody's address is known: the user fills it in. */
  readonly to: string | undefined;
  readonly subject: string;
  /** What always stands before the faults, and behind them. */
  readonly head: readonly string[];
  readonly tail: readonly string[];
  readonly faults: readonly FaultText[];
  /** Says that texts are cut where "…" stands. */
  readonly cut: string;
  /** Says that so many of the faults are left out. */
  more(count: number): string;
}

/** The address that opens the mail, and what it has no room for. */
export interface MailAddress {
  readonly href: string;
  /** Notes, or whole lines, are cut. */
  readonly isCut: boolean;
  /** Faults that aren't named. */
  readonly leftOut: number;
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** A fault in one line. */
export function faultLine({ number, name, found, note }: FaultText): string {
  const what = [number, name].filter((text) => text !== '').join(' ');
  return `- ${what}: ${[found, note].filter((text) => text !== '').join(', ')}`;
}

/** The largest whole number between two that fits; undefined where not even the least does. */
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

const longestOf = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));

/**
 * The address that opens the report as a mail. Addresses have a longest length, and every fault is to be named: the longest notes are cut,
 * all to the same length, then the longest names, then the longest lines. Only where not even that makes room the last faults are left out.
 */
export function reportMail({ to, subject, head, tail, faults, cut, more }: ReportMail, longest = longestMail): MailAddress {
  const start = (to === undefined ? undefined : mailLink(to, subject)) ?? `mailto:?subject=${encoded(subject)}`;
  const hrefOf = (lines: readonly string[], remarks: readonly string[]) =>
    `${start}&body=${encoded([...head, ...lines, ...remarks, ...tail].join('\r\n'))}`;
  const whole = hrefOf(faults.map(faultLine), []);
  if (whole.length <= longest) return { href: whole, isCut: false, leftOut: 0 };

  const linesWith = (noteLetters: number, nameLetters = Infinity) =>
    faults.map((fault) => faultLine({ ...fault, name: shortenText(fault.name, nameLetters), note: shortenText(fault.note, noteLetters) }));
  const bare = linesWith(0, shortest.name);
  const cutLines = (letters: number) => bare.map((line) => shortenText(line, letters));
  const ways = [
    { least: 0, most: longestOf(faults.map(({ note }) => note)), linesOf: (letters: number) => linesWith(letters) },
    { least: shortest.name, most: longestOf(faults.map(({ name }) => name)), linesOf: (letters: number) => linesWith(0, letters) },
    { least: shortest.line, most: longestOf(bare), linesOf: cutLines },
  ];
  for (const { least, most, linesOf } of ways) {
    const letters = largest(least, most, (count) => hrefOf(linesOf(count), [cut]).length <= longest);
    if (letters !== undefined) return { href: hrefOf(linesOf(letters), [cut]), isCut: true, leftOut: 0 };
  }

  const named = cutLines(shortest.line);
  const hrefWith = (count: number) => hrefOf(named.slice(0, count), [cut, more(faults.length - count)]);
  const count = largest(0, faults.length - 1, (some) => hrefWith(some).length <= longest) ?? 0;
  return { href: hrefWith(count), isCut: true, leftOut: faults.length - count };
}
