import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../platform/whenIdle';

/** Milliseconds after which a page that was still waiting for answers is looked at again. */
const again = 250;

/**
 * Whether the page has come to rest once: the browser has nothing to do, and no answer is being waited for, which lets a browser rest, too.
 * What nobody needs for the first sight of a screen is fetched after it.
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
