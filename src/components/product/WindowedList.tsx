import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface WindowedListProps<Item> {
  items: readonly Item[];
  /** Tells an item from the others, also when the list changes. */
  keyOf(item: Item): string;
  /** Height of an item in pixels before it has been measured. */
  estimate(item: Item): number;
  render(item: Item): ReactNode;
}

/** Up to so many items are simply all there. */
const plainUpTo = 50;
/** Items beyond the window on either side, so that fast scrolling shows no blank stripes. */
const beyond = 10;

/**
 * A long list in the page's own scroll: only what is near the window is in the page (P§9: pages of up to 300). The space of the rest is kept,
 * so that the scroll bar, back navigation and links into the page work as without it; find-in-page sees what is in the page only.
 * Items are ordinary children in their order, so Tab goes through them as always.
 */
export function WindowedList<Item>(props: WindowedListProps<Item>) {
  return props.items.length <= plainUpTo
    ? props.items.map((item) => <Slot key={props.keyOf(item)}>{props.render(item)}</Slot>)
    : <Window {...props} />;
}

function Slot({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}

function Window<Item>({ items, keyOf, estimate, render }: WindowedListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const measure = useCallback(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  }, []);
  useLayoutEffect(() => {
    measure();
    // What stands above the list may grow: chips, notices, a promoted product.
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [measure]);
  const estimateSize = useCallback((index: number) => (items[index] === undefined ? 0 : estimate(items[index])), [items, estimate]);
  const getItemKey = useCallback((index: number) => (items[index] === undefined ? index : keyOf(items[index])), [items, keyOf]);
  // Nothing is compiled here, so the hook's changing methods do no harm; they are called in this render only.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({ count: items.length, estimateSize, getItemKey, overscan: beyond, scrollMargin: top });
  const shown = virtualizer.getVirtualItems();
  const above = (shown[0]?.start ?? top) - top;
  const below = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? top) - top);
  return (
    <div ref={list}>
      <div style={{ height: above }} />
      {shown.map(({ key, index }) => (
        <div key={key} ref={virtualizer.measureElement} data-index={index}>
          {items[index] !== undefined && render(items[index])}
        </div>
      ))}
      <div style={{ height: below }} />
    </div>
  );
}
