import { hashKey, onlineManager, type QueryClient } from '@tanstack/react-query';
import type { ShoppingCart } from '../gen/models';
import { awaitsLogin } from '../session/currentSession';
import { cartCalls, cartName, cartQueryKey } from './cartCalls';
import type { Removal, RemovedLine, VisibleLine } from './cartIntents';
import { CartWriter } from './cartWriter';
import type { LineWish } from './intentBook';
import { invalidateAfter } from './invalidation';
import { putLineBack, takeLine } from './removals';
import type { BuyerContext } from './shopContext';
import { UnsentStore } from './unsentChanges';

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

/** Most removals that can be undone. */
const removalsKept = 20;

/**
 * One cart of this tab, joined to the query cache, the network, the other tabs and the life of the page. It is connected while
 * anybody looks at it, and until everything is stored after nobody does any more.
 */
export class CartConnection {
  readonly writer: CartWriter;
  readonly #queryClient: QueryClient;
  readonly #key: readonly unknown[];
  readonly #channelName: string;
  readonly #listeners = new Set<() => void>();
  readonly #lineStates = new Map<string, CartLineState>();
  readonly #unsent: UnsentStore;
  #removals: readonly Removal[] = [];
  #removalCount = 0;
  #snapshot: CartSnapshot | undefined;
  #bySku: { readonly lines: readonly VisibleLine[]; readonly map: ReadonlyMap<string, VisibleLine> } | undefined;
  #channel: BroadcastChannel | undefined;
  #disconnect: (() => void) | undefined;

  constructor(queryClient: QueryClient, context: BuyerContext) {
    this.#queryClient = queryClient;
    this.#key = cartQueryKey(context);
    this.#channelName = `cart:${cartName(context)}`;
    this.#unsent = new UnsentStore(cartName(context));
    const operation = context.shop.kind === 'fair' ? 'setSubshopCartItems' : 'setCartItems';
    this.writer = new CartWriter({
      calls: cartCalls(context),
      clock: {
        now: () => performance.now(),
        later: (run, milliseconds) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      truth: {
        read: () => queryClient.getQueryData<ShoppingCart>(this.#key),
        write: (cart) => queryClient.setQueryData<ShoppingCart>(this.#key, cart),
      },
      isOnline: () => onlineManager.isOnline(),
      isLeaving: () => document.visibilityState === 'hidden',
      onWritten: () => {
        this.tellOtherTabs();
        invalidateAfter(queryClient, operation);
      },
      onFailed: (error) => console.warn('cart:', error instanceof Error ? error.message : error),
    });
    this.writer.subscribe(() => this.#changed());
  }

  /** Calls back after every change; connects while anybody listens. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#disconnect) {
      this.#disconnect = this.#connect();
      this.#resumeUnsent();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.writer.flush();
      this.#disconnectWhenDone();
    };
  };

  readonly snapshot = (): CartSnapshot => {
    const { lines } = this.writer;
    if (this.#snapshot?.lines !== lines || this.#snapshot.removals !== this.#removals) {
      this.#snapshot = { lines, removals: this.#removals };
    }
    return this.#snapshot;
  };

  /** The state of one line; the same object until that line changes. */
  line(sku: string): CartLineState {
    const line = this.#lineOf(sku);
    const isOngoing = this.writer.isOngoing(sku);
    const before = this.#lineStates.get(sku) ?? notInCart;
    const state: CartLineState = line
      ? { isInCart: true, amount: line.amount, unitAbbreviation: line.unitAbbreviation, isOngoing }
      : { ...notInCart, isOngoing };
    const isSame =
      before.isInCart === state.isInCart && before.amount === state.amount &&
      before.unitAbbreviation === state.unitAbbreviation && before.isOngoing === isOngoing;
    if (isSame) return before;
    this.#lineStates.set(sku, state);
    return state;
  }

  /** Removes a line; it can be brought back. */
  remove(sku: string): void {
    const { lines } = this.writer;
    const place = lines.findIndex((line) => line.sku === sku);
    const line = lines[place];
    if (!line) return;
    this.forgetRemoved(new Set([sku]));
    this.#keepRemoval('line', [{ ...line, place }]);
    this.writer.want([{ sku, intent: { kind: 'remove' } }]);
  }

  /** Empties the cart; it can be brought back. */
  clear(): void {
    const lines = this.writer.lines.map((line, place): RemovedLine => ({ ...line, place }));
    if (lines.length === 0) return;
    this.#removals = [];
    this.#keepRemoval('cart', lines);
    this.writer.clear();
  }

  /** Brings removed lines back with amount, unit and place: those of the removal, or of the last one. What fails can be undone again. */
  undo(id?: number): void {
    const removal = id === undefined ? this.#removals[0] : this.#removals.find((kept) => kept.id === id);
    if (!removal) return;
    if (removal.kind === 'cart') this.writer.cancelClear();
    const { lines } = this.writer;
    const present = new Set(lines.map(({ sku }) => sku));
    const wishes = removal.lines.map((line): LineWish => {
      const { sku, amount, unitAbbreviation, item } = line;
      return {
        sku,
        intent: { kind: 'set', amount, unitAbbreviation, place: this.#take(sku), item },
        onSettled: (outcome) => {
          if (outcome === 'failed') this.#removals = putLineBack(this.#removals, removal, line);
        },
      };
    });
    this.writer.want(wishes.filter(({ sku }) => !present.has(sku)));
  }

  /** Lines that are set again need no undo any more; without skus no line does. */
  forgetRemoved(skus?: ReadonlySet<string>): void {
    if (this.#removals.length === 0) return;
    if (skus) for (const sku of skus) this.#take(sku);
    else this.#removals = [];
    this.#changed();
  }

  /** The other tabs read the cart anew. */
  tellOtherTabs(): void {
    if (this.#channel) return this.#channel.postMessage('changed');
    const once = new BroadcastChannel(this.#channelName);
    once.postMessage('changed');
    once.close();
  }

  #keepRemoval(kind: Removal['kind'], lines: readonly RemovedLine[]): void {
    this.#removalCount += 1;
    this.#removals = [{ id: this.#removalCount, kind, lines }, ...this.#removals].slice(0, removalsKept);
  }

  /** Forgets the removal of a line; answers where in the cart it comes back. */
  #take(sku: string): number | undefined {
    const taken = takeLine(this.#removals, sku);
    if (taken) this.#removals = taken.removals;
    return taken?.place;
  }

  #lineOf(sku: string): VisibleLine | undefined {
    const { lines } = this.writer;
    if (this.#bySku?.lines !== lines) this.#bySku = { lines, map: new Map(lines.map((line) => [line.sku, line])) };
    return this.#bySku.map.get(sku);
  }

  #changed(): void {
    this.#keepUnsent();
    for (const listener of this.#listeners) listener();
    this.#disconnectWhenDone();
  }

  /**
   * What can't be sent outlives a reload and a login. That the session has ended may be another call's finding: the page then leaves
   * before a request of its own could tell. Once anything is kept it is kept up to date, until the server has confirmed it all.
   */
  #keepUnsent(): void {
    const { hasPending, isHeld, unconfirmed } = this.writer;
    if (hasPending && (isHeld || awaitsLogin() || this.#unsent.holds)) this.#unsent.keep(unconfirmed);
    // A read that comes before anybody looks at the cart, and so before this is gone on with, changes nothing about it.
    else if (!hasPending && this.#disconnect && this.#unsent.holds) this.#unsent.forget();
  }

  /** Goes on with what was kept before the page was loaded anew. */
  #resumeUnsent(): void {
    const unsent = this.#unsent.holds && !this.writer.hasPending ? this.#unsent.read() : undefined;
    if (!unsent) return;
    if (unsent.clears) this.writer.clear();
    this.writer.want(unsent.wishes);
  }

  #connect(): () => void {
    const { writer } = this;
    const channel = new BroadcastChannel(this.#channelName);
    channel.addEventListener('message', () => writer.changedElsewhere());
    this.#channel = channel;
    const hash = hashKey(this.#key);
    const stopCache = this.#queryClient.getQueryCache().subscribe(({ type, query }) => {
      if ((type === 'updated' || type === 'removed') && query.queryHash === hash) writer.truthChanged();
    });
    const stopOnline = onlineManager.subscribe((isOnline) => isOnline && writer.online());
    const flushWhenHidden = () => document.visibilityState === 'hidden' && writer.flush();
    const leave = () => {
      // What was wanted before the session turned out to be over has not been kept yet.
      if (awaitsLogin()) this.#keepUnsent();
      else writer.leave();
    };
    // A page that comes back from the browser's back/forward cache has missed what happened meanwhile.
    const comeBack = (event: PageTransitionEvent) => event.persisted && writer.changedElsewhere();
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      channel.close();
      this.#channel = undefined;
      stopCache();
      stopOnline();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }

  #disconnectWhenDone(): void {
    if (!this.#disconnect || this.#listeners.size > 0 || this.writer.hasPending) return;
    this.#disconnect();
    this.#disconnect = undefined;
    this.writer.standDown();
  }
}

const connections = new WeakMap<QueryClient, Map<string, CartConnection>>();

/** The connection to the cart of a context: one for each cart and query cache. */
export function cartConnection(queryClient: QueryClient, context: BuyerContext): CartConnection {
  let carts = connections.get(queryClient);
  if (!carts) connections.set(queryClient, (carts = new Map<string, CartConnection>()));
  const name = cartName(context);
  let connection = carts.get(name);
  if (!connection) carts.set(name, (connection = new CartConnection(queryClient, context)));
  return connection;
}
