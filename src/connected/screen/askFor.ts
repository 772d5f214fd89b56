import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';

/** Asks for what is not there or not fresh, without waiting for a screen that shows it. Never rejects. */
export function askFor(
  queryClient: QueryClient,
  { queryKey, queryFn, meta, staleTime }: Pick<FetchQueryOptions, 'queryKey' | 'queryFn' | 'meta' | 'staleTime'>,
): Promise<void> {
  return queryClient.prefetchQuery({
    queryKey,
    ...(queryFn && { queryFn }),
    ...(meta && { meta }),
    ...(staleTime !== undefined && { staleTime }),
  });
}
