import type { QueryClient } from '@tanstack/react-query';

/** One value for each cache of answers, made when it is asked for first; it goes with the cache. */
export function perClient<Value>(make: () => Value): (queryClient: QueryClient) => Value {
  const values = new WeakMap<QueryClient, { readonly value: Value }>();
  return (queryClient) => {
    let kept = values.get(queryClient);
    if (!kept) values.set(queryClient, (kept = { value: make() }));
    return kept.value;
  };
}
