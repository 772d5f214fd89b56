import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that tells if the component is still there, for answers that may come after it was left. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
