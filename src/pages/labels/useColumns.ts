import { useCallback, useState } from 'react';

/** Minimum width of a column in pixels: the small print of such a label is legible. */
const narrowest = 256;

/** Number of labels that fit side by side in an element, and the `ref` for it. */
export function useColumns(): readonly [columns: number, ref: (element: HTMLElement | null) => (() => void) | undefined] {
  const [columns, setColumns] = useState(1);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setColumns(Math.max(1, Math.floor(element.clientWidth / narrowest)));
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, []);
  return [columns, ref];
}
