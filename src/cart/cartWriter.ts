import { limits } from '../domain/limits';
import type { CartCalls } from './cartCalls';
import type { LineWish, VisibleLine } from './cartIntents';
import { CartReads } from './cartReads';
import { cartFailure, sendLeaving, sendWrite, type CartTruth } from './cartRequests';
import { PendingCartChanges, type CartWrite } from './pendingCartChanges';
import { OngoingLines, type Clock } from './ongoingLines';
import type { UnsentChanges } from './unsentChanges';

/** What the engine needs of the world around it. */
export interface CartPorts {
  readonly calls: CartCalls;
  readonly clock: Clock;
  /** Lives in the query cache. */
  readonly truth: CartTruth;
  /** Whether the network is there; while it isn't, intents wait. */
  isOnline(): boolean;
  /** Whether the page may go away before an answer comes, so that requests have to outlive it. */
  isLeaving(): boolean;
  /** A request has, or may have, changed the cart on the server. */
  onWritten(): void;
  /** A request failed. Nobody is told (P§8 "Silent failures"), it is only logged. */
  onFailed(error: unknown): void;
}

/** First and longest pause, in milliseconds, before the server is tried again; doubled each time. */
const firstPause = 1_000;
const longestPause = 30_000;
/** Automatic attempts to learn the server's truth after a failed write; then the next change of route asks. */
const truthAttempts = 5;

/** How everything that was wanted ended: stored, given up in part, or still waiting for the network. */
export type Settlement = 'saved' | 'failed' | 'waiting';

/**
 * Brings what the user wants of one cart to the server. The latest intent of a line wins; changes wait 500 ms and go together;
 * one request is under way at a time; an answer never overrides a newer intent; what fails returns to the server's truth, and
 * what the network prevents waits for it (P§4 "Cart item").
 */
export class CartWriter {
  readonly #ports: CartPorts;
  readonly #ongoing: OngoingLines;
  readonly #book: PendingCartChanges;
  readonly #reads = new CartReads();
  readonly #listeners = new Set<() => void>();
  #running: { readonly kind: 'write' } | { readonly kind: 'read'; readonly controller: AbortController } | undefined;
  /** A write ended in doubt, or the cart was changed elsewhere: what the server holds has to be asked for until it is known. */
  #doubt: { readonly attempts: number; readonly askAt: number } | undefined;
  /** Nothing is written before this moment, because nothing got through. */
  #heldUntil = 0;
  #pause = firstPause;
  #cancelTimer: (() => void) | undefined;
  #settlers: { readonly failures: number; readonly resolve: (settlement: Settlement) => void }[] = [];

  constructor(ports: CartPorts) {
    this.#ports = ports;
    this.#ongoing = new OngoingLines(ports.clock, () => this.#changed());
    this.#book = new PendingCartChanges((sku) => this.#ongoing.end(sku));
  }

  /** The lines as the user sees them; the same array until something changes. */
  get lines(): readonly VisibleLine[] {
    return this.#book.lines(this.#ports.truth.read());
  }

  /** Whether a request for the line is under way, or was less than 500 ms ago. */
  isOngoing(sku: string): boolean {
    return this.#ongoing.has(sku);
  }

  /** Whether the server has yet to confirm something. */
  get hasPending(): boolean {
    return !this.#book.isEmpty;
  }

  /** Whether nothing gets through at present: there is no network, or it was tried in vain. */
  get isHeld(): boolean {
    return !this.#ports.isOnline() || this.#ports.clock.now() < this.#heldUntil;
  }

  /** Everything that the server has yet to confirm; the same object until something of it changes. */
  get unconfirmed(): UnsentChanges {
    return this.#book.unconfirmed;
  }

  /** Calls back after every change of what can be read here. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Wants something of lines. With `wait` it is sent after 500 ms without a further change of the line, else at once; lines that are
   * to be set go in one request.
   */
  want(wishes: readonly LineWish[], { wait = false }: { wait?: boolean } = {}): void {
    const dueAt = this.#ports.clock.now() + (wait ? limits.cartUpdateDebounce : 0);
    const truth = this.#ports.truth.read();
    for (const wish of wishes) this.#book.note(wish, dueAt, truth);
    this.#changed();
    this.#pump();
  }

  /** Wants the cart empty, whatever was wanted of its lines. */
  clear(): void {
    this.#book.noteClear(this.#ports.truth.read());
    this.#changed();
    this.#pump();
  }

  /** Takes a wish for an empty cart back, if it has not been sent. */
  cancelClear(): void {
    this.#book.cancelClear();
    this.#changed();
  }

  /** Sends what waits without waiting longer. */
  flush(): void {
    this.#book.hurry(this.#ports.clock.now());
    this.#pump();
  }

  /** Sends what waits and answers when nothing is on its way any more, or nothing gets through. */
  settle(): Promise<Settlement> {
    return new Promise((resolve) => {
      this.#settlers.push({ failures: this.#book.failures, resolve });
      this.#heldUntil = 0;
      this.flush();
    });
  }

  /**
   * Reads the cart. A read that is under way is shared, unless only a new one will do; a write's answer will do as well. Rejects when
   * the read fails.
   */
  load({ isNew = false }: { isNew?: boolean } = {}): Promise<void> {
    const isReading = !isNew && this.#running?.kind === 'read' && !this.#running.controller.signal.aborted;
    const loaded = this.#reads.wait(isReading ? this.#reads.newest : this.#reads.want());
    this.#pump();
    return loaded;
  }

  /** Asks anew instead of waiting for the answer to a read that is under way; whoever waits goes on waiting. */
  readAnew(): void {
    if (this.#running?.kind === 'read') this.#running.controller.abort();
  }

  /** The cart was changed elsewhere: what is under way may have missed it, so it is read anew. */
  changedElsewhere(): void {
    this.#reads.want();
    this.#doubt ??= { attempts: 0, askAt: 0 };
    this.#pump();
  }

  /** The network has come back. */
  online(): void {
    this.#heldUntil = 0;
    if (this.#doubt) this.#doubt = { ...this.#doubt, askAt: 0 };
    this.#pump();
  }

  /** The page is going away: everything unconfirmed is sent at once. Should the page live on, repeating it does no harm. */
  leave(): void {
    sendLeaving(this.#ports.calls, this.#book.clearWaits, this.#book.intents, this.#ports.onFailed);
  }

  /** The truth in the cache was changed, perhaps by somebody else. */
  truthChanged(): void {
    if (this.#book.isOutdated(this.#ports.truth.read())) this.#changed();
  }

  /** Nobody looks at the cart any more, and everything is stored: stops asking for the truth by itself. */
  standDown(): void {
    this.#doubt = undefined;
    this.#cancelTimer?.();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Starts the next request, or the timer for it. */
  #pump(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    const now = this.#ports.clock.now();
    const isBlocked = this.isHeld;
    const write = isBlocked ? undefined : this.#book.next(now);
    if (this.#running) {
      // A write's answer brings the truth anyway, and a slow read shall not keep it waiting.
      if (write && this.#running.kind === 'read') this.#running.controller.abort();
      return;
    }
    if (write) void this.#write(write);
    else if (this.#reads.isDue || (!isBlocked && this.#doubt && now >= this.#doubt.askAt)) void this.#read();
    else this.#rest(now, isBlocked);
  }

  #rest(now: number, isBlocked: boolean): void {
    if (!this.hasPending || isBlocked) {
      for (const { failures, resolve } of this.#settlers.splice(0)) {
        resolve(this.hasPending ? 'waiting' : this.#book.failures > failures ? 'failed' : 'saved');
      }
    }
    const next = Math.max(Math.min(this.#book.earliest(now) ?? Infinity, this.#doubt?.askAt ?? Infinity), this.#heldUntil);
    if (next === Infinity || !this.#ports.isOnline()) return;
    this.#cancelTimer = this.#ports.clock.later(() => this.#pump(), Math.max(0, next - now));
  }

  async #write(write: CartWrite): Promise<void> {
    const { calls, truth, isLeaving, onWritten } = this.#ports;
    const number = this.#reads.newest;
    const needsCart = this.#reads.isDue || this.#doubt !== undefined;
    this.#running = { kind: 'write' };
    this.#book.sent(write);
    for (const { sku } of write.batch) this.#ongoing.start(sku);
    this.#changed();
    try {
      const answer = await sendWrite(calls, truth, write, isLeaving() ? { keepalive: true } : {}, needsCart);
      this.#pause = firstPause;
      if (answer === 'asked') this.#reads.want();
      else if (answer === 'whole') this.#truthKnown(number);
      this.#book.saved(write);
      onWritten();
    } catch (error) {
      this.#writeFailed(write, error);
    }
    this.#running = undefined;
    this.#changed();
    this.#pump();
  }

  #writeFailed(write: CartWrite, error: unknown): void {
    const failure = cartFailure(error);
    this.#ports.onFailed(error);
    if (failure === 'refused' && write.batch.length > 1) return this.#book.halve(write);
    if (failure === 'unanswered' && !this.#ports.isOnline()) return this.#book.putOff(write);
    // Nothing more is sent until the server answers again; what was wanted goes on after the login.
    if (failure === 'signedOut') this.#heldUntil = Infinity;
    // Perhaps it was done and only the answer got lost: the server is asked what holds, here and in the other tabs.
    this.#book.doubt(write);
    this.#doubt = { attempts: 0, askAt: 0 };
    this.#reads.want();
    if (failure !== 'refused') this.#ports.onWritten();
  }

  async #read(): Promise<void> {
    const controller = new AbortController();
    const number = this.#reads.newest;
    this.#running = { kind: 'read', controller };
    try {
      const cart = await this.#ports.calls.get({ signal: controller.signal });
      if (!controller.signal.aborted) {
        this.#pause = firstPause;
        this.#ports.truth.write(cart);
        this.#truthKnown(number);
      }
    } catch (error) {
      if (!controller.signal.aborted) this.#readFailed(number, error);
    }
    this.#running = undefined;
    this.#changed();
    this.#pump();
  }

  #readFailed(number: number, error: unknown): void {
    this.#ports.onFailed(error);
    this.#reads.failed(number, error);
    if (!this.#doubt) return;
    const failure = cartFailure(error);
    const askAt = this.#ports.clock.now() + this.#pause;
    this.#pause = Math.min(longestPause, this.#pause * 2);
    if (failure === 'signedOut') {
      this.#book.putOffDoubtful();
      this.#doubt = undefined;
      return;
    }
    if (this.#heldUntil === Infinity) this.#heldUntil = 0;
    if (failure === 'unanswered') {
      // Neither writing nor reading gets through: the network is gone, and what the user wants is kept for its return.
      if (this.#book.putOffDoubtful()) this.#heldUntil = askAt;
      this.#doubt = { attempts: 0, askAt };
      return;
    }
    this.#book.giveUpDoubtful();
    const attempts = this.#doubt.attempts + 1;
    this.#doubt = failure === 'forbidden' || attempts >= truthAttempts ? undefined : { attempts, askAt };
  }

  /** The whole cart was heard, as it was when the newest read had this number. */
  #truthKnown(number: number): void {
    this.#reads.answered(number);
    // What was changed elsewhere since then is still to be heard of.
    if (!this.#reads.isDue) this.#doubt = undefined;
    this.#heldUntil = 0;
    this.#book.giveUpDoubtful();
  }
}
