import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { Destination } from './screen';

/** The part of a query's options needed to fetch it. */
interface Asked {
  readonly queryKey: readonly unknown[];
  readonly queryFn?: unknown;
  readonly meta?: FetchQueryOptions['meta'] | undefined;
  readonly staleTime?: FetchQueryOptions['staleTime'] | undefined;
  readonly retry?: unknown;
  readonly structuralSharing?: unknown;
}

/** Fetches missing or stale data ahead of the screen that shows them. Never rejects. */
export function prefetchIfStale(
  queryClient: QueryClient,
  { queryKey, queryFn, meta, staleTime, retry, structuralSharing }: Asked,
): Promise<void> {
  return queryClient.prefetchQuery({
    queryKey,
    ...(queryFn !== undefined && { queryFn: queryFn as NonNullable<FetchQueryOptions['queryFn']> }),
    ...(meta && { meta }),
    ...(staleTime !== undefined && { staleTime }),
    ...(retry !== undefined && { retry: retry as NonNullable<FetchQueryOptions['retry']> }),
    ...(structuralSharing === false && { structuralSharing }),
  });
}

/** Without a stale time, since the operation's rule sets it. */
type AskedAhead = Omit<Asked, 'staleTime'>;

/** Data that a screen shows first, as its own query options; empty if the address names nothing. Exported by its `ahead.ts`. */
export type Ahead = (destination: Destination, queryClient: QueryClient) => readonly AskedAhead[];
