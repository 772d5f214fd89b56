import type { Order, OrderInformation, OrderOverviewEntry, OrderSubmit, ShoppingCart } from '#gen/models/index.ts';
import { FetchError, ResponseError } from '#http/errors.ts';
import { VirtualTime } from '#cart/cart.fixture.ts';
import { readOrderIntent, type OrderIntent } from './orderIntent';
import { OrderSubmission, type AgreedOrder, type SubmissionBuilder, type SubmissionPorts } from './orderSubmission';
import { parseKept } from '#platform/keptJson.ts';

/** Test data only: an order. */
export const body: OrderInformation = { deliveryAddressExternalId: '100-01', requestedDeliveryDay: '2026-03-10', customerOrderId: 'Küche' };
/** An order with that body, for any key and any cart. */
export const order: AgreedOrder = orderOf(body);

/** An order with another body. */
export function orderOf(over: OrderInformation): AgreedOrder {
  const build: SubmissionBuilder = (idempotencyKey) => ({ body: over, idempotencyKey });
  return { build, isAgreed: () => true };
}

/** A backend with one cart and its orders. */
class OrderServer {
  readonly orders: (OrderOverviewEntry & { key: string })[] = [{ ...entry('4711', 3), key: 'old' }];
  readonly keys: string[] = [];
  lineCount = 2;
  knowsKeys = true;
  /** True if the server checks the cart's version before it places an order. */
  checksVersion = true;
  version = '2026-03-02T07:59:00Z';
  readonly #bodies = new Map<string, string>();

  /** Orders made here, without the one from before. */
  get made() {
    return this.orders.filter(({ id }) => id !== '4711');
  }

  /** The present cart. */
  get cart(): ShoppingCart {
    const items = Array.from({ length: this.lineCount }, (_, index) => ({ sku: `${index}`, amount: 1, unitAbbreviation: 'STK' }));
    return { customerId: '100', items, validSince: this.version };
  }

  submit(sent: OrderInformation | OrderSubmit, key: string, version?: string): Order {
    this.keys.push(key);
    const known = this.knowsKeys ? this.orders.find((order) => order.key === key) : undefined;
    if (known && this.#bodies.get(key) !== JSON.stringify(sent)) throw new ResponseError({ status: 409, path: '/submit' });
    if (!known && this.checksVersion && version !== this.version) throw new ResponseError({ status: 412, path: '/submit' });
    if (!known && this.lineCount === 0) throw new ResponseError({ status: 409, path: '/submit' });
    if (!known && !sent.deliveryAddressExternalId) throw new ResponseError({ status: 422, path: '/submit' });
    const order = known ?? { ...entry(`${5000 + this.orders.length}`, this.lineCount), key };
    if (!known) {
      this.orders.unshift(order);
      this.#bodies.set(key, JSON.stringify(sent));
      this.lineCount = 0;
      this.version = `after ${order.id}`;
    }
    return { ...order, orderItems: [] };
  }
}

/** An order in the order list. */
export function entry(id: string, itemsCount: number): OrderOverviewEntry {
  return {
    id,
    creationTime: '2026-03-02T08:00:00Z',
    customerId: '100',
    customerOrderId: 'Küche',
    deliverySlotDate: '2026-03-10',
    itemsCount,
    source: 'WEBSHOP',
  };
}

/**
 * `unsent`: never arrives. `unanswered`: carried out, the answer gets lost. `late`: the client times out before it is carried out.
 * `broken` and `brokenAfter`: 500 without and with effect. `unreadable`: carried out, with an unreadable answer. `signedOut`: 401 for
 * good.
 */
export type OrderFault = 'none' | 'unsent' | 'unanswered' | 'late' | 'broken' | 'brokenAfter' | 'unreadable' | 'signedOut';

/** Faults of a request; times in milliseconds. */
export interface OrderJourney {
  readonly there: number;
  readonly back: number;
  readonly fault: OrderFault;
}

/** No fault. */
export const quickOrder: OrderJourney = { there: 20, back: 20, fault: 'none' };

/** Tabs of a browser, a network that fails on demand, and the backend behind it. */
export class OrderWorld {
  readonly time = new VirtualTime();
  readonly server = new OrderServer();
  /** True if another tab holds the browser's lock. */
  isLocked = false;
  hasLocks = true;
  /** Faults of the next requests, in their order; later requests succeed. */
  submits: OrderJourney[] = [];
  lists: OrderJourney[] = [];
  #tabs = 0;

  /** One tab; a reload makes a new submission with the same storage. */
  openTab(over: Partial<SubmissionPorts> = {}) {
    const { time, server } = this;
    let stored: string | null = null;
    let count = 0;
    const name = `tab${(this.#tabs += 1)}`;
    const ports: SubmissionPorts = {
      submit: (sent, key, version) => this.#travel(this.submits.shift() ?? quickOrder, () => server.submit(sent, key, version)),
      newestOrders: () => this.#travel(this.lists.shift() ?? quickOrder, () => server.orders.slice(0, 20)),
      settleCart: () => Promise.resolve('saved'),
      readCart: () => this.#travel(quickOrder, () => server.cart),
      intents: {
        read: (): OrderIntent | undefined => readOrderIntent(parseKept(stored)),
        write: (intent) => (stored = JSON.stringify(intent)),
        remove: () => (stored = null),
      },
      withTabLock: async (work) => {
        if (!this.hasLocks) return work();
        if (this.isLocked) return undefined;
        this.isLocked = true;
        try {
          return await work();
        } finally {
          this.isLocked = false;
        }
      },
      waitForTabLock: async () => {
        while (this.isLocked) await new Promise<void>((resolve) => time.later(resolve, 5));
      },
      newKey: () => `${name}-${(count += 1)}`,
      now: () => Date.parse('2026-03-02T08:00:00Z') + time.now(),
      pause: (milliseconds) => new Promise((resolve) => time.later(resolve, milliseconds)),
      ...over,
    };
    return { reload: () => new OrderSubmission(ports), submission: new OrderSubmission(ports), hasIntent: () => stored !== null };
  }

  /** The result of a promise after a number of milliseconds. */
  async resultOf<Result>(promise: Promise<Result>, milliseconds = 10_000): Promise<Result> {
    await this.time.pass(milliseconds);
    return promise;
  }

  #travel<T>({ there, back, fault }: OrderJourney, work: () => T): Promise<T> {
    const { time } = this;
    return new Promise((resolve, reject) => {
      time.later(() => {
        if (fault === 'unsent') return reject(new FetchError(new TypeError('offline')));
        if (fault === 'broken') return reject(new ResponseError({ status: 503, path: '/submit' }));
        if (fault === 'signedOut') return reject(new ResponseError({ status: 401, path: '/submit' }));
        if (fault === 'late') {
          reject(new FetchError(new DOMException('No answer in time', 'TimeoutError')));
          time.later(() => attempt(work), back);
          return;
        }
        const answer = attempt(work);
        time.later(() => {
          if (fault === 'unanswered') reject(new FetchError(new TypeError('lost')));
          else if (fault === 'brokenAfter') reject(new ResponseError({ status: 502, path: '/submit' }));
          else if (fault === 'unreadable') reject(new ResponseError({ status: 200, path: '/submit' }));
          else if ('error' in answer) reject(answer.error);
          else resolve(answer.value);
        }, back);
      }, there);
    });
  }
}

function attempt<T>(work: () => T): { value: T } | { error: unknown } {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}
