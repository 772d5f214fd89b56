import { onlineManager, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { publisher } from '#platform/publisher.ts';
import { limits } from '#domain/text/limits.ts';
import { readRule } from './operations';

/** Message for a screen that waits for its reads: they take `long`, or are paused `offline`; undefined for none. */
export type Waiting = 'long' | 'offline' | undefined;

/** True for a pending read with subscribers and without data. A read that fails silently doesn't count. */
function isPendingVisible(query: Query): boolean {
  return (
    query.isActive() &&
    query.state.status === 'pending' &&
    query.state.fetchStatus !== 'idle' &&
    (query.meta?.failure ?? readRule(query.queryKey)?.failure) !== 'silent'
  );
}

/** True if it is paused offline, before its first request. */
const isHeld = (query: Query) => query.state.fetchStatus === 'paused';

/** Measures how long the screen waits for its reads. */
export class SlowReads {
  readonly #queryClient: QueryClient;
  readonly #after: number;
  readonly #since = new Map<string, number>();
  #waiting: Waiting;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #changes = publisher(() => {
    const stop = this.#queryClient.getQueryCache().subscribe(() => this.#look());
    this.#look();
    return () => {
      clearTimeout(this.#timer);
      stop();
      this.#since.clear();
    };
  });

  /** @param after milliseconds of waiting from which on it counts as long */
  constructor(queryClient: QueryClient, after: number) {
    this.#queryClient = queryClient;
    this.#after = after;
  }

  /** The message, once a read has taken too long or is paused. */
  readonly snapshot = (): Waiting => this.#waiting;

  readonly subscribe = this.#changes.subscribe;

  /** Cancels all pending reads and repeats them, also when offline: the browser's state may be wrong, and an answer shows that. */
  async retry(): Promise<void> {
    const awaited = this.#awaited();
    const held = awaited.filter(isHeld);
    await this.#queryClient.cancelQueries({ predicate: (query) => awaited.includes(query) });
    for (const query of awaited) {
      this.#since.delete(query.queryHash);
      const answer = held.includes(query)
        ? query.fetch({ ...query.options, networkMode: 'always' }).then(() => onlineManager.setOnline(true))
        : query.fetch();
      // A failure shows at its own place.
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
    this.#changes.publish();
  }
}

/** Message for a screen that waits unusually long, or for the network, and the function to retry. */
export function useSlowReads(after: number = limits.slowAnswer): { readonly waiting: Waiting; readonly retry: () => void } {
  const queryClient = useQueryClient();
  const reads = useMemo(() => new SlowReads(queryClient, after), [queryClient, after]);
  return { waiting: useSyncExternalStore(reads.subscribe, reads.snapshot), retry: useCallback(() => void reads.retry(), [reads]) };
}
