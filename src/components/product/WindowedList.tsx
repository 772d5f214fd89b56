import { Fragment, useMemo, type CSSProperties, type ReactNode, type Ref } from 'react';
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

/**
 * The list's box, without the `pointer-events: none` that it is given while somebody scrolls: a press right after scrolling must not be
 * lost, and setting it and taking it back has the style of every row computed anew, on a slow machine with every frame.
 */
function Box({ style, children, ref }: { style: CSSProperties; children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return <div ref={ref} style={{ ...style, pointerEvents: undefined }}>{children}</div>;
}

function Window<Item>({ items, keyOf, estimate, render }: WindowedListProps<Item>) {
  // The mean of the estimates: the list has about its final height from the start.
  const itemSize = useMemo(() => Math.round(items.reduce((sum, item) => sum + estimate(item), 0) / items.length), [items, estimate]);
  return (
    <WindowVirtualizer as={Box} data={items} itemSize={itemSize} bufferSize={beyond}>
      {(item) => <Fragment key={keyOf(item)}>{render(item)}</Fragment>}
    </WindowVirtualizer>
  );
}
