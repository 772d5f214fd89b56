import { hashKey, onlineManager, type QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import type { ShoppingCart } from '#gen/models/index.ts';
import { cartCalls, cartName, cartQueryKey } from './cartCalls';
import type { CartLineChange, Removal, RemovedLine, VisibleLine } from './cartIntents';
import { CartWriter, type Settlement } from './cartWriter';
import { perClient } from '#platform/perClient.ts';
import { openTabChannel, postToTabs } from '#platform/tabChannel.ts';
import { reportError } from '#platform/errorReports.ts';
import { publisher } from '#platform/publisher.ts';
import { invalidateAfter, invalidateAfterFailure } from '#queries/invalidation.ts';
import { UndoHistory } from './undoHistory';
import type { BuyerContext } from '#queries/shopContext.ts';
import { UnsentSync } from './unsentSync';

/** A line of the cart as a row or a button shows it. */
export interface CartLineState {
  /** True if the product is in the cart, pending changes included. */
  readonly isInCart: boolean;
  /** Amount in the cart; 0 if it isn't there. */
  readonly amount: number;
  /** Unit in the cart; undefined if it isn't there. */
  readonly unitAbbreviation: string | undefined;
  /** True while a request for the line is under way; lasts at least 500 ms. */
  readonly isOngoing: boolean;
}

/** The state of a line that is not in the cart. */
export const notInCart: CartLineState = { isInCart: false, amount: 0, unitAbbreviation: undefined, isOngoing: false };

/** The cart as the user sees it, all in all. The same object until something changes. */
export interface CartSnapshot {
  readonly lines: readonly VisibleLine[];
  /** Removed lines that can be restored, newest first. */
  readonly removals: readonly Removal[];
}

/**
 * One cart of this tab, connected to the query cache, the network, the other tabs and the page's lifecycle. It stays connected while it
 * has subscribers, and afterwards until everything is stored.
 */
export class CartStore {
  readonly #writer: CartWriter;
  /** The server's cart in the query cache: all reads go through this query. */
  readonly query: {
    readonly queryKey: readonly unknown[];
    readonly queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<ShoppingCart>;
  };
  readonly #queryClient: QueryClient;
  readonly #channelName: string;
  readonly #lineStates = new Map<string, CartLineState>();
  readonly #unsent: UnsentSync;
  readonly #removals: UndoHistory;
  #isWatched = false;
  readonly #changes = publisher(() => {
    this.#isWatched = true;
    if (!this.#disconnect) {
      this.#disconnect = this.#connect();
      this.#unsent.begin();
    }
    return () => {
      this.#isWatched = false;
      this.#writer.flush();
      this.#disconnectWhenDone();
    };
  });
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
        reportError({ kind: 'call', operation, error });
        invalidateAfterFailure(queryClient, error);
      },
    });
    this.#unsent = new UnsentSync(cartName(context), {
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

  /** Sends pending changes immediately. */
  flush(): void {
    this.#writer.flush();
  }

  /** Sends pending changes and resolves when none is under way any more, or the network is down. */
  drain(): Promise<Settlement> {
    return this.#writer.settle();
  }

  /**
   * The cart was changed by something other than this store's writes. Refetches, because pending requests may not include that change.
   */
  changedElsewhere(): void {
    this.#writer.changedElsewhere();
  }

  /** Starts a fetch of the query, or joins the running one. Rejects when the read fails. */
  ask(): Promise<ShoppingCart> {
    // The engine knows of the network, and when to ask again.
    return this.#queryClient.fetchQuery({ ...this.query, staleTime: 0, retry: false, networkMode: 'always' });
  }

  /** The server's cart, read after this call. Rejects when the read fails. */
  async refetchCart(): Promise<ShoppingCart> {
    await this.#queryClient.cancelQueries({ queryKey: this.query.queryKey, exact: true });
    const { readCount } = this.#writer;
    let cart = await this.ask();
    // Without subscribers the query may have been cancelled.
    while (this.#writer.readCount === readCount) cart = await this.ask();
    return cart;
  }

  /** Calls the listener after every change; connected while there are listeners. */
  readonly subscribe = this.#changes.subscribe;

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

  /** True if the cart is known and doesn't contain the line; after the end of a session it isn't known. */
  isWithout(sku: string): boolean {
    return this.#queryClient.getQueryData(this.query.queryKey) !== undefined && !this.#lineOf(sku);
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
    // Drops undo entries for lines that were re-added elsewhere.
    for (const { sku } of lines) this.#removals.take(sku);
    this.#removals.add('cart', lines);
    this.#writer.clear();
  }

  /**
   * Restores removed lines with amount, unit and index: those of the given removal, or of the last one. If it fails, the undo is
   * offered again.
   */
  undo(id?: number): void {
    const { list } = this.#removals;
    this.#undo(id === undefined ? list[0] : list.find((kept) => kept.id === id));
  }

  /** Restores a line that was removed individually. */
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

  /** @param message `changed`, or the pending changes of a closing tab, for {@link UnsentSync.takeOver} */
  #post(message: string): void {
    if (this.#channel) return this.#channel.postMessage(message);
    postToTabs(this.#channelName, message);
  }

  #lineOf(sku: string): VisibleLine | undefined {
    const { lines } = this.#writer;
    if (this.#bySku?.lines !== lines) this.#bySku = { lines, map: new Map(lines.map((line) => [line.sku, line])) };
    return this.#bySku.map.get(sku);
  }

  #changed(): void {
    this.#unsent.changed();
    this.#changes.publish();
    this.#disconnectWhenDone();
  }

  #connect(): () => void {
    const writer = this.#writer;
    const channel = openTabChannel(this.#channelName);
    channel?.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (data === 'changed') writer.changedElsewhere();
      else this.#unsent.takeOver(data);
    });
    this.#channel = channel;
    const stopOnline = onlineManager.subscribe((isOnline) => isOnline && writer.online());
    const flushWhenHidden = () => document.visibilityState === 'hidden' && writer.flush();
    const leave = () => this.#unsent.leave();
    // A page from the back/forward cache has missed all events since it was left.
    const comeBack = (event: PageTransitionEvent) => {
      this.#unsent.comeBack();
      if (event.persisted) writer.changedElsewhere();
    };
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      channel?.close();
      this.#channel = undefined;
      stopOnline();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }

  #disconnectWhenDone(): void {
    if (!this.#disconnect || this.#isWatched || this.#writer.hasPending) return;
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
