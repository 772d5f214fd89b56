import { parseKept, recordOf } from '../platform/keptJson';
import type { ShoppingCart } from '../gen/models';
import { lineValue, type LineValue, type CartLineChange } from './cartIntents';
import { getTabItem, removeTabItem, setTabItem, type TabKey } from '../platform/tabStorage';

/** Whether something was sent whose answer nobody has heard. */
interface Uncertain {
  readonly mayBeDone: boolean;
}

/** A change of a line that the server has not confirmed. */
export interface UnsentLineChange extends Pick<CartLineChange, 'sku' | 'intent'>, Uncertain {
  /** What the server may hold of the line by this tab's doing; empty where nobody knows. */
  readonly from: readonly LineValue[];
}

/** What was wanted of a cart and the server has not confirmed. */
export interface UnsentChanges {
  /** The cart was to be emptied, before anything else, of the lines that stood in it then; undefined when it wasn't. */
  readonly clear?: Uncertain & { readonly from: readonly (readonly [sku: string, value: LineValue])[] };
  /** The changes of lines, in the order in which they go. */
  readonly lineChanges: readonly UnsentLineChange[];
}

/** What is still to be done of changes that were kept. */
export interface ResumedChanges {
  readonly clears: boolean;
  readonly lineChanges: readonly CartLineChange[];
}

/**
 * What is still to be done of changes, now that the server's cart is known: nothing of what it has done already; and where a change may
 * have been sent and the line is neither what it was before nor what was wanted, somebody else has changed it since, and that stays.
 */
export function resumed({ clear, lineChanges }: UnsentChanges, { items }: Pick<ShoppingCart, 'items'>): ResumedChanges {
  const held = new Map(items.map((item) => [item.sku, lineValue(item)]));
  const open = lineChanges.filter(({ sku, intent, from, mayBeDone }) => {
    const now = held.get(sku) ?? '';
    return now !== lineValue(intent) && (!mayBeDone || from.length === 0 || from.includes(now));
  });
  const left: CartLineChange[] = open.map(({ sku, intent }) => ({ sku, intent }));
  if (!clear) return { clears: false, lineChanges: left };
  const wanted = new Set(lineChanges.map(({ sku }) => sku));
  const standing = [...held].filter(([sku]) => !wanted.has(sku));
  const isOld = ([sku, value]: readonly [string, LineValue]) => clear.from.some(([before, was]) => before === sku && was === value);
  if (standing.length === 0 || !clear.mayBeDone || standing.every(isOld)) {
    // What is emptied takes the lines along that were wanted after it.
    const clears = standing.length > 0;
    return { clears, lineChanges: clears ? lineChanges.map(({ sku, intent }) => ({ sku, intent })) : left };
  }
  return {
    clears: false,
    lineChanges: [...standing.filter(isOld).map(([sku]): CartLineChange => ({ sku, intent: { kind: 'remove' } })), ...left],
  };
}

/** Changes of which all may have been done: the requests of a page that is going away have been sent. */
export function allMayBeDone({ clear, lineChanges }: UnsentChanges): UnsentChanges {
  return {
    ...(clear && { clear: { ...clear, mayBeDone: true } }),
    lineChanges: lineChanges.map((lineChange) => ({ ...lineChange, mayBeDone: true })),
  };
}

/**
 * Milliseconds after which a change counts as forgotten by the user too: who comes back to a tab after a night finds the cart as it
 * is, not as it was wanted the day before.
 */
const keptFor = 12 * 60 * 60 * 1000;

/** The changes of one cart that the server has not confirmed yet. They outlive a reload of the tab, and end with its session. */
export class UnsentStore {
  readonly #key: TabKey;
  #holds: boolean;

  /** @param cartName name of the cart among all carts */
  constructor(cartName: string) {
    this.#key = `cart-unsent:${cartName}`;
    this.#holds = getTabItem(this.#key) !== null;
  }

  /** Whether changes are kept. */
  get holds(): boolean {
    return this.#holds;
  }

  keep(changes: UnsentChanges, now = Date.now()): void {
    setTabItem(this.#key, unsentText(changes, now));
    this.#holds = true;
  }

  forget(): void {
    removeTabItem(this.#key);
    this.#holds = false;
  }

  /** What was kept before the page was reloaded; undefined when that is nothing, too old, or was written by somebody else. */
  read(now = Date.now()): UnsentChanges | undefined {
    const changes = readUnsent(getTabItem(this.#key), now);
    if (!changes) this.forget();
    return changes;
  }
}

/** Changes as a text, to be kept or handed to another tab. */
export function unsentText({ clear, lineChanges }: UnsentChanges, now = Date.now()): string {
  // The line as it was before can be large, and the server's answer brings it again.
  const lines = lineChanges.map(({ sku, intent, from, mayBeDone }) => ({
    sku,
    ...(intent.kind === 'set' && { amount: intent.amount, unitAbbreviation: intent.unitAbbreviation }),
    from,
    mayBeDone,
  }));
  return JSON.stringify({ keptAt: now, ...(clear && { clear }), lines });
}

/** Reads changes out of a text; undefined when they are too old or it is no such text. A line that makes no sense is left out. */
export function readUnsent(text: string | null, now = Date.now()): UnsentChanges | undefined {
  const { keptAt, clear: kept, lines } = recordOf(parseKept(text));
  if (typeof keptAt !== 'number' || now - keptAt > keptFor || !Array.isArray(lines)) return undefined;
  const clear = clearOf(kept);
  return { ...(clear && { clear }), lineChanges: lines.flatMap((line) => lineChangeOf(line) ?? []) };
}

function clearOf(value: unknown): UnsentChanges['clear'] {
  if (typeof value !== 'object' || value === null) return undefined;
  const { from, mayBeDone } = value as Record<string, unknown>;
  const isPair = (pair: unknown): pair is [string, string] =>
    Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'string';
  return { from: Array.isArray(from) ? from.filter(isPair) : [], mayBeDone: mayBeDone === true };
}

function lineChangeOf(line: unknown): UnsentLineChange | undefined {
  if (typeof line !== 'object' || line === null) return undefined;
  const { sku, amount, unitAbbreviation, from, mayBeDone } = line as Record<string, unknown>;
  if (typeof sku !== 'string') return undefined;
  const known = { sku, from: Array.isArray(from) ? from.filter((held) => typeof held === 'string') : [], mayBeDone: mayBeDone === true };
  if (amount === undefined) return { ...known, intent: { kind: 'remove' } };
  if (typeof amount !== 'number' || typeof unitAbbreviation !== 'string') return undefined;
  return { ...known, intent: { kind: 'set', amount, unitAbbreviation } };
}
