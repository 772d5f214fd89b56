import { Fragment, useDeferredValue, useMemo, type ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';

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
/** Pixels beyond the window on either side that are there too, so that fast scrolling shows no blank stripes. */
const beyond = 1_000;
/** The same for the first paint, which need not wait for what nobody sees yet. */
const beyondAtFirst = 0;

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
  const itemSize = useMemo(() => middleOf(items.map(estimate)), [items, estimate]);
  const bufferSize = useDeferredValue(beyond, beyondAtFirst);
  return (
    <WindowVirtualizer data={items} itemSize={itemSize} bufferSize={bufferSize}>
      {(item) => <Fragment key={keyOf(item)}>{render(item)}</Fragment>}
    </WindowVirtualizer>
  );
}

/**
 * The middle one of the heights. Most items are rows of one height, so most then stand where they will stay; with the mean each would
 * move a little as the ones above it are measured.
 */
function middleOf(heights: readonly number[]): number {
  return heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)] ?? 0;
}
