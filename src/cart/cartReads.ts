import type { ShoppingCart } from '../gen/models';
import { cartFailure } from './cartRequests';
import type { Clock } from './ongoingLines';

/** First and longest pause, in milliseconds, before the server is asked again; doubled each time. */
const firstPause = 1_000;
const longestPause = 30_000;
/** Automatic attempts to learn the server's cart after a failed write; then the next change of route asks. */
const truthAttempts = 5;

/** The server's serverCart as last heard: what the query of the cart has in the cache. */
export interface ServerCart {
  /** Undefined until it was heard. */
  read(): ShoppingCart | undefined;
  /** Takes the answer of a write over. */
  write(cart: ShoppingCart): void;
  /** Has the query ask the server now, or wait for what it has asked already; its function is the writer's `read`. */
  ask(): Promise<unknown>;
}

interface Waiting {
  readonly number: number;
  resolve(cart: ShoppingCart): void;
  reject(error: unknown): void;
}

/** What reading needs of the world around it. */
interface ReadPorts {
  readonly clock: Clock;
  readonly ask: ServerCart['ask'];
  /** A question has come to its end. */
  onAsked(): void;
}

/**
 * The reads of a cart: whether the query waits for one, and whether it has to be asked for one. What happens is numbered, so that an
 * answer that was asked for before a change never passes for one that knows of it.
 */
export class CartReads {
  readonly #ports: ReadPorts;
  #newest = 0;
  #waiting: Waiting | undefined;
  /** A write ended in doubt, or the cart was changed elsewhere: what the server holds has to be asked for until it is known. */
  #unconfirmed: { readonly since: number; readonly attempts: number; readonly askAt: number } | undefined;
  #isAsking = false;
  #pause = firstPause;
  #readCount = 0;

  constructor(ports: ReadPorts) {
    this.#ports = ports;
  }

  /** Number of what happened last; a request that starts now knows of it. */
  get newest(): number {
    return this.#newest;
  }

  /** How often the whole cart was heard. */
  get readCount(): number {
    return this.#readCount;
  }

  /** Whether the query waits for the cart. */
  get isWaiting(): boolean {
    return this.#waiting !== undefined;
  }

  /** Whether the whole cart is wanted. */
  get isWanted(): boolean {
    return this.isWaiting || this.#unconfirmed !== undefined;
  }

  /** Moment from which the query is to be asked; infinite where nothing is in doubt, or it is asked already. */
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

  /** Gives the query a cart that knows of what happened until `number`. Answers whether it waited for that. */
  answer(number: number, cart: ShoppingCart): boolean {
    const waiting = this.#waiting;
    if (!waiting || waiting.number > number) return false;
    this.#waiting = undefined;
    waiting.resolve(cart);
    return true;
  }

  /** What the server holds has become uncertain: it is asked for, now and until it is known. */
  markUnconfirmed(): void {
    this.#unconfirmed = { since: (this.#newest += 1), attempts: 0, askAt: 0 };
    void this.ask();
  }

  /** Asks at once when it is time to ask, instead of after the pause. */
  makeDue(): void {
    if (this.#unconfirmed) this.#unconfirmed = { ...this.#unconfirmed, askAt: 0 };
  }

  /** Asks the query, if it isn't asked already. */
  async ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const { clock, ask, onAsked } = this.#ports;
    try {
      await ask();
    } catch {
      // A read that failed has said when to ask again; one that was called off has not.
      if (this.#unconfirmed && this.#unconfirmed.askAt <= clock.now())
        this.#unconfirmed = { ...this.#unconfirmed, askAt: clock.now() + firstPause };
    }
    this.#isAsking = false;
    onAsked();
  }

  /** The whole cart is known with all that happened until `number`. What was changed elsewhere since then is still to be heard of. */
  known(number: number): void {
    this.#readCount += 1;
    this.#pause = firstPause;
    if (this.#unconfirmed && this.#unconfirmed.since <= number) this.#unconfirmed = undefined;
  }

  /** A read came to nothing. Answers when it is time to ask again, where something is in doubt. */
  failed(error: unknown): number | undefined {
    this.#waiting?.reject(error);
    this.#waiting = undefined;
    if (!this.#unconfirmed) return undefined;
    const failure = cartFailure(error);
    const askAt = this.#ports.clock.now() + this.#pause;
    this.#pause = Math.min(longestPause, this.#pause * 2);
    const attempts = failure === 'unanswered' ? 0 : this.#unconfirmed.attempts + 1;
    const isHopeless = failure === 'signedOut' || failure === 'forbidden' || failure === 'ended' || attempts >= truthAttempts;
    if (isHopeless) this.#pause = firstPause;
    this.#unconfirmed = isHopeless ? undefined : { ...this.#unconfirmed, attempts, askAt };
    return askAt;
  }

  /** Nobody wants to know any more. */
  forget(): void {
    this.#unconfirmed = undefined;
  }
}
