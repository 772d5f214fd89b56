import type { Submission } from '#domain/checkout/checkout.ts';
import type { Order, OrderInformation, OrderOverviewEntry, OrderSubmit, ShoppingCart } from '#gen/models/index.ts';
import { ResponseError, SessionUnreachableError } from '#http/errors.ts';
import type { Settlement } from '#cart/cartWriter.ts';
import { isLost, isRefusal, lookupDelays } from './lostAnswer';
import { orderOfIntent, type OrderIntent } from './orderIntent';

/** Makes the body of an order for a key that is decided here. */
export type SubmissionBuilder = (idempotencyKey: string) => Submission<OrderInformation | OrderSubmit>;

/** An order as the user agreed to it. */
export interface AgreedOrder {
  readonly build: SubmissionBuilder;
  /** True if the server's cart equals the one that the user agreed to, line by line. */
  isAgreed(cart: ShoppingCart): boolean;
}

/** Result of an attempt to order. */
export type SubmitResult =
  /** The order exists, exactly once. `order` is missing when its answer got lost and it was found in the order list. */
  | { readonly kind: 'placed'; readonly orderId: string; readonly order: Order | undefined }
  /**
   * An earlier attempt succeeded after all, and the cart has new lines since. Nothing was sent now: only the user knows if these are to
   * be ordered as well.
   */
  | { readonly kind: 'placedBefore'; readonly orderId: string }
  /** Another tab of the browser tried to submit this cart meanwhile, and the lines are still in it. Nothing was sent from here. */
  | { readonly kind: 'elsewhere' }
  /**
   * The cart is empty: it was ordered or emptied elsewhere. Nothing was sent. `recentOrderId`: the customer's newest order, if it came
   * in just before and so probably is the order of this cart.
   */
  | { readonly kind: 'cartEmpty'; readonly recentOrderId: string | undefined }
  /** A change of the cart could not be stored and was reverted. Nothing was sent: the user checks the cart again. */
  | { readonly kind: 'cartChanged' }
  /**
   * The cart has other lines than the user agreed to, because another user has changed it. Nothing was ordered; the user is asked
   * again.
   */
  | { readonly kind: 'differs' }
  /** Nothing was sent, because the cart could not be brought up to date. Can be tried again. */
  | { readonly kind: 'notSent'; readonly error: Error | undefined }
  /** The server refused; no order was made. */
  | { readonly kind: 'refused'; readonly error: ResponseError }
  /**
   * The answer got lost. `checked`: the order list was read and doesn't contain it. A retry is safe: it reads the order list first, and
   * uses the same key.
   */
  | { readonly kind: 'lost'; readonly checked: boolean; readonly error: Error };

/** Dependencies of a submission. */
export interface SubmissionPorts {
  /** @param version the cart's `validSince` that the order is for; undefined if the server sends none */
  submit(body: OrderInformation | OrderSubmit, idempotencyKey: string, version: string | undefined): Promise<Order | undefined>;
  /** The customer's newest orders. */
  newestOrders(): Promise<readonly OrderOverviewEntry[]>;
  /** Stores pending changes of the cart. */
  settleCart(): Promise<Settlement>;
  /** The server's cart, read after this call. */
  readCart(): Promise<ShoppingCart>;
  /** Storage of the intent, which outlives a reload. */
  readonly intents: { read(): OrderIntent | undefined; write(intent: OrderIntent): void; remove(): void };
  /** Runs something while no other tab does the same; `undefined` when another tab is at it. */
  withTabLock<T>(work: () => Promise<T>): Promise<T | undefined>;
  /** Resolves once no other tab is at it any more. */
  waitForTabLock(): Promise<void>;
  newKey(): string;
  /** The server's present moment, in milliseconds since 1970: it is compared with when orders were made. */
  now(): number;
  pause(milliseconds: number): Promise<void>;
}

/** Milliseconds during which a click that comes after all is still meant for the order that was just placed. */
const lateClick = 5_000;
/** Milliseconds after which an intent of unknown outcome is no longer repeated: a new one is made. */
const intentLifetime = 30 * 60_000;
/** Milliseconds after which the lookup of an order no longer blocks the user. */
const lookupTimeoutMs = 10_000;
/** Milliseconds during which the newest order is taken for the order of a cart that is suddenly empty. */
const recentOrder = 15 * 60_000;

/** Orders a cart exactly once, in spite of double clicks, lost answers and reloads (P§4 "Checkout"). */
export class OrderSubmission {
  readonly #ports: SubmissionPorts;
  #running: Promise<SubmitResult> | undefined;
  #placed: { readonly result: SubmitResult; readonly at: number } | undefined;

  constructor(ports: SubmissionPorts) {
    this.#ports = ports;
  }

  /** Orders the cart. While an attempt is under way, a further call shares it. */
  place(order: AgreedOrder): Promise<SubmitResult> {
    this.#running ??= this.#placeAlone(order).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** True if the result of an order is unknown: it is under way, or was sent before a reload. */
  get isUncertain(): boolean {
    return this.#running !== undefined || this.isFromEarlierAttempt;
  }

  /** True if an earlier attempt is unresolved and nothing is looking it up. */
  get isFromEarlierAttempt(): boolean {
    return this.#running === undefined && this.#ports.intents.read() !== undefined;
  }

  /**
   * Result of an order that was sent before: by an attempt still under way, or before the page was loaded. The order's number if it
   * exists. Undefined if it doesn't, or if that is unknown now: the next attempt looks it up again.
   */
  async lookUp(): Promise<string | undefined> {
    if (this.#running) {
      const result = await this.#running;
      return result.kind === 'placed' ? result.orderId : undefined;
    }
    const { withTabLock, waitForTabLock, pause } = this.#ports;
    const look = () => withTabLock(async () => ({ id: await this.#lookUpIntent() }));
    const looked = await look();
    if (looked) return looked.id;
    // Another tab is submitting, or the previous page has not been unloaded completely.
    await Promise.race([waitForTabLock(), pause(lookupTimeoutMs)]);
    return (await look())?.id;
  }

  async #lookUpIntent(): Promise<string | undefined> {
    const { intents, now, pause } = this.#ports;
    const intent = intents.read();
    if (!intent) return undefined;
    const looked = this.#look(intent, lookupDelays(now() - intent.startedAt));
    const { found } = await Promise.race([looked, pause(lookupTimeoutMs).then(() => ({ found: undefined }))]);
    if (found) intents.remove();
    return found?.id;
  }

  async #placeAlone(order: AgreedOrder): Promise<SubmitResult> {
    const result = (await this.#ports.withTabLock(() => this.#attempt(order))) ?? (await this.#afterOther());
    if (result.kind === 'placed') this.#placed = { result, at: this.#ports.now() };
    const isLateClick = result.kind === 'cartEmpty' && this.#placed && this.#ports.now() - this.#placed.at < lateClick;
    return isLateClick && this.#placed ? this.#placed.result : result;
  }

  /** Result of the cart that another tab was submitting. */
  async #afterOther(): Promise<SubmitResult> {
    const { waitForTabLock, readCart } = this.#ports;
    await waitForTabLock();
    try {
      const [cart, newest] = await Promise.all([readCart(), this.#newestOrders(false)]);
      return cart.items.length === 0 ? this.#cartEmpty(newest) : { kind: 'elsewhere' };
    } catch {
      return { kind: 'elsewhere' };
    }
  }

  #cartEmpty(newest: readonly OrderOverviewEntry[] | undefined): SubmitResult {
    const [last] = newest ?? [];
    const age = last && this.#ports.now() - Date.parse(last.creationTime);
    return { kind: 'cartEmpty', recentOrderId: age !== undefined && age < recentOrder ? last?.id : undefined };
  }

  async #attempt(order: AgreedOrder): Promise<SubmitResult> {
    const { settleCart, readCart, intents } = this.#ports;
    const settlement = await settleCart();
    if (settlement === 'waiting') return { kind: 'notSent', error: undefined };
    if (settlement === 'failed') return { kind: 'cartChanged' };
    const earlier = intents.read();
    try {
      const [cart, newest] = await Promise.all([readCart(), this.#newestOrders(earlier !== undefined)]);
      const lineCount = cart.items.length;
      if (earlier && newest) {
        const found = orderOfIntent(earlier, newest);
        if (found) {
          intents.remove();
          return lineCount === 0 ? { kind: 'placed', orderId: found.id, order: undefined } : { kind: 'placedBefore', orderId: found.id };
        }
      }
      if (lineCount === 0) {
        intents.remove();
        return this.#cartEmpty(newest);
      }
      if (!order.isAgreed(cart)) return { kind: 'differs' };
      return await this.#send(order.build, cart, newest, earlier);
    } catch (error) {
      return { kind: 'notSent', error: asError(error) };
    }
  }

  /** The newest orders; optional if they only distinguish new from old ones. */
  async #newestOrders(isNeeded: boolean): Promise<readonly OrderOverviewEntry[] | undefined> {
    try {
      return await this.#ports.newestOrders();
    } catch (error) {
      if (isNeeded) throw error;
      return undefined;
    }
  }

  async #send(
    build: SubmissionBuilder,
    cart: ShoppingCart,
    newest: readonly OrderOverviewEntry[] | undefined,
    earlier: OrderIntent | undefined,
  ): Promise<SubmitResult> {
    const { intents, newKey, now } = this.#ports;
    const lineCount = cart.items.length;
    const isRepeated = earlier !== undefined && now() - earlier.startedAt < intentLifetime;
    const { body, idempotencyKey } = build(isRepeated ? earlier.idempotencyKey : newKey());
    const intent: OrderIntent = isRepeated
      ? { ...earlier, body, lineCount: Math.max(lineCount, earlier.lineCount) }
      : { idempotencyKey, startedAt: now(), ordersBefore: newest?.map(({ id }) => id), lineCount, body };
    intents.write(intent);
    try {
      const order = await this.#ports.submit(body, idempotencyKey, cart.validSince);
      // An unreadable number is useless: the order list has it.
      if (!order || order.id.trim() === '')
        throw new ResponseError({ status: 200, path: '', cause: new TypeError('The order has no number') });
      intents.remove();
      return { kind: 'placed', orderId: order.id, order };
    } catch (error) {
      return this.#afterFailure(intent, asError(error));
    }
  }

  async #afterFailure(intent: OrderIntent, error: Error): Promise<SubmitResult> {
    const { intents } = this.#ports;
    // 409 also answers a key that has already made an order with another body, and 412 one whose order emptied the cart.
    if (isRefusal(error) && error.status !== 409 && error.status !== 412) {
      // Without a session nothing was ordered; the same intent continues after the login.
      if (error.status !== 401) intents.remove();
      return { kind: 'refused', error };
    }
    if (!isRefusal(error) && !isLost(error)) {
      // As without a session.
      if (!(error instanceof SessionUnreachableError)) intents.remove();
      return { kind: 'notSent', error };
    }
    const { found, checked } = await this.#look(intent, isRefusal(error) ? [0] : lookupDelays());
    if (found) {
      intents.remove();
      return { kind: 'placed', orderId: found.id, order: undefined };
    }
    if (!isRefusal(error)) return { kind: 'lost', checked, error };
    intents.remove();
    return error.status === 412 ? { kind: 'differs' } : { kind: 'refused', error };
  }

  async #look(intent: OrderIntent, pauses: readonly number[]): Promise<{ found: OrderOverviewEntry | undefined; checked: boolean }> {
    let checked = false;
    for (const milliseconds of pauses) {
      if (milliseconds > 0) await this.#ports.pause(milliseconds);
      const newest = await this.#newestOrders(false);
      checked ||= newest !== undefined;
      const found = newest && orderOfIntent(intent, newest);
      if (found) return { found, checked };
    }
    return { found: undefined, checked };
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
