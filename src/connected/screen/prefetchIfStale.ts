import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { Destination } from './screen';

/** What of a query's options asks for its answer, whatever that is. */
interface Asked {
  readonly queryKey: readonly unknown[];
  readonly queryFn?: unknown;
  readonly meta?: FetchQueryOptions['meta'] | undefined;
  readonly staleTime?: FetchQueryOptions['staleTime'] | undefined;
  readonly retry?: unknown;
  readonly structuralSharing?: unknown;
}

/** Asks for what is not there or not fresh, without waiting for a screen that shows it. Never rejects. */
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

/** What stays fresh as its operation's rule says. */
type AskedAhead = Omit<Asked, 'staleTime'>;

/** What a screen shows first, as options of its own queries; none where the address names nothing. Exported by its `ahead.ts`. */
export type Ahead = (destination: Destination, queryClient: QueryClient) => readonly AskedAhead[];
