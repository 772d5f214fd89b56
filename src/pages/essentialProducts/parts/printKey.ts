import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the browser's print shortcut do the same as the screen's print button, for screens that load data first: the
 * browser's print event comes too late.
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
