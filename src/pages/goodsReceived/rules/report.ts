import { mailLink } from '../../../domain/reachableLink';
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

/** The lines whose name or number has all words of a text, however they are written. */
export function linesNamed(lines: readonly FoundLine[], text: string): readonly FoundLine[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter(({ line }) => {
    const said = `${line.name} ${line.number}`.toLocaleLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** Longest address of a mail that all programs take. */
const longestMail = 1_900;

/** A mail as it is put together. */
export interface ReportMail {
  /** Undefined where nobody's address is known: the user fills it in. */
  readonly to: string | undefined;
  readonly subject: string;
  /** What always stands before the faults, and behind them. */
  readonly head: readonly string[];
  readonly tail: readonly string[];
  /** A text for each fault. */
  readonly faults: readonly string[];
  /** Says that so many of them are left out. */
  more(count: number): string;
}

/** The address that opens the mail, and how many faults it has no room for. */
export interface MailAddress {
  readonly href: string;
  readonly leftOut: number;
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/**
 * The address that opens the report as a mail. Addresses have a longest length: of a long report the first faults go along, with how many
 * more there are.
 */
export function reportMail({ to, subject, head, tail, faults, more }: ReportMail, longest = longestMail): MailAddress {
  const start = (to === undefined ? undefined : mailLink(to, subject)) ?? `mailto:?subject=${encoded(subject)}`;
  const hrefOf = (count: number) => {
    const leftOut = faults.length - count;
    const lines = [...head, ...faults.slice(0, count), ...(leftOut > 0 ? [more(leftOut)] : []), ...tail];
    return `${start}&body=${encoded(lines.join('\r\n'))}`;
  };
  let count = faults.length;
  while (count > 0 && hrefOf(count).length > longest) count -= 1;
  return { href: hrefOf(count), leftOut: faults.length - count };
}
