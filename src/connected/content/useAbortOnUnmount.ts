import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that makes a signal which aborts on unmount. Call it when the work begins. */
export function useAbortOnUnmount(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => leaving.current.signal, []);
}
