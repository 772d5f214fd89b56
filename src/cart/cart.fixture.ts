import { QueryClient } from '@tanstack/react-query';
import type { CartItem, CartItemRequest, ShoppingCart } from '#gen/models/index.ts';
import { FetchError, ResponseError } from '#http/errors.ts';
import type { CartCalls } from './cartApi';
import { CartWriter, type CartPorts } from './cartWriter';
import type { Clock } from './ongoingLines';

/** Test data only: a clock that advances only when the test tells it to. */
export class VirtualTime implements Clock {
  #now = 0;
  #count = 0;
  #timers: { at: number; order: number; run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  later(run: () => void, milliseconds: number): () => void {
    const timer = { at: this.#now + milliseconds, order: (this.#count += 1), run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Lets everything happen that is due within the next milliseconds. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settleMicrotasks();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = next.at;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      next.run();
      await settleMicrotasks();
    }
    this.#now = end;
  }

  #next(end: number) {
    return this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.order - b.order)[0];
  }
}

/** Lets promises that are settled go on. */
const settleMicrotasks = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Faults of a request. `unsent`: it never arrives. `unanswered`: it is carried out, and the answer gets lost. `broken`: the server
 * fails, `brokenAfter` after carrying it out. `busy`: the server is overloaded, `busyAfter`: it was carried out, and a gateway timed
 * out waiting for the answer.
 */
export type Fault = 'none' | 'unsent' | 'unanswered' | 'broken' | 'brokenAfter' | 'busy' | 'busyAfter' | 'signedOut';

/** One request: its round trip in milliseconds, and its fault. */
export interface Journey {
  readonly there: number;
  readonly back: number;
  readonly fault: Fault;
  /** Seconds that a busy server asks to wait. */
  readonly retryAfter?: number;
}

/** A journey without trouble. */
export const quick: Journey = { there: 20, back: 20, fault: 'none' };

/** A request as it arrived. */
export interface Arrival {
  readonly call: keyof CartCalls;
  readonly body: unknown;
  readonly at: number;
  readonly keepalive: boolean;
}

/** A backend with one cart. Lines with a sku that begins with "bad" are refused; a restored line returns to its old place. */
export class CartServer {
  readonly arrivals: Arrival[] = [];
  /** True for the cart of a fair that has ended: every call is refused. */
  hasEnded = false;
  readonly #time: VirtualTime;
  readonly #lines = new Map<string, CartItem>();
  readonly #places = new Map<string, number>();

  constructor(time: VirtualTime, lines: readonly CartItemRequest[] = []) {
    this.#time = time;
    for (const line of lines) this.#set(line);
  }

  /** The present cart. */
  get cart(): ShoppingCart {
    const place = ({ sku }: CartItem) => this.#places.get(sku) ?? 0;
    return { customerId: '100', items: [...this.#lines.values()].sort((a, b) => place(a) - place(b)).map((item) => ({ ...item })) };
  }

  /** "sku amount unit" of each line. */
  get text(): string[] {
    return this.cart.items.map(({ sku, amount, unitAbbreviation }) => `${sku} ${amount} ${unitAbbreviation}`);
  }

  /** Names of the calls that arrived. */
  get calls(): string[] {
    return this.arrivals.map(({ call }) => call);
  }

  /** The calls as one tab makes them. */
  connect(journey: (call: keyof CartCalls) => Journey = () => quick): CartCalls {
    const ask = <T>(
      call: keyof CartCalls,
      body: unknown,
      request: { signal?: AbortSignal | null | undefined; keepalive?: boolean | undefined },
      work: () => T,
    ) => this.#travel(call, body, request, work, journey(call));
    return {
      get: (request) => ask('get', undefined, request, () => this.cart),
      setLine: (line, request) =>
        ask('setLine', line, request, () => this.#setAll([line]).items.find(({ sku }) => sku === line.sku) as CartItem),
      setItem: (line, request) => ask('setItem', line, request, () => this.#setAll([line])),
      setItems: (lines, request) => ask('setItems', lines, request, () => this.#setAll(lines)),
      removeItem: (line, request) => ask('removeItem', line, request, () => (this.#lines.delete(line.sku), this.cart)),
      clear: (request) => ask('clear', undefined, request, () => this.#lines.clear()),
    };
  }

  #set({ sku, amount, unitAbbreviation }: CartItemRequest): void {
    if (!this.#places.has(sku)) this.#places.set(sku, this.#places.size);
    this.#lines.set(sku, { sku, amount, unitAbbreviation });
  }

  #setAll(lines: readonly CartItemRequest[]): ShoppingCart {
    if (lines.some(({ sku }) => sku.startsWith('bad'))) throw new ResponseError({ status: 409, path: '/cart' });
    for (const line of lines) this.#set(line);
    return this.cart;
  }

  #travel<T>(
    call: keyof CartCalls,
    body: unknown,
    { signal, keepalive = false }: { signal?: AbortSignal | null | undefined; keepalive?: boolean | undefined },
    work: () => T,
    { there, back, fault, retryAfter }: Journey,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      this.#time.later(() => {
        if (fault === 'unsent') return reject(new FetchError(new TypeError('offline')));
        if (fault === 'broken') return reject(new ResponseError({ status: 500, path: '/cart' }));
        if (fault === 'busy') return reject(new ResponseError({ status: 503, path: '/cart', retryAfter }));
        if (fault === 'signedOut') return reject(new ResponseError({ status: 401, path: '/cart' }));
        this.arrivals.push({ call, body, at: this.#time.now(), keepalive });
        let answer: T;
        try {
          if (this.hasEnded) throw new ResponseError({ status: 409, path: '/cart', problem: { code: 'fairInactive' } });
          answer = work();
        } catch (error) {
          this.#time.later(() => reject(error), back);
          return;
        }
        this.#time.later(() => {
          if (fault === 'unanswered') reject(new FetchError(new TypeError('lost')));
          else if (fault === 'brokenAfter') reject(new ResponseError({ status: 500, path: '/cart' }));
          else if (fault === 'busyAfter') reject(new ResponseError({ status: 504, path: '/cart' }));
          else resolve(answer);
        }, back);
      }, there);
    });
  }
}

/** One tab of the browser: a writer on a query cache of its own. */
export class CartTab {
  readonly writer: CartWriter;
  readonly errors: unknown[] = [];
  isOnline = true;
  isLeaving = false;
  /** Called after each write; tests of several tabs pass it on. */
  onWritten: () => void = () => undefined;
  readonly #client = new QueryClient();
  readonly #query = {
    queryKey: ['cart'],
    queryFn: ({ signal }: { signal: AbortSignal }) => this.writer.read(signal),
    retry: false,
    gcTime: Infinity,
    networkMode: 'always' as const,
  };

  constructor(time: Clock, calls: CartCalls, serverCart?: ShoppingCart) {
    const { queryKey } = this.#query;
    this.#client.setQueryData(queryKey, serverCart);
    const ports: CartPorts = {
      calls,
      clock: time,
      serverCart: {
        read: () => this.#client.getQueryData(queryKey),
        write: (cart) => this.#client.setQueryData(queryKey, cart),
        ask: () => this.load(),
      },
      isOnline: () => this.isOnline,
      isLeaving: () => this.isLeaving,
      onWritten: () => this.onWritten(),
      onFailed: (error) => this.errors.push(error),
    };
    this.writer = new CartWriter(ports);
    this.#client.getQueryCache().subscribe((event) => {
      this.writer.serverCartChanged(event.type === 'updated' && event.action.type === 'success' && !event.action.manual);
    });
  }

  /** Reads the cart. */
  load(): Promise<ShoppingCart> {
    return this.#client.fetchQuery({ ...this.#query, staleTime: 0 });
  }

  /** Aborts the read. */
  callOff(): void {
    void this.#client.cancelQueries(this.#query);
  }

  /** "sku amount unit" of each line on the screen. */
  get text(): string[] {
    return this.writer.lines.map(({ sku, amount, unitAbbreviation }) => `${sku} ${amount} ${unitAbbreviation}`);
  }

  /** The user types an amount. */
  choose(sku: string, amount: number, unitAbbreviation = 'STK'): void {
    this.writer.enqueue([{ sku, intent: { kind: 'set', amount, unitAbbreviation } }], { wait: true });
  }

  /** The user puts a product into the cart. */
  add(sku: string, amount = 1, unitAbbreviation = 'STK'): void {
    this.writer.enqueue([{ sku, intent: { kind: 'set', amount, unitAbbreviation } }]);
  }

  /** The user removes a line. */
  remove(sku: string): void {
    this.writer.enqueue([{ sku, intent: { kind: 'remove' } }]);
  }
}
