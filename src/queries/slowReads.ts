import { onlineManager, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { limits } from '../domain/limits';
import { readRule } from './operations';

/** What is said of a screen that waits for what it reads: that it takes `long`, or that it can't come `offline`; undefined while there is nothing to say. */
export type Waiting = 'long' | 'offline' | undefined;

/** A read that somebody on the screen waits for and has nothing of yet. What fails silently is waited for by nobody. */
function isPendingVisible(query: Query): boolean {
  return (
    query.isActive() &&
    query.state.status === 'pending' &&
    query.state.fetchStatus !== 'idle' &&
    (query.meta?.failure ?? readRule(query.queryKey)?.failure) !== 'silent'
  );
}

/** Whether it waits for the network, and hasn't even been asked. */
const isHeld = (query: Query) => query.state.fetchStatus === 'paused';

/** Watches how long the screen waits for what it reads. */
export class SlowReads {
  readonly #queryClient: QueryClient;
  readonly #after: number;
  readonly #since = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  #waiting: Waiting;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | undefined;

  /** @param after milliseconds of waiting from which on it counts as long */
  constructor(queryClient: QueryClient, after: number) {
    this.#queryClient = queryClient;
    this.#after = after;
  }

  /** Whether something has been waited for too long, or can't come. */
  readonly snapshot = (): Waiting => this.#waiting;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#stop ??= this.#queryClient.getQueryCache().subscribe(() => this.#look());
    this.#look();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearTimeout(this.#timer);
      this.#stop?.();
      this.#stop = undefined;
      this.#since.clear();
    };
  };

  /**
   * Gives up everything that is waited for and asks again, also without a network: what the browser thinks of that may be wrong, and an answer
   * says so.
   */
  async retry(): Promise<void> {
    const awaited = this.#awaited();
    const held = awaited.filter(isHeld);
    await this.#queryClient.cancelQueries({ predicate: (query) => awaited.includes(query) });
    for (const query of awaited) {
      this.#since.delete(query.queryHash);
      const answer = held.includes(query)
        ? query.fetch({ ...query.options, networkMode: 'always' }).then(() => onlineManager.setOnline(true))
        : query.fetch();
      // What fails is told where it is shown.
      answer.catch(() => undefined);
    }
    this.#look();
  }

  #awaited(): readonly Query[] {
    return this.#queryClient.getQueryCache().findAll({ predicate: isPendingVisible });
  }

  #look(): void {
    const now = Date.now();
    const all = this.#awaited();
    const awaited = new Set(all.map(({ queryHash }) => queryHash));
    for (const known of this.#since.keys()) if (!awaited.has(known)) this.#since.delete(known);
    for (const hash of awaited) if (!this.#since.has(hash)) this.#since.set(hash, now);
    clearTimeout(this.#timer);
    const waited = now - Math.min(now, ...this.#since.values());
    const isSlow = this.#since.size > 0 && waited >= this.#after;
    if (this.#since.size > 0 && !isSlow) this.#timer = setTimeout(() => this.#look(), this.#after - waited);
    const waiting: Waiting = all.some(isHeld) ? 'offline' : isSlow ? 'long' : undefined;
    if (waiting === this.#waiting) return;
    this.#waiting = waiting;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether the screen waits for something unusually long, or for a network, and how to ask again. */
export function useSlowReads(after: number = limits.slowAnswer): { readonly waiting: Waiting; readonly retry: () => void } {
  const queryClient = useQueryClient();
  const reads = useMemo(() => new SlowReads(queryClient, after), [queryClient, after]);
  return { waiting: useSyncExternalStore(reads.subscribe, reads.snapshot), retry: useCallback(() => void reads.retry(), [reads]) };
}
