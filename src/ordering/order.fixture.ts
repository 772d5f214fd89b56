import type { Order, OrderInformation, OrderOverviewEntry, OrderSubmit, ShoppingCart } from '../gen/models';
import { FetchError, ResponseError } from '../http/errors';
import { VirtualTime } from '../cart/cart.fixture';
import { readOrderIntent, type OrderIntent } from './orderIntent';
import { OrderSubmission, type AgreedOrder, type SubmissionBuilder, type SubmissionPorts } from './orderSubmission';
import { parseKept } from '../platform/keptJson';

/** Test data only: what is ordered. */
export const body: OrderInformation = { deliveryAddressExternalId: '100-01', requestedDeliveryDay: '2026-03-10', customerOrderId: 'Küche' };
/** An order with that body for whatever key, of whatever is in the cart. */
export const order: AgreedOrder = orderOf(body);

/** An order with another body. */
export function orderOf(over: OrderInformation): AgreedOrder {
  const build: SubmissionBuilder = (idempotencyKey) => ({ body: over, idempotencyKey });
  return { build, isAgreed: () => true };
}

/** A backend with one cart and the orders made of it. */
class OrderServer {
  readonly orders: (OrderOverviewEntry & { key: string })[] = [{ ...entry('4711', 3), key: 'old' }];
  readonly keys: string[] = [];
  lineCount = 2;
  knowsKeys = true;
  /** Whether an order is only made of the cart that it was meant for. */
  checksVersion = true;
  version = '2026-03-02T07:59:00Z';
  readonly #bodies = new Map<string, string>();

  /** Orders made here, without the one from before. */
  get made() {
    return this.orders.filter(({ id }) => id !== '4711');
  }

  /** The cart as it is now. */
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
 * `unsent`: never arrives. `unanswered`: done, the answer gets lost. `late`: the client gives up before it is done. `broken` and
 * `brokenAfter`: 500 without and with effect. `unreadable`: done, and the answer can't be read. `signedOut`: 401 for good.
 */
export type Fault = 'none' | 'unsent' | 'unanswered' | 'late' | 'broken' | 'brokenAfter' | 'unreadable' | 'signedOut';

/** What happens to a request on its way; times in milliseconds. */
export interface Journey {
  readonly there: number;
  readonly back: number;
  readonly fault: Fault;
}

/** Nothing goes wrong. */
export const quick: Journey = { there: 20, back: 20, fault: 'none' };

/** Tabs of a browser, a network that fails as it is told to, and the backend behind it. */
export class OrderWorld {
  readonly time = new VirtualTime();
  readonly server = new OrderServer();
  /** Whether the browser's lock between tabs is taken. */
  isLocked = false;
  hasLocks = true;
  /** What happens to the requests to come, in their order; then nothing more goes wrong. */
  submits: Journey[] = [];
  lists: Journey[] = [];
  #tabs = 0;

  /** One tab; a reload makes a new submission with the same storage. */
  openTab(over: Partial<SubmissionPorts> = {}) {
    const { time, server } = this;
    let stored: string | null = null;
    let count = 0;
    const name = `tab${(this.#tabs += 1)}`;
    const ports: SubmissionPorts = {
      submit: (sent, key, version) => this.#travel(this.submits.shift() ?? quick, () => server.submit(sent, key, version)),
      newestOrders: () => this.#travel(this.lists.shift() ?? quick, () => server.orders.slice(0, 20)),
      settleCart: () => Promise.resolve('saved'),
      readCart: () => this.#travel(quick, () => server.cart),
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

  /** What comes of something once so many milliseconds have passed. */
  async resultOf<Result>(promise: Promise<Result>, milliseconds = 10_000): Promise<Result> {
    await this.time.pass(milliseconds);
    return promise;
  }

  #travel<T>({ there, back, fault }: Journey, work: () => T): Promise<T> {
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
