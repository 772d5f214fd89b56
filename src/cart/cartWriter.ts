import { limits } from '#domain/text/limits.ts';
import { publisher } from '#platform/publisher.ts';
import type { ShoppingCart } from '#gen/models/index.ts';
import type { CartCalls } from './cartApi';
import type { CartLineChange, VisibleLine } from './cartIntents';
import { CartReads, type ServerCart } from './cartReads';
import { cartFailure, retryPause, sendOnUnload, sendWrite } from './cartRequests';
import { PendingCartChanges, type CartWrite } from './pendingCartChanges';
import { OngoingLines, type Clock } from './ongoingLines';
import type { UnsentChanges } from './unsentChanges';

/** Dependencies of the engine. */
export interface CartPorts {
  readonly calls: CartCalls;
  readonly clock: Clock;
  readonly serverCart: ServerCart;
  /** False while offline; intents then wait. */
  isOnline(): boolean;
  /** True if the page may be left before an answer arrives, so that requests have to outlive it. */
  isLeaving(): boolean;
  /** A request has, or may have, changed the cart on the server. */
  onWritten(): void;
  /** A request failed. It is only logged (P§8 "Silent failures"). */
  onFailed(error: unknown): void;
}

/** Result of all pending changes: stored, given up in part, or waiting for the network. */
export type Settlement = 'saved' | 'failed' | 'waiting';

/**
 * Brings what the user wants of one cart to the server.
 *
 * A change of a line, and the emptying of the cart (`PendingCartChanges`):
 *
 *               500 ms, or at once            whole or one line answered
 *   (wanted) ──► waiting ──────────────► sent ──────────────────────────────► (stored)
 *                  ▲ ▲ ▲                 │ │ └─ refused: alone ─────────────► (given up: the server's cart shows again)
 *                  │ │ └── busy: a pause ┤ │
 *                  │ └── refused: halves ┘ └─── no answer: may be done ─► unconfirmed
 *                  │                                                        │   └─ the cart is read: it says ─► (stored, or given up)
 *                  └──────────────── nothing can be read either ────────────┘
 *
 * Whose turn it is (`#running`), one at a time, because answers must not overtake each other:
 *
 *   idle ──► write ──► resolving ──► idle      a write's whole cart also answers the query that waits
 *     └────► read ───► resolving ──► idle      a write that falls due calls the read off; `resolving` lasts until the cache has the cart
 *
 * The latest intent of a line wins; changes wait 500 ms and go together;
 * one request is under way at a time; an answer never overrides a newer intent; what fails returns to the server's cart, and
 * what the network prevents waits for it (P§4 "Cart item"); what the server was too busy for is sent again a few times (record 012).
 */
export class CartWriter {
  readonly #ports: CartPorts;
  readonly #ongoing: OngoingLines;
  readonly #pending: PendingCartChanges;
  readonly #reads: CartReads;
  readonly #changes = publisher();
  /** The request under way. `resolving`: the query has its cart and puts it into the cache in a moment. */
  #running:
    | { readonly kind: 'write' }
    | { readonly kind: 'read'; readonly controller: AbortController }
    | { readonly kind: 'resolving'; readonly number: number }
    | undefined;
  /** Nothing is written before this moment, because nothing got through. */
  #heldUntil = 0;
  /** Number of failed attempts of the next write because the server was busy, and the time before which it isn't sent again. */
  #retry = { tries: 0, until: 0 };
  #cancelTimer: (() => void) | undefined;
  #settlers: { readonly failures: number; readonly resolve: (settlement: Settlement) => void }[] = [];

  constructor(ports: CartPorts) {
    this.#ports = ports;
    this.#ongoing = new OngoingLines(ports.clock, () => this.#changed());
    this.#pending = new PendingCartChanges((sku) => this.#ongoing.end(sku));
    this.#reads = new CartReads({ clock: ports.clock, ask: () => ports.serverCart.ask(), onAsked: () => this.#pump() });
  }

  /** The lines as the user sees them; the same array until something changes. */
  get lines(): readonly VisibleLine[] {
    return this.#pending.lines(this.#ports.serverCart.read());
  }

  /** True if a request for the line is under way, or ended less than 500 ms ago. */
  isOngoing(sku: string): boolean {
    return this.#ongoing.has(sku);
  }

  /** True if any change is unconfirmed. */
  get hasPending(): boolean {
    return !this.#pending.isEmpty;
  }

  /** Number of reads of the whole cart. */
  get readCount(): number {
    return this.#reads.readCount;
  }

  /** True while requests can't get through: the browser is offline, or an attempt failed. */
  get isHeld(): boolean {
    return !this.#ports.isOnline() || this.#ports.clock.now() < this.#heldUntil;
  }

  /** Everything that the server has yet to confirm; the same object until something of it changes. */
  get unconfirmed(): UnsentChanges {
    return this.#pending.unconfirmed;
  }

  /** Calls the listener after every change of the readable state. */
  subscribe(listener: () => void): () => void {
    return this.#changes.subscribe(listener);
  }

  /**
   * Records intents for lines. With `wait` they are sent after 500 ms without a further change of the line, else at once; lines to set
   * share one request.
   */
  enqueue(lineChanges: readonly CartLineChange[], { wait = false }: { wait?: boolean } = {}): void {
    const dueAt = this.#ports.clock.now() + (wait ? limits.cartUpdateDebounce : 0);
    const serverCart = this.#ports.serverCart.read();
    for (const lineChange of lineChanges) this.#pending.record(lineChange, dueAt, serverCart);
    this.#changed();
    this.#pump();
  }

  /** Empties the cart and drops pending changes of its lines. */
  clear(): void {
    this.#pending.recordClear(this.#ports.serverCart.read());
    this.#changed();
    this.#pump();
  }

  /** Cancels an unsent request to empty the cart. */
  cancelClear(): void {
    if (this.#pending.cancelClear()) this.#reads.markUnconfirmed();
    this.#changed();
  }

  /** Sends pending changes immediately. */
  flush(): void {
    this.#pending.makeDue(this.#ports.clock.now());
    this.#pump();
  }

  /** Sends pending changes and resolves when none is under way any more, or the network is down. */
  settle(): Promise<Settlement> {
    return new Promise((resolve) => {
      this.#settlers.push({ failures: this.#pending.failures, resolve });
      this.#heldUntil = 0;
      this.flush();
    });
  }

  /**
   * Reads the cart in its turn between the writes; the answer of a write will do as well. For the function of the query alone, which
   * puts the cart into the cache. Rejects when the read fails.
   */
  read(signal: AbortSignal): Promise<ShoppingCart> {
    const read = this.#reads.wait(signal, () => {
      if (this.#running?.kind === 'read') this.#running.controller.abort();
      if (this.#running?.kind === 'resolving') this.#running = undefined;
      this.#pump();
    });
    this.#pump();
    return read;
  }

  /** The cart was changed elsewhere. Refetches until an answer includes that change, because requests under way may not. */
  changedElsewhere(): void {
    this.#reads.markUnconfirmed();
  }

  /** The network is back. */
  online(): void {
    this.#heldUntil = 0;
    this.#reads.makeDue();
    this.#pump();
  }

  /** The page is going away: everything unconfirmed is sent at once. Should the page live on, repeating it does no harm. */
  leave(): void {
    sendOnUnload(this.#ports.calls, this.#pending.clearWaits, this.#pending.intents, this.#ports.onFailed);
  }

  /**
   * The server's cart in the cache was changed, perhaps by another user.
   *
   * @param isRead true if the query's own read changed it
   */
  serverCartChanged(isRead: boolean): void {
    if (isRead && this.#running?.kind === 'resolving') {
      const { number } = this.#running;
      this.#running = undefined;
      this.#hasServerCart(number);
      this.#pump();
    } else if (this.#pending.isOutdated(this.#ports.serverCart.read())) this.#changed();
  }

  /** There are no subscribers any more, and everything is stored: stops reading the server's cart. */
  stop(): void {
    this.#reads.forget();
    this.#cancelTimer?.();
  }

  #changed(): void {
    this.#changes.publish();
  }

  /** Starts the next request, or the timer for it. */
  #pump(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    const now = this.#ports.clock.now();
    const isBlocked = this.isHeld;
    const write = isBlocked || now < this.#retry.until ? undefined : this.#pending.next(now);
    if (this.#running) {
      // The write's answer contains the server's cart, and a slow read must not delay the write.
      if (write && this.#running.kind === 'read') this.#running.controller.abort();
      return;
    }
    if (write) void this.#write(write);
    else if (this.#reads.isWaiting) void this.#read();
    else {
      if (!isBlocked && now >= this.#reads.askAt) void this.#reads.ask();
      if (!this.#running) this.#rest(now, isBlocked);
    }
  }

  #rest(now: number, isBlocked: boolean): void {
    if (!this.hasPending || isBlocked) {
      for (const { failures, resolve } of this.#settlers.splice(0)) {
        resolve(this.hasPending ? 'waiting' : this.#pending.failures > failures ? 'failed' : 'saved');
      }
    }
    const writeAt = Math.max(this.#pending.earliest(now) ?? Infinity, this.#retry.until);
    const next = Math.max(Math.min(writeAt, this.#reads.askAt), this.#heldUntil);
    if (next === Infinity || !this.#ports.isOnline()) return;
    this.#cancelTimer = this.#ports.clock.later(() => this.#pump(), Math.max(0, next - now));
  }

  async #write(write: CartWrite): Promise<void> {
    const { calls, serverCart, isLeaving, onWritten } = this.#ports;
    const number = this.#reads.newest;
    const needsCart = this.#reads.isWanted;
    this.#running = { kind: 'write' };
    this.#pending.sent(write);
    for (const { sku } of write.batch) this.#ongoing.start(sku);
    this.#changed();
    try {
      const { cart, is } = await sendWrite(calls, () => serverCart.read(), write, isLeaving() ? { keepalive: true } : {}, needsCart);
      this.#retry = { tries: 0, until: 0 };
      if (cart) serverCart.write(cart);
      if (is === 'unknown') this.#reads.markUnconfirmed();
      if (is === 'whole') this.#hasServerCart(number);
      this.#pending.saved(write);
      onWritten();
      this.#resolveQuery(number, is === 'whole' ? cart : undefined);
    } catch (error) {
      this.#writeFailed(write, error);
      this.#running = undefined;
    }
    this.#changed();
    this.#pump();
  }

  #writeFailed(write: CartWrite, error: unknown): void {
    const failure = cartFailure(error);
    this.#ports.onFailed(error);
    if (failure === 'ended') return this.#pending.giveUp();
    const pause = retryPause(error, this.#retry.tries);
    this.#retry = pause === undefined ? { tries: 0, until: 0 } : { tries: this.#retry.tries + 1, until: this.#ports.clock.now() + pause };
    if (pause !== undefined) return this.#pending.retryLater(write);
    if (failure === 'refused' && write.batch.length > 1) return this.#pending.bisect(write);
    if (failure === 'unanswered' && !this.#ports.isOnline()) return this.#pending.requeue(write);
    // Sending stops until the server answers again; pending changes continue after the login.
    if (failure === 'signedOut') this.#heldUntil = Infinity;
    // The change may have been carried out and only the answer lost, so the server is asked, here and in the other tabs.
    this.#pending.markUnconfirmed(write);
    this.#reads.markUnconfirmed();
    if (failure !== 'refused') this.#ports.onWritten();
  }

  async #read(): Promise<void> {
    const controller = new AbortController();
    const number = this.#reads.newest;
    this.#running = { kind: 'read', controller };
    try {
      const cart = await this.#ports.calls.get({ signal: controller.signal });
      this.#resolveQuery(number, controller.signal.aborted ? undefined : cart);
    } catch (error) {
      this.#running = undefined;
      if (!controller.signal.aborted) this.#readFailed(error);
    }
    this.#changed();
    this.#pump();
  }

  /** Ends a turn. Where the query waits for the cart, asked for when `number` was the newest moment, the turn lasts until it is in the cache. */
  #resolveQuery(number: number, cart: ShoppingCart | undefined): void {
    this.#running = cart && this.#reads.answer(number, cart) ? { kind: 'resolving', number } : undefined;
  }

  #readFailed(error: unknown): void {
    this.#ports.onFailed(error);
    const askAt = this.#reads.failed(error);
    if (askAt === undefined) return;
    const failure = cartFailure(error);
    if (failure !== 'signedOut' && this.#heldUntil === Infinity) this.#heldUntil = 0;
    if (failure !== 'signedOut' && failure !== 'unanswered') return this.#pending.giveUpUnconfirmed();
    // Neither writes nor reads get through; the changes are kept until they do.
    const isPutOff = this.#pending.requeueUnconfirmed();
    if (isPutOff && failure === 'unanswered') this.#heldUntil = askAt;
  }

  /** The whole cart is in the cache, asked for when `number` was the newest moment. */
  #hasServerCart(number: number): void {
    this.#reads.known(number);
    this.#heldUntil = 0;
    this.#pending.giveUpUnconfirmed();
    this.#changed();
  }
}
