import type { RequestedLine } from '#domain/cart/cartAddition.ts';
import { entriesOf, isRecord, recordOf, textOr } from '#platform/keptJson.ts';

/** Amount and unit of a cart's line. */
export interface HeldLine {
  readonly amount: number;
  readonly unitAbbreviation: string;
}

/** A line of a sheet on its way to the cart. */
export interface AttemptLine extends RequestedLine {
  /** The cart's line before; undefined if the cart didn't have it. */
  readonly from: HeldLine | undefined;
  /** The cart's line once it has arrived. */
  readonly to: HeldLine;
}

/** An addition that was begun, stored before its first call. */
export interface SheetAttempt {
  /** Server time of its start, in milliseconds. */
  readonly at: number;
  readonly lines: readonly AttemptLine[];
}

/**
 * Outcome of a line whose answer is unknown, judged by the cart: it has arrived, it hasn't and may be repeated, or nobody can tell, because
 * somebody has changed or ordered the line since.
 */
export type AttemptOutcome = 'arrived' | 'open' | 'unsure';

/**
 * Milliseconds in which an addition is repeated if the cart is as before. Later an equal cart may be another one: ordered, and empty again.
 */
const maxRepeatMs = 15 * 60 * 1000;

const isSame = (one: HeldLine | undefined, other: HeldLine | undefined): boolean =>
  one?.amount === other?.amount && one?.unitAbbreviation === other?.unitAbbreviation;

/** Outcome of a line, from what the cart holds now. */
export function attemptOutcome(
  { from, to }: Pick<AttemptLine, 'from' | 'to'>,
  held: HeldLine | undefined,
  { at }: Pick<SheetAttempt, 'at'>,
  now: number,
): AttemptOutcome {
  if (isSame(held, to)) return 'arrived';
  // A clock that was set back makes no addition younger.
  return isSame(held, from) && Math.abs(now - at) <= maxRepeatMs ? 'open' : 'unsure';
}

function readHeld(kept: unknown): HeldLine | undefined {
  const { amount, unitAbbreviation } = recordOf(kept);
  return typeof amount === 'number' && amount > 0 && typeof unitAbbreviation === 'string' ? { amount, unitAbbreviation } : undefined;
}

/** Parses a stored attempt; undefined if there is none. Invalid lines are omitted. */
export function parseAttempt(kept: unknown): SheetAttempt | undefined {
  if (!isRecord(kept) || typeof kept['at'] !== 'number') return undefined;
  const lines = entriesOf(kept['lines'], (line): AttemptLine | undefined => {
    const requested = readHeld(line);
    const to = readHeld(line['to']);
    if (typeof line['sku'] !== 'string' || !requested || !to) return undefined;
    return { sku: line['sku'], name: textOr(line['name'], undefined), ...requested, from: readHeld(line['from']), to };
  });
  return lines.length > 0 ? { at: kept['at'], lines } : undefined;
}
