import type { ShoppingCart } from '../gen/models';
import {
  lineValue,
  visibleLines,
  type CartIntent,
  type IntentOutcome,
  type LineValue,
  type CartLineChange,
  type PendingIntent,
  type VisibleLine,
} from './cartIntents';
import type { UnsentChanges } from './unsentChanges';

/** Most lines in one request; keeps the body small enough for requests that outlive the page. */
export const linesPerRequest = 500;

/** One request that changes the cart, with the intents that it carries. */
export type CartWrite =
  | { readonly kind: 'clear'; readonly batch: readonly [] }
  | { readonly kind: 'remove'; readonly batch: readonly [PendingIntent] }
  | { readonly kind: 'set'; readonly batch: readonly [PendingIntent, ...PendingIntent[]] };

/** What the user wants of one cart and the server has not confirmed: the latest intent of each line, and whether all are to go. */
export class PendingCartChanges {
  readonly #pending = new Map<string, PendingIntent>();
  readonly #onEnded: (sku: string) => void;
  #clearing: 'no' | PendingIntent['stage'] = 'no';
  /** The emptying waits to be sent again, so it may have been done. */
  #mayBeCleared = false;
  /** What stood in the cart when it was to be emptied, by sku. */
  #clearedFrom: readonly (readonly [sku: string, value: LineValue])[] = [];
  #unconfirmed: UnsentChanges | undefined;
  #failures = 0;
  #seen: { readonly serverCart: ShoppingCart | undefined; readonly lines: readonly VisibleLine[] } | undefined;

  /** @param onEnded notified of each line whose request has ended or is put off */
  constructor(onEnded: (sku: string) => void) {
    this.#onEnded = onEnded;
  }

  /** How many intents had to be given up so far. */
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

  /** Whether the cart is to be emptied and nothing was sent for it. */
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

  /** Whether the lines were last worked out for another cart of the server. */
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

  /** What the server may hold of a line, as of the cart in `serverCart`, when one change comes after another. */
  #mayHold(sku: string, before: PendingIntent | undefined, serverCart: ShoppingCart | undefined): readonly LineValue[] {
    if (before)
      return before.stage === 'waiting' && !before.mayBeDone ? before.from : [...new Set([...before.from, lineValue(before.intent)])];
    if (!serverCart) return [];
    const held = lineValue(serverCart.items.find((item) => item.sku === sku));
    return this.#clearing === 'no' ? [held] : [...new Set([held, ''])];
  }

  /** Notes that all lines are to go, as of the cart in `serverCart`; what was wanted of them no longer counts. */
  recordClear(serverCart: ShoppingCart | undefined): void {
    this.#clearing = 'waiting';
    this.#mayBeCleared = false;
    this.#clearedFrom = [
      ...(serverCart?.items ?? []).map((item) => [item.sku, lineValue(item)] as const),
      ...this.intents.map(({ sku, intent }) => [sku, lineValue(intent)] as const),
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

  /** The next request: emptying comes first; then what waits first, and with a line that is to be set all others that are due. */
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

  /** A request failed, and only the server's cart can say whether it was carried out. */
  markUnconfirmed({ kind, batch }: CartWrite): void {
    if (kind === 'clear' && this.#clearing === 'sent') this.#clearing = 'unconfirmed';
    for (const pending of batch) {
      pending.stage = 'unconfirmed';
      if (this.#pending.get(pending.sku) !== pending) this.#onEnded(pending.sku);
    }
  }

  /** The server's cart can't be had either, because nothing gets through: what is in doubt is put off. Answers whether anything was. */
  requeueUnconfirmed(): boolean {
    const unconfirmed = this.#unconfirmedIntents();
    const isClearUnconfirmed = this.#clearing === 'unconfirmed';
    if (isClearUnconfirmed) this.#clearing = 'waiting';
    this.#wait(unconfirmed);
    return isClearUnconfirmed || unconfirmed.length > 0;
  }

  /** The server's cart counts instead of what is in doubt. */
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

  /** Lines on their way back move with a line that comes back or goes before them. */
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

  /** What can be read here is worked out again. */
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

/** A change of a line that is just coming back keeps the place it comes back to. */
function withPlace(intent: CartIntent, before: PendingIntent | undefined): Pick<PendingIntent, 'intent' | 'place'> {
  if (intent.kind === 'remove') return { intent, place: undefined };
  if (before?.intent.kind !== 'set' || intent.place !== undefined) return { intent, place: intent.place };
  const { item } = before.intent;
  return { intent: item ? { ...intent, item } : intent, place: before.place };
}
