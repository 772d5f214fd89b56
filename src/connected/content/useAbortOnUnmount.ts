import { useCallback, useEffect, useRef } from 'react';

/** What is told when the component has gone from the screen, for what is under way for it. To be asked for when that begins. */
export function useAbortOnUnmount(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => leaving.current.signal, []);
}
