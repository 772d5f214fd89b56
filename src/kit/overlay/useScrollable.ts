import { useCallback, useState } from 'react';

/** Props for an element that takes a tab stop only if its content overflows and scrolls. */
export function useScrollable(): { ref(element: HTMLElement | null): (() => void) | undefined; tabIndex: 0 | undefined } {
  const [isScrollable, setScrollable] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    // Before paint, so that a Tab pressed at once doesn't skip it.
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  return { ref, tabIndex: isScrollable ? 0 : undefined };
}
