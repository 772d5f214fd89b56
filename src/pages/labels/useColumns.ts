import { useCallback, useState } from 'react';

/** Least width of a column in pixels: on a label as wide as that, the small print can be read. */
const narrowest = 256;

/** How many labels stand side by side in an element, for its `ref`. */
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
