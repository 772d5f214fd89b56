import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenIdle } from '#platform/whenIdle.ts';

/** Milliseconds until a page with pending requests is checked again. */
const again = 250;

/**
 * True once the page was idle: the browser has nothing to do, and no request is pending (browsers are idle
 * meanwhile). Data that aren't needed for the first view are fetched afterwards.
 */
export function useIsIdle(): boolean {
  const queryClient = useQueryClient();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let stop: () => void;
    const look = () => {
      stop = whenIdle(() => {
        if (queryClient.isFetching() === 0) {
          setIdle(true);
          return;
        }
        const timer = setTimeout(look, again);
        stop = () => clearTimeout(timer);
      });
    };
    look();
    return () => stop();
  }, [queryClient]);
  return isIdle;
}
