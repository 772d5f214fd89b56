import { useEffect, useEffectEvent } from 'react';

/**
 * The browser's key for printing does what the screen's own print button does, where that has something to fetch first: what is told once
 * printing has begun comes too late.
 *
 * @param print undefined while there is nothing to print
 */
export function usePrintKey(print: (() => void) | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'p';
    if (!isPrint || !print) return;
    event.preventDefault();
    if (!event.repeat) print();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
