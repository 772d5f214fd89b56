import { hashKey, onlineManager, type QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import type { ShoppingCart } from '../gen/models';
import { cartCalls, cartName, cartQueryKey } from './cartCalls';
import type { CartLineChange, Removal, RemovedLine, VisibleLine } from './cartIntents';
import { CartWriter, type Settlement } from './cartWriter';
import { perClient } from '../platform/perClient';
import { tellTrouble } from '../platform/trouble';
import { invalidateAfter, invalidateAfterFailure } from '../queries/invalidation';
import { UndoHistory } from './undoHistory';
import type { BuyerContext } from '../queries/shopContext';
import { UnsentKeeper } from './unsentKeeper';

/** A line of the cart as a row or a button shows it. */
export interface CartLineState {
  /** Whether the product is in the cart, as the user wants it. */
  readonly isInCart: boolean;
  /** Amount in the cart; 0 when it isn't in there. */
  readonly amount: number;
  /** Unit in the cart; undefined when it isn't in there. */
  readonly unitAbbreviation: string | undefined;
  /** Whether a request for the line is under way; visible for at least 500 ms. */
  readonly isOngoing: boolean;
}

/** The state of a line that is not in the cart. */
export const notInCart: CartLineState = { isInCart: false, amount: 0, unitAbbreviation: undefined, isOngoing: false };

/** The cart as the user sees it, all in all. The same object until something changes. */
export interface CartSnapshot {
  readonly lines: readonly VisibleLine[];
  /** What was removed and can be brought back, newest first. */
  readonly removals: readonly Removal[];
}

/**
 * One cart of this tab, joined to the query cache, the network, the other tabs and the life of the page. It is connected while
 * anybody looks at it, and until everything is stored after nobody does any more.
 */
export class CartStore {
  readonly #writer: CartWriter;
  /** The server's cart as the cache keeps it: everything that is read goes through this query. */
  readonly query: {
    readonly queryKey: readonly unknown[];
    readonly queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<ShoppingCart>;
  };
  readonly #queryClient: QueryClient;
  readonly #channelName: string;
  readonly #listeners = new Set<() => void>();
  readonly #lineStates = new Map<string, CartLineState>();
  readonly #unsent: UnsentKeeper;
  readonly #removals: UndoHistory;
  #snapshot: CartSnapshot | undefined;
  #bySku: { readonly lines: readonly VisibleLine[]; readonly map: ReadonlyMap<string, VisibleLine> } | undefined;
  #channel: BroadcastChannel | undefined;
  #disconnect: (() => void) | undefined;

  constructor(queryClient: QueryClient, context: BuyerContext) {
    this.#queryClient = queryClient;
    this.query = { queryKey: cartQueryKey(context), queryFn: ({ signal }) => this.#writer.read(signal) };
    this.#channelName = `cart:${cartName(context)}`;
    this.#removals = new UndoHistory(context);
    const operation = context.shop.kind === 'fair' ? 'setSubshopCartItems' : 'setCartItems';
    this.#writer = new CartWriter({
      calls: cartCalls(context),
      clock: {
        now: () => performance.now(),
        later: (run, milliseconds) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      serverCart: {
        read: () => queryClient.getQueryData<ShoppingCart>(this.query.queryKey),
        write: (cart) => queryClient.setQueryData<ShoppingCart>(this.query.queryKey, cart),
        ask: () => this.ask(),
      },
      isOnline: () => onlineManager.isOnline(),
      isLeaving: () => document.visibilityState === 'hidden',
      onWritten: () => {
        this.tellOtherTabs();
        invalidateAfter(queryClient, operation);
      },
      onFailed: (error) => {
        console.warn('cart:', error instanceof Error ? error.message : error);
        tellTrouble({ kind: 'call', operation, error });
        invalidateAfterFailure(queryClient, error);
      },
    });
    this.#unsent = new UnsentKeeper(cartName(context), {
      writer: this.#writer,
      serverCart: () => queryClient.getQueryData<ShoppingCart>(this.query.queryKey),
      handOn: (changes) => this.#post(changes),
    });
    this.#writer.subscribe(() => this.#changed());
    const hash = hashKey(this.query.queryKey);
    queryClient.getQueryCache().subscribe((event) => {
      if ((event.type !== 'updated' && event.type !== 'removed') || event.query.queryHash !== hash) return;
      this.#writer.serverCartChanged(event.type === 'updated' && event.action.type === 'success' && !event.action.manual);
    });
  }

  /** The lines as the user sees them; the same array until something changes. */
  get lines(): readonly VisibleLine[] {
    return this.#writer.lines;
  }

  /** Wants something of lines, see `CartWriter.enqueue`. */
  change(lineChanges: readonly CartLineChange[], options?: { readonly wait?: boolean }): void {
    this.#writer.enqueue(lineChanges, options);
  }

  /** Sends what waits without waiting longer. */
  flush(): void {
    this.#writer.flush();
  }

  /** Sends what waits and answers when nothing is on its way any more, or nothing gets through. */
  drain(): Promise<Settlement> {
    return this.#writer.settle();
  }

  /** The cart was changed by something else than the writes of this store, so what is under way may have missed it: the server is asked. */
  changedElsewhere(): void {
    this.#writer.changedElsewhere();
  }

  /** Has the query ask the server once, or wait for what it is asking already. Rejects when the read fails. */
  ask(): Promise<ShoppingCart> {
    // The engine knows of the network, and when to ask again.
    return this.#queryClient.fetchQuery({ ...this.query, staleTime: 0, retry: false, networkMode: 'always' });
  }

  /** The cart as the server has it after this call. Rejects when the read fails. */
  async refetchCart(): Promise<ShoppingCart> {
    await this.#queryClient.cancelQueries({ queryKey: this.query.queryKey, exact: true });
    const { readCount } = this.#writer;
    let cart = await this.ask();
    // Where nobody looks at the cart any more the query may be called off.
    while (this.#writer.readCount === readCount) cart = await this.ask();
    return cart;
  }

  /** Calls back after every change; connects while anybody listens. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#disconnect) {
      this.#disconnect = this.#connect();
      this.#unsent.begin();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#writer.flush();
      this.#disconnectWhenDone();
    };
  };

  readonly snapshot = (): CartSnapshot => {
    const { lines } = this.#writer;
    const removals = this.#removals.list;
    if (this.#snapshot?.lines !== lines || this.#snapshot.removals !== removals) this.#snapshot = { lines, removals };
    return this.#snapshot;
  };

  /** The state of one line; the same object until that line changes. */
  line(sku: string): CartLineState {
    const line = this.#lineOf(sku);
    const isOngoing = this.#writer.isOngoing(sku);
    const before = this.#lineStates.get(sku) ?? notInCart;
    const state: CartLineState = line
      ? { isInCart: true, amount: line.amount, unitAbbreviation: line.unitAbbreviation, isOngoing }
      : { ...notInCart, isOngoing };
    const isSame =
      before.isInCart === state.isInCart &&
      before.amount === state.amount &&
      before.unitAbbreviation === state.unitAbbreviation &&
      before.isOngoing === isOngoing;
    if (isSame) return before;
    this.#lineStates.set(sku, state);
    return state;
  }

  /** Removes a line; it can be brought back. */
  remove(sku: string): void {
    const { lines } = this.#writer;
    const place = lines.findIndex((line) => line.sku === sku);
    const line = lines[place];
    if (!line) return;
    this.forgetRemoved(new Set([sku]));
    this.#removals.add('line', [{ ...line, place }]);
    this.#writer.enqueue([{ sku, intent: { kind: 'remove' } }]);
  }

  /** Empties the cart; it can be brought back. */
  clear(): void {
    const lines = this.#writer.lines.map((line, place): RemovedLine => ({ ...line, place }));
    if (lines.length === 0) return;
    // Whatever was removed before and has come back by another hand.
    for (const { sku } of lines) this.#removals.take(sku);
    this.#removals.add('cart', lines);
    this.#writer.clear();
  }

  /** Brings removed lines back with amount, unit and place: those of the removal, or of the last one. What fails can be undone again. */
  undo(id?: number): void {
    const { list } = this.#removals;
    this.#undo(id === undefined ? list[0] : list.find((kept) => kept.id === id));
  }

  /** Brings back a line that was removed by itself. */
  undoLine(sku: string): void {
    this.#undo(this.#removals.ofLine(sku));
  }

  #undo(removal: Removal | undefined): void {
    if (!removal) return;
    if (removal.kind === 'cart') this.#writer.cancelClear();
    const present = new Set(this.#writer.lines.map(({ sku }) => sku));
    const lineChanges = removal.lines.map((line): CartLineChange => {
      const { sku, amount, unitAbbreviation, item } = line;
      return {
        sku,
        intent: { kind: 'set', amount, unitAbbreviation, place: this.#removals.take(sku), item },
        onSettled: (outcome) => {
          if (outcome === 'failed') this.#removals.putBack(removal, line);
        },
      };
    });
    this.#writer.enqueue(lineChanges.filter(({ sku }) => !present.has(sku)));
  }

  /** Lines that are set again need no undo any more; without skus no line does. */
  forgetRemoved(skus?: ReadonlySet<string>): void {
    if (this.#removals.list.length === 0) return;
    if (skus) for (const sku of skus) this.#removals.take(sku);
    else this.#removals.forget();
    this.#changed();
  }

  /** The other tabs read the cart again. */
  tellOtherTabs(): void {
    this.#post('changed');
  }

  /** @param message `changed`, or what this tab has to leave behind, for {@link UnsentKeeper.takeOver} */
  #post(message: string): void {
    if (this.#channel) return this.#channel.postMessage(message);
    const once = new BroadcastChannel(this.#channelName);
    once.postMessage(message);
    once.close();
  }

  #lineOf(sku: string): VisibleLine | undefined {
    const { lines } = this.#writer;
    if (this.#bySku?.lines !== lines) this.#bySku = { lines, map: new Map(lines.map((line) => [line.sku, line])) };
    return this.#bySku.map.get(sku);
  }

  #changed(): void {
    this.#unsent.changed();
    for (const listener of this.#listeners) listener();
    this.#disconnectWhenDone();
  }

  #connect(): () => void {
    const writer = this.#writer;
    const channel = new BroadcastChannel(this.#channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (data === 'changed') writer.changedElsewhere();
      else this.#unsent.takeOver(data);
    });
    this.#channel = channel;
    const stopOnline = onlineManager.subscribe((isOnline) => isOnline && writer.online());
    const flushWhenHidden = () => document.visibilityState === 'hidden' && writer.flush();
    const leave = () => this.#unsent.leave();
    // A page that comes back from the browser's back/forward cache has missed what happened meanwhile.
    const comeBack = (event: PageTransitionEvent) => {
      this.#unsent.comeBack();
      if (event.persisted) writer.changedElsewhere();
    };
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      channel.close();
      this.#channel = undefined;
      stopOnline();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }

  #disconnectWhenDone(): void {
    if (!this.#disconnect || this.#listeners.size > 0 || this.#writer.hasPending) return;
    this.#disconnect();
    this.#disconnect = undefined;
    this.#writer.stop();
  }
}

const storesOf = perClient(() => new Map<string, CartStore>());

/** The connection to the cart of a context: one for each cart and query cache. */
export function cartStore(queryClient: QueryClient, context: BuyerContext): CartStore {
  const carts = storesOf(queryClient);
  const name = cartName(context);
  let connection = carts.get(name);
  if (!connection) carts.set(name, (connection = new CartStore(queryClient, context)));
  return connection;
}
