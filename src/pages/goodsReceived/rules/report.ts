import { containsWords } from '#domain/text/typedText.ts';
import { entryOf, lineState, type Delivery, type DeliveryLine, type LineEntry, type LineState } from './delivery';

/** A line with its findings. */
export interface FoundLine {
  readonly line: DeliveryLine;
  readonly entry: LineEntry;
}

/** Lines of a delivery by state, each in the order's sequence. */
export function linesByState(delivery: Delivery): Readonly<Record<LineState, readonly FoundLine[]>> {
  const found: Record<LineState, FoundLine[]> = { open: [], fault: [], fine: [] };
  for (const line of delivery.lines) {
    const entry = entryOf(delivery, line.id);
    found[lineState(line, entry)].push({ line, entry });
  }
  return found;
}

/** Lines whose name or number contains all words of a text, in normalised spelling. */
export function linesNamed(lines: readonly FoundLine[], text: string): readonly FoundLine[] {
  return lines.filter(({ line }) => containsWords(`${line.name} ${line.number}`, text));
}
