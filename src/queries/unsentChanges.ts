import type { LineWish } from './intentBook';
import { forgetForTab, keepForTab, keptForTab } from './tabStorage';

/** What was wanted of a cart and could not be sent. */
export interface UnsentChanges {
  /** Whether the cart was to be emptied, before anything else. */
  readonly clears: boolean;
  /** The wishes for lines, in the order in which they go. */
  readonly wishes: readonly LineWish[];
}

/**
 * Milliseconds after which a change counts as forgotten by the user too: whoever comes back to a tab after a night finds the cart as it
 * is, not as it was wanted the day before.
 */
const keptFor = 12 * 60 * 60 * 1000;

/** The changes of one cart that no network has taken yet. They outlive a reload of the tab, and end with its session. */
export class UnsentStore {
  readonly #key: string;
  #holds: boolean;

  /** @param cartName name of the cart among all carts */
  constructor(cartName: string) {
    this.#key = `cart-unsent:${cartName}`;
    this.#holds = keptForTab(this.#key) !== null;
  }

  /** Whether changes are kept, which then have to be kept up to date. */
  get holds(): boolean {
    return this.#holds;
  }

  keep({ clears, wishes }: UnsentChanges, now = Date.now()): void {
    // The line as it was before can be large, and the server's answer brings it again.
    const lines = wishes.map(({ sku, intent }) => (intent.kind === 'remove' ? { sku } : { sku, amount: intent.amount, unitAbbreviation: intent.unitAbbreviation }));
    keepForTab(this.#key, JSON.stringify({ keptAt: now, clears, lines }));
    this.#holds = true;
  }

  forget(): void {
    forgetForTab(this.#key);
    this.#holds = false;
  }

  /** What was kept before the page was loaded anew; undefined when that is nothing, too old, or was written by somebody else. */
  read(now = Date.now()): UnsentChanges | undefined {
    const text = keptForTab(this.#key);
    const changes = text === null ? undefined : parse(text, now);
    if (!changes) this.forget();
    return changes;
  }
}

function parse(text: string, now: number): UnsentChanges | undefined {
  try {
    const value = JSON.parse(text) as { keptAt?: unknown; clears?: unknown; lines?: unknown } | null;
    if (typeof value?.keptAt !== 'number' || now - value.keptAt > keptFor || !Array.isArray(value.lines)) return undefined;
    return { clears: value.clears === true, wishes: value.lines.flatMap((line) => wishOf(line) ?? []) };
  } catch {
    return undefined;
  }
}

function wishOf(line: unknown): LineWish | undefined {
  if (typeof line !== 'object' || line === null) return undefined;
  const { sku, amount, unitAbbreviation } = line as Record<string, unknown>;
  if (typeof sku !== 'string') return undefined;
  if (amount === undefined) return { sku, intent: { kind: 'remove' } };
  if (typeof amount !== 'number' || typeof unitAbbreviation !== 'string') return undefined;
  return { sku, intent: { kind: 'set', amount, unitAbbreviation } };
}
