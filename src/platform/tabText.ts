import { useCallback, useSyncExternalStore } from 'react';
import { getTabItem, removeTabItem, setTabItem, type TabKey } from './tabStorage';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A text that is kept for this tab with every change, null for none, and the way to change it, which is told the present text. What is
 * shown is what is kept, so a change that ends after its screen was left counts on the next one too.
 */
export function useTabText(key: TabKey): readonly [text: string | null, change: (next: (text: string | null) => string | null) => void] {
  const text = useSyncExternalStore(subscribe, () => getTabItem(key));
  const change = useCallback(
    (next: (text: string | null) => string | null) => {
      const after = next(getTabItem(key));
      if (after === null) removeTabItem(key);
      else setTabItem(key, after);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [text, change];
}
