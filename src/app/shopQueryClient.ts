import type { QueryClient } from '@tanstack/react-query';
import { publisher } from '#platform/publisher.ts';
import { createQueryClient, type CallFailure } from '#queries/client.ts';

/** Failed calls, for the code that shows messages. */
export interface FailureSource {
  /** Calls back for every call that has failed for good. Returns a function that ends it. */
  subscribe(listener: (failure: CallFailure) => void): () => void;
}

/** The cache of the server's answers, and the source of its failures. Both live as long as the page. */
export interface ShopCache {
  readonly queryClient: QueryClient;
  readonly failures: FailureSource;
}

/** Makes the cache of a page. */
export function createShopQueryClient(): ShopCache {
  const { subscribe, publish } = publisher<[failure: CallFailure]>();
  return { queryClient: createQueryClient({ onFailure: publish }), failures: { subscribe } };
}
