import type { ShoppingCart } from '#gen/models/index.ts';
import { cartFailure } from './cartRequests';
import type { Clock } from './ongoingLines';

/** First and longest pause, in milliseconds, before the server is asked again; doubled each time. */
const firstPause = 1_000;
const maxPauseMs = 30_000;
/** Automatic attempts to learn the server's cart after a failed write; then the next change of route asks. */
const truthAttempts = 5;

/** The server's cart as last read, i.e. the value in the query cache. */
export interface ServerCart {
  /** Undefined until the first read. */
  read(): ShoppingCart | undefined;
  /** Takes the answer of a write over. */
  write(cart: ShoppingCart): void;
  /** Starts a fetch of the query, or joins the running one; the query's function is the writer's `read`. */
  ask(): Promise<unknown>;
}

interface Waiting {
  readonly number: number;
  resolve(cart: ShoppingCart): void;
  reject(error: unknown): void;
}

/** Dependencies of the reads. */
interface ReadPorts {
  readonly clock: Clock;
  readonly ask: ServerCart['ask'];
  /** The query's fetch has ended. */
  onAsked(): void;
}

/**
 * Tracks reads of a cart: pending query reads, and reads that the engine needs. Events are numbered, so that an answer requested before
 * a change is never taken for one that includes it.
 */
export class CartReads {
  readonly #ports: ReadPorts;
  #newest = 0;
  #waiting: Waiting | undefined;
  /** A write ended in doubt, or the cart was changed elsewhere: the cart is refetched until the server's state is known. */
  #unconfirmed: { readonly since: number; readonly attempts: number; readonly askAt: number } | undefined;
  #isAsking = false;
  #pause = firstPause;
  #readCount = 0;

  constructor(ports: ReadPorts) {
    this.#ports = ports;
  }

  /** Number of the latest event; a request that starts now includes it. */
  get newest(): number {
    return this.#newest;
  }

  /** Number of reads of the whole cart. */
  get readCount(): number {
    return this.#readCount;
  }

  /** True if the query waits for the cart. */
  get isWaiting(): boolean {
    return this.#waiting !== undefined;
  }

  /** True if a read of the whole cart is needed. */
  get isWanted(): boolean {
    return this.isWaiting || this.#unconfirmed !== undefined;
  }

  /** Time from which the query should be fetched; infinite if nothing is in doubt, or it is being fetched. */
  get askAt(): number {
    return this.#isAsking ? Infinity : (this.#unconfirmed?.askAt ?? Infinity);
  }

  /**
   * Waits for a cart that is asked for from now on.
   *
   * @param onCalledOff the query wants it no longer
   */
  wait(signal: AbortSignal, onCalledOff: () => void): Promise<ShoppingCart> {
    return new Promise((resolve, reject) => {
      const waiting = { number: (this.#newest += 1), resolve, reject };
      this.#waiting = waiting;
      signal.addEventListener('abort', () => {
        if (this.#waiting === waiting) this.#waiting = undefined;
        reject(signal.reason as Error);
        onCalledOff();
      });
    });
  }

  /** Answers the query with a cart that includes all events up to `number`. Returns true if the query waited for it. */
  answer(number: number, cart: ShoppingCart): boolean {
    const waiting = this.#waiting;
    if (!waiting || waiting.number > number) return false;
    this.#waiting = undefined;
    waiting.resolve(cart);
    return true;
  }

  /** Marks the server's state as unknown; it is refetched until it is known. */
  markUnconfirmed(): void {
    this.#unconfirmed = { since: (this.#newest += 1), attempts: 0, askAt: 0 };
    void this.ask();
  }

  /** Asks at once when it is time to ask, instead of after the pause. */
  makeDue(): void {
    if (this.#unconfirmed) this.#unconfirmed = { ...this.#unconfirmed, askAt: 0 };
  }

  /** Starts a fetch of the query unless one is running. */
  async ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const { clock, ask, onAsked } = this.#ports;
    try {
      await ask();
    } catch {
      // A failed read has set the time of the next attempt; an aborted one has not.
      if (this.#unconfirmed && this.#unconfirmed.askAt <= clock.now())
        this.#unconfirmed = { ...this.#unconfirmed, askAt: clock.now() + firstPause };
    }
    this.#isAsking = false;
    onAsked();
  }

  /** The whole cart is known, including all events up to `number`. Later changes from elsewhere are still unread. */
  known(number: number): void {
    this.#readCount += 1;
    this.#pause = firstPause;
    if (this.#unconfirmed && this.#unconfirmed.since <= number) this.#unconfirmed = undefined;
  }

  /** A read failed. Returns the time of the next attempt if the server's state is in doubt. */
  failed(error: unknown): number | undefined {
    this.#waiting?.reject(error);
    this.#waiting = undefined;
    if (!this.#unconfirmed) return undefined;
    const failure = cartFailure(error);
    const askAt = this.#ports.clock.now() + this.#pause;
    this.#pause = Math.min(maxPauseMs, this.#pause * 2);
    const attempts = failure === 'unanswered' ? 0 : this.#unconfirmed.attempts + 1;
    const isHopeless = failure === 'signedOut' || failure === 'forbidden' || failure === 'ended' || attempts >= truthAttempts;
    if (isHopeless) this.#pause = firstPause;
    this.#unconfirmed = isHopeless ? undefined : { ...this.#unconfirmed, attempts, askAt };
    return askAt;
  }

  /** Drops all pending reads. */
  forget(): void {
    this.#unconfirmed = undefined;
  }
}
