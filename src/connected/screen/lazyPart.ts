import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { fetchCode } from '../../kit/lazy/fetchCode';
import { whenIdle } from '../../kit/lazy/whenIdle';

/** A part of a page whose code comes later. */
export interface LazyPart<Props> {
  /** Undefined until its code is there. */
  readonly Part: ComponentType<Props> | undefined;
  /** Fetches the code, once more after a failure; answers whether it is there. */
  fetchPart(): Promise<boolean>;
}

/**
 * A part of a page whose code is fetched when the browser has nothing else to do, so that it is there when the network no longer is.
 * Unlike with `React.lazy` a fetch that fails does not take the whole page along: the part is missing and can be asked for again.
 *
 * @param load the same function each time
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fetchPart = useCallback(async () => {
    try {
      const loaded = await fetchCode(load);
      setPart(() => loaded);
      return true;
    } catch {
      return false;
    }
  }, [load]);
  useEffect(() => whenIdle(() => void fetchPart()), [fetchPart]);
  return { Part, fetchPart };
}
