import type { ShoppingCart } from '#gen/models/index.ts';
import {
  lineFingerprint,
  visibleLines,
  type CartIntent,
  type IntentOutcome,
  type LineFingerprint,
  type CartLineChange,
  type PendingIntent,
  type VisibleLine,
} from './cartIntents';
import type { UnsentChanges } from './unsentChanges';

/** Maximum number of lines per request; keeps the body small enough for requests that outlive the page. */
export const linesPerRequest = 500;

/** One request that changes the cart, with the intents that it carries. */
export type CartWrite =
  | { readonly kind: 'clear'; readonly batch: readonly [] }
  | { readonly kind: 'remove'; readonly batch: readonly [PendingIntent] }
  | { readonly kind: 'set'; readonly batch: readonly [PendingIntent, ...PendingIntent[]] };

/** Unconfirmed changes of one cart: the latest intent of each line, and the request to empty it. */
export class PendingCartChanges {
  readonly #pending = new Map<string, PendingIntent>();
  readonly #onEnded: (sku: string) => void;
  #clearing: 'no' | PendingIntent['stage'] = 'no';
  /** The request to empty the cart was sent and waits to be sent again, so it may have been carried out. */
  #mayBeCleared = false;
  /** Contents of the cart when it was to be emptied, by sku. */
  #clearedFrom: readonly (readonly [sku: string, value: LineFingerprint])[] = [];
  #unconfirmed: UnsentChanges | undefined;
  #failures = 0;
  #seen: { readonly serverCart: ShoppingCart | undefined; readonly lines: readonly VisibleLine[] } | undefined;

  /** @param onEnded called with each line whose request has ended or is postponed */
  constructor(onEnded: (sku: string) => void) {
    this.#onEnded = onEnded;
  }

  /** Number of intents given up so far. */
  get failures(): number {
    return this.#failures;
  }

  get isEmpty(): boolean {
    return this.#pending.size === 0 && this.#clearing === 'no';
  }

  /** The intents, in the order in which their lines were first wanted. */
  get intents(): readonly PendingIntent[] {
    return [...this.#pending.values()];
  }

  /** Everything that the server has yet to confirm; the same object until something of it changes. */
  get unconfirmed(): UnsentChanges {
    this.#unconfirmed ??= {
      ...(this.#clearing !== 'no' && { clear: { from: this.#clearedFrom, mayBeDone: this.#clearing !== 'waiting' || this.#mayBeCleared } }),
      lineChanges: this.intents.map(({ sku, intent, from, stage, mayBeDone }) => ({
        sku,
        intent,
        from,
        mayBeDone: mayBeDone || stage !== 'waiting',
      })),
    };
    return this.#unconfirmed;
  }

  /** True if emptying the cart is requested and not yet sent. */
  get clearWaits(): boolean {
    return this.#clearing === 'waiting';
  }

  /** The lines with everything done that is wanted; the same array until something changes. */
  lines(serverCart: ShoppingCart | undefined): readonly VisibleLine[] {
    if (!this.#seen || this.#seen.serverCart !== serverCart) {
      this.#seen = { serverCart, lines: visibleLines(serverCart, this.#clearing !== 'no', this.#pending) };
    }
    return this.#seen.lines;
  }

  /** True if the lines were last computed for another version of the server's cart. */
  isOutdated(serverCart: ShoppingCart | undefined): boolean {
    return this.#seen?.serverCart !== serverCart;
  }

  /** Records a change, as of the cart in `serverCart`; an older one for the same line is overtaken. */
  record({ sku, intent, onSettled }: CartLineChange, dueAt: number, serverCart: ShoppingCart | undefined): void {
    const before = this.#pending.get(sku);
    this.#makeRoom(sku, intent, serverCart);
    const from = this.#mayHold(sku, before, serverCart);
    this.#pending.set(sku, {
      sku,
      ...withPlace(intent, before),
      dueAt,
      stage: 'waiting',
      batchLimit: linesPerRequest,
      onSettled,
      mayBeDone: false,
      from,
    });
    before?.onSettled?.('replaced');
    this.#renew();
  }

  /** Values that the server may hold for a line in `serverCart` when changes follow each other. */
  #mayHold(sku: string, before: PendingIntent | undefined, serverCart: ShoppingCart | undefined): readonly LineFingerprint[] {
    if (before)
      return before.stage === 'waiting' && !before.mayBeDone ? before.from : [...new Set([...before.from, lineFingerprint(before.intent)])];
    if (!serverCart) return [];
    const held = lineFingerprint(serverCart.items.find((item) => item.sku === sku));
    return this.#clearing === 'no' ? [held] : [...new Set([held, ''])];
  }

  /** Records a request to empty `serverCart`; earlier intents for its lines are dropped. */
  recordClear(serverCart: ShoppingCart | undefined): void {
    this.#clearing = 'waiting';
    this.#mayBeCleared = false;
    this.#clearedFrom = [
      ...(serverCart?.items ?? []).map((item) => [item.sku, lineFingerprint(item)] as const),
      ...this.intents.map(({ sku, intent }) => [sku, lineFingerprint(intent)] as const),
    ];
    this.#drop(this.intents, 'replaced');
  }

  /** Takes the request to empty the cart back, if none is under way. Answers whether it may have been done all the same. */
  cancelClear(): boolean {
    const mayBeDone = this.#clearing === 'waiting' && this.#mayBeCleared;
    if (this.#clearing === 'waiting') this.#clearing = 'no';
    this.#renew();
    return mayBeDone;
  }

  /** Lets nothing wait any longer than until `now`. */
  makeDue(now: number): void {
    for (const pending of this.#pending.values()) pending.dueAt = Math.min(pending.dueAt, now);
  }

  /** Earliest moment at which something may be sent; undefined when nothing waits. */
  earliest(now: number): number | undefined {
    if (this.#clearing === 'waiting') return now;
    const moments = this.intents.filter(({ stage }) => stage === 'waiting').map(({ dueAt }) => dueAt);
    return moments.length > 0 ? Math.min(...moments) : undefined;
  }

  /** The next request: emptying comes first, then the oldest intent. A line that is set takes along all others that are due. */
  next(now: number): CartWrite | undefined {
    if (this.#clearing !== 'no') return this.#clearing === 'waiting' ? { kind: 'clear', batch: [] } : undefined;
    const [first, ...others] = this.intents.filter(({ stage, dueAt }) => stage === 'waiting' && dueAt <= now);
    if (!first) return undefined;
    if (first.intent.kind === 'remove') return { kind: 'remove', batch: [first] };
    const batch: [PendingIntent, ...PendingIntent[]] = [first];
    for (const other of others) {
      if (other.intent.kind === 'set' && batch.length < Math.min(first.batchLimit, other.batchLimit)) batch.push(other);
    }
    return { kind: 'set', batch };
  }

  /** A request starts. */
  sent({ kind, batch }: CartWrite): void {
    if (kind === 'clear') this.#clearing = 'sent';
    for (const pending of batch) pending.stage = 'sent';
    this.#unconfirmed = undefined;
  }

  /** A request was carried out. */
  saved({ kind, batch }: CartWrite): void {
    if (kind === 'clear' && this.#clearing === 'sent') this.#clearing = 'no';
    this.#drop(batch, 'saved');
  }

  /** All or nothing, and one line is at fault: halves find it, and the others get through. */
  bisect({ batch }: CartWrite): void {
    this.#unconfirmed = undefined;
    for (const pending of batch) {
      pending.stage = 'waiting';
      pending.batchLimit = Math.ceil(batch.length / 2);
    }
  }

  /** A request did not get through; it is sent again when the network is back. */
  requeue({ kind, batch }: CartWrite): void {
    if (kind === 'clear' && this.#clearing === 'sent') this.#clearing = 'waiting';
    this.#wait(batch);
  }

  /** The server was too busy for a request; it is sent again, though it may have been done. */
  retryLater(write: CartWrite): void {
    if (write.kind === 'clear') this.#mayBeCleared = true;
    for (const pending of write.batch) pending.mayBeDone = true;
    this.requeue(write);
  }

  /** A request failed, and only the server's cart can show if it was carried out. */
  markUnconfirmed({ kind, batch }: CartWrite): void {
    if (kind === 'clear' && this.#clearing === 'sent') this.#clearing = 'unconfirmed';
    for (const pending of batch) {
      pending.stage = 'unconfirmed';
      if (this.#pending.get(pending.sku) !== pending) this.#onEnded(pending.sku);
    }
  }

  /**
   * The server's cart can't be read either, because requests don't get through: postpones changes in doubt. Returns true if there were
   * any.
   */
  requeueUnconfirmed(): boolean {
    const unconfirmed = this.#unconfirmedIntents();
    const isClearUnconfirmed = this.#clearing === 'unconfirmed';
    if (isClearUnconfirmed) this.#clearing = 'waiting';
    this.#wait(unconfirmed);
    return isClearUnconfirmed || unconfirmed.length > 0;
  }

  /** Drops changes in doubt in favour of the server's cart. */
  giveUpUnconfirmed(): void {
    this.#giveUp(this.#unconfirmedIntents(), this.#clearing === 'unconfirmed');
  }

  /** Nothing will be carried out any more: the server's cart counts. */
  giveUp(): void {
    this.#giveUp(this.intents, this.#clearing !== 'no');
  }

  #giveUp(intents: readonly PendingIntent[], isClearMeant: boolean): void {
    this.#failures += intents.length + (isClearMeant ? 1 : 0);
    if (isClearMeant) this.#clearing = 'no';
    this.#drop(intents, 'failed');
  }

  /** Shifts the indexes of lines being restored when a line before them is restored or removed. */
  #makeRoom(sku: string, intent: CartIntent, serverCart: ShoppingCart | undefined): void {
    const returning = this.intents.filter((pending) => pending.place !== undefined && pending.sku !== sku);
    if (returning.length === 0) return;
    const comesTo = intent.kind === 'set' ? intent.place : undefined;
    const goesFrom = intent.kind === 'remove' ? this.lines(serverCart).findIndex((line) => line.sku === sku) : -1;
    for (const pending of returning) {
      const place = pending.place ?? 0;
      if (comesTo !== undefined && place >= comesTo) pending.place = place + 1;
      if (goesFrom >= 0 && place > goesFrom) pending.place = place - 1;
    }
  }

  /** Recomputes the readable state. */
  #renew(): void {
    this.#seen = undefined;
    this.#unconfirmed = undefined;
  }

  #unconfirmedIntents(): readonly PendingIntent[] {
    return this.intents.filter(({ stage }) => stage === 'unconfirmed');
  }

  #wait(intents: readonly PendingIntent[]): void {
    this.#unconfirmed = undefined;
    for (const pending of intents) {
      pending.stage = 'waiting';
      this.#onEnded(pending.sku);
    }
  }

  /** Ends intents; newer ones of the same lines stay. */
  #drop(intents: readonly PendingIntent[], outcome: IntentOutcome): void {
    this.#renew();
    for (const pending of intents) {
      this.#onEnded(pending.sku);
      if (this.#pending.get(pending.sku) !== pending) continue;
      this.#pending.delete(pending.sku);
      pending.onSettled?.(outcome);
    }
  }
}

/** A change of a line that is being restored keeps its index. */
function withPlace(intent: CartIntent, before: PendingIntent | undefined): Pick<PendingIntent, 'intent' | 'place'> {
  if (intent.kind === 'remove') return { intent, place: undefined };
  if (before?.intent.kind !== 'set' || intent.place !== undefined) return { intent, place: intent.place };
  const { item } = before.intent;
  return { intent: item ? { ...intent, item } : intent, place: before.place };
}
