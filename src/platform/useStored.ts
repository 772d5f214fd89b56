import { useSyncExternalStore } from 'react';
import type { StoredValue } from './stored';

/** The stored value, and each later one. */
export function useStored<Value>({ subscribe, read }: Pick<StoredValue<Value>, 'subscribe' | 'read'>): Value {
  return useSyncExternalStore(subscribe, read);
}
