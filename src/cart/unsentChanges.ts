import { entriesOf, isRecord, listOf, parseKept, recordOf, textsOf, type Fields } from '#platform/keptJson.ts';
import type { ShoppingCart } from '#gen/models/index.ts';
import { lineFingerprint, type LineFingerprint, type CartLineChange } from './cartIntents';
import { tabText } from '#platform/stored.ts';

/** True if a request was sent and its answer never arrived. */
interface Uncertain {
  readonly mayBeDone: boolean;
}

/** A change of a line that the server has not confirmed. */
export interface UnsentLineChange extends Pick<CartLineChange, 'sku' | 'intent'>, Uncertain {
  /** Values that the server may hold for the line because of this tab; empty if unknown. */
  readonly from: readonly LineFingerprint[];
}

/** Unconfirmed changes of a cart. */
export interface UnsentChanges {
  /** Emptying the cart, before all other changes, with its lines at that time; undefined if not requested. */
  readonly clear?: Uncertain & { readonly from: readonly (readonly [sku: string, value: LineFingerprint])[] };
  /** The changes of lines, in the order in which they go. */
  readonly lineChanges: readonly UnsentLineChange[];
}

/** Stored changes that still have to be carried out. */
export interface ResumedChanges {
  readonly clears: boolean;
  readonly lineChanges: readonly CartLineChange[];
}

/**
 * Remaining changes, compared with the server's cart. Changes that it already contains are dropped. If a change may have been sent and
 * the line has neither its old nor the requested value, another user has changed it since, and that stays.
 */
export function remainingAfterReload({ clear, lineChanges }: UnsentChanges, { items }: Pick<ShoppingCart, 'items'>): ResumedChanges {
  const held = new Map(items.map((item) => [item.sku, lineFingerprint(item)]));
  const open = lineChanges.filter(({ sku, intent, from, mayBeDone }) => {
    const now = held.get(sku) ?? '';
    return now !== lineFingerprint(intent) && (!mayBeDone || from.length === 0 || from.includes(now));
  });
  const left: CartLineChange[] = open.map(({ sku, intent }) => ({ sku, intent }));
  if (!clear) return { clears: false, lineChanges: left };
  const wanted = new Set(lineChanges.map(({ sku }) => sku));
  const standing = [...held].filter(([sku]) => !wanted.has(sku));
  const isOld = ([sku, value]: readonly [string, LineFingerprint]) => clear.from.some(([before, was]) => before === sku && was === value);
  if (standing.length === 0 || !clear.mayBeDone || standing.every(isOld)) {
    // Emptying the cart also drops the lines requested after it.
    const clears = standing.length > 0;
    return { clears, lineChanges: clears ? lineChanges.map(({ sku, intent }) => ({ sku, intent })) : left };
  }
  return {
    clears: false,
    lineChanges: [...standing.filter(isOld).map(([sku]): CartLineChange => ({ sku, intent: { kind: 'remove' } })), ...left],
  };
}

/** Changes of which all may have been done: the requests of a page that is going away have been sent. */
export function markAllPossiblySent({ clear, lineChanges }: UnsentChanges): UnsentChanges {
  return {
    ...(clear && { clear: { ...clear, mayBeDone: true } }),
    lineChanges: lineChanges.map((lineChange) => ({ ...lineChange, mayBeDone: true })),
  };
}

/** Time in milliseconds after which stored changes are dropped: a user who returns to a tab the next morning finds the server's cart. */
const maxAgeMs = 12 * 60 * 60 * 1000;

/** The changes of one cart that the server has not confirmed yet. They outlive a reload of the tab, and end with its session. */
export class UnsentStorage {
  readonly #text;
  #holds: boolean;

  /** @param cartName name of the cart among all carts */
  constructor(cartName: string) {
    this.#text = tabText(`cart-unsent:${cartName}`);
    this.#holds = this.#text.isKept();
  }

  /** True if changes are stored. */
  get holds(): boolean {
    return this.#holds;
  }

  keep(changes: UnsentChanges, now = Date.now()): void {
    this.#text.keep(unsentText(changes, now));
    this.#holds = true;
  }

  forget(): void {
    this.#text.forget();
    this.#holds = false;
  }

  /** Changes stored before the page was reloaded; undefined if there are none, or if they are too old or another user's. */
  read(now = Date.now()): UnsentChanges | undefined {
    const changes = readUnsent(this.#text.read(), now);
    if (!changes) this.forget();
    return changes;
  }
}

/** Changes as a text, to be kept or handed to another tab. */
export function unsentText({ clear, lineChanges }: UnsentChanges, now = Date.now()): string {
  // The previous line can be large, and the server's answer contains it again.
  const lines = lineChanges.map(({ sku, intent, from, mayBeDone }) => ({
    sku,
    ...(intent.kind === 'set' && { amount: intent.amount, unitAbbreviation: intent.unitAbbreviation }),
    from,
    mayBeDone,
  }));
  return JSON.stringify({ keptAt: now, ...(clear && { clear }), lines });
}

/** Parses changes; undefined if they are too old or the text is invalid. Invalid lines are omitted. */
export function readUnsent(text: string | null, now = Date.now()): UnsentChanges | undefined {
  const { keptAt, clear: kept, lines } = recordOf(parseKept(text));
  if (typeof keptAt !== 'number' || now - keptAt > maxAgeMs || !Array.isArray(lines)) return undefined;
  const clear = isRecord(kept) ? clearOf(kept) : undefined;
  return { ...(clear && { clear }), lineChanges: entriesOf(lines, lineChangeOf) };
}

function clearOf({ from, mayBeDone }: Fields): UnsentChanges['clear'] {
  const isPair = (pair: unknown): pair is [string, string] =>
    Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'string';
  return { from: listOf(from).filter(isPair), mayBeDone: mayBeDone === true };
}

function lineChangeOf({ sku, amount, unitAbbreviation, from, mayBeDone }: Fields): UnsentLineChange | undefined {
  if (typeof sku !== 'string') return undefined;
  const known = { sku, from: textsOf(from) ?? [], mayBeDone: mayBeDone === true };
  if (amount === undefined) return { ...known, intent: { kind: 'remove' } };
  if (typeof amount !== 'number' || typeof unitAbbreviation !== 'string') return undefined;
  return { ...known, intent: { kind: 'set', amount, unitAbbreviation } };
}
