import { useCallback, useState } from 'react';

/**
 * Whether an element's content is larger than the element, so that it scrolls: only then the keyboard needs to stop at it.
 * Returns the props for the element.
 */
export function useScrollable(): { ref(element: HTMLElement | null): (() => void) | undefined; tabIndex: 0 | undefined } {
  const [isScrollable, setScrollable] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    // Before it is drawn: a Tab pressed at once is not to pass it by.
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  return { ref, tabIndex: isScrollable ? 0 : undefined };
}
