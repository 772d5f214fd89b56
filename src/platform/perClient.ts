import type { QueryClient } from '@tanstack/react-query';

/** One value per query client, created on first use; it is collected with the client. */
export function perClient<Value>(make: () => Value): (queryClient: QueryClient) => Value {
  const values = new WeakMap<QueryClient, { readonly value: Value }>();
  return (queryClient) => {
    let kept = values.get(queryClient);
    if (!kept) values.set(queryClient, (kept = { value: make() }));
    return kept.value;
  };
}
