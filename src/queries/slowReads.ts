import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { limits } from '../domain/limits';

/** A read that somebody on the screen waits for and has nothing of yet. What fails silently is waited for by nobody. */
function isAwaited(query: Query): boolean {
  return query.isActive() && query.state.status === 'pending' && query.state.fetchStatus === 'fetching' && query.meta?.failure !== 'silent';
}

/** Watches how long the screen waits for what it reads. */
export class SlowReads {
  readonly #queryClient: QueryClient;
  readonly #after: number;
  readonly #since = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  #isSlow = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | undefined;

  /** @param after milliseconds of waiting from which on it counts as long */
  constructor(queryClient: QueryClient, after: number) {
    this.#queryClient = queryClient;
    this.#after = after;
  }

  /** Whether something has been waited for too long. */
  readonly snapshot = (): boolean => this.#isSlow;

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

  /** Gives up everything that is waited for and asks anew. */
  async retry(): Promise<void> {
    const awaited = this.#awaited();
    await this.#queryClient.cancelQueries({ predicate: (query) => awaited.includes(query) });
    for (const query of awaited) {
      this.#since.delete(query.queryHash);
      // What fails is told where it is shown.
      query.fetch().catch(() => undefined);
    }
    this.#look();
  }

  #awaited(): readonly Query[] {
    return this.#queryClient.getQueryCache().findAll({ predicate: isAwaited });
  }

  #look(): void {
    const now = Date.now();
    const awaited = new Set(this.#awaited().map(({ queryHash }) => queryHash));
    for (const known of this.#since.keys()) if (!awaited.has(known)) this.#since.delete(known);
    for (const hash of awaited) if (!this.#since.has(hash)) this.#since.set(hash, now);
    clearTimeout(this.#timer);
    const waited = now - Math.min(now, ...this.#since.values());
    const isSlow = this.#since.size > 0 && waited >= this.#after;
    if (this.#since.size > 0 && !isSlow) this.#timer = setTimeout(() => this.#look(), this.#after - waited);
    if (isSlow === this.#isSlow) return;
    this.#isSlow = isSlow;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether the screen waits for something unusually long, and how to ask anew. */
export function useSlowReads(after: number = limits.slowAnswer): { readonly isSlow: boolean; readonly retry: () => void } {
  const queryClient = useQueryClient();
  const reads = useMemo(() => new SlowReads(queryClient, after), [queryClient, after]);
  return { isSlow: useSyncExternalStore(reads.subscribe, reads.snapshot), retry: useCallback(() => void reads.retry(), [reads]) };
}
