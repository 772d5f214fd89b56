import {
  Fragment,
  startTransition,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { whenIdle } from '#platform/whenIdle.ts';
import { usePrinting } from '../page/printing';
import { StickyHeading } from './StickyHeading';
import { useItemFocus, type WindowedListHandle } from './itemFocus';

interface WindowedListProps<Item> {
  items: readonly Item[];
  /** Key of an item, stable while the list changes. */
  keyOf(item: Item): string;
  /** Height of an item in pixels: exact if `isExact`, else estimated. */
  heightOf(item: Item): number;
  /** Heights are known in advance, so that no item is hidden until measured. */
  isExact?: boolean;
  /** Prints all items, not only those near the window. */
  isWholeOnPaper?: boolean;
  /** Renders an item. Items that are the same object aren't rendered again while the function is the same. */
  render(item: Item): ReactNode;
  /** Heading of the group of the item at an index; sticks while the group's items scroll by. */
  headOf?: ((place: number) => ReactNode) | undefined;
  /** Focuses controls of items. */
  handle?: Ref<WindowedListHandle> | undefined;
}

/** Lists up to this length are rendered whole. */
const plainUpTo = 50;
/** Pixels beyond the window on either side that are rendered too, so that fast scrolling shows no blanks. */
const beyond = 1_000;

/**
 * A long list in the page's own scroll: only items near the window are rendered (P§9 pages of up to 300). The rest
 * keeps its space, so that scroll bar, back navigation and deep links work as usual; find-in-page finds only rendered
 * items. Items are ordinary children in order, so Tab works as usual.
 */
export function WindowedList<Item>(props: WindowedListProps<Item>) {
  const isOnPaper = usePrinting() && props.isWholeOnPaper === true;
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  const rows = useRef<HTMLDivElement>(null);
  const { items, keyOf, handle } = props;
  // Not virtua's scrollToIndex: it repeats its scroll as long as rows are measured, against a later focus or the user's wheel.
  const itemFocus = useItemFocus(items, keyOf, (place) => {
    const list = virtualizer.current;
    if (!list || !rows.current) return;
    const middle = list.getItemOffset(place) + list.getItemSize(place) / 2;
    const top = rows.current.getBoundingClientRect().top + middle - window.innerHeight / 2;
    window.scrollBy({ top, behavior: 'instant' });
  });
  useImperativeHandle(handle, () => itemFocus, [itemFocus]);
  return items.length <= plainUpTo || isOnPaper ? <Plain {...props} /> : <Window {...props} virtualizer={virtualizer} rows={rows} />;
}

function Plain<Item>({ items, keyOf, render, headOf }: WindowedListProps<Item>) {
  const slots = useRef(new Map<number, HTMLElement>());
  const placeAt = (offset: number) => {
    const start = slots.current.get(0)?.offsetTop ?? 0;
    const below = items.findIndex((_, place) => (slots.current.get(place)?.offsetTop ?? 0) - start > offset);
    return (below < 0 ? items.length : below) - 1;
  };
  return (
    <>
      {headOf && <StickyHeading placeAt={placeAt} headOf={headOf} />}
      {items.map((item, place) => (
        <Slot
          key={keyOf(item)}
          ref={(element) => {
            if (element) slots.current.set(place, element);
          }}
        >
          {render(item)}
        </Slot>
      ))}
    </>
  );
}

function Slot({ children, ref }: { children: ReactNode; ref: Ref<HTMLDivElement> }) {
  return <div ref={ref}>{children}</div>;
}

/**
 * The list's box without virtua's `pointer-events: none` while scrolling. A click right after scrolling must not be
 * lost, and toggling it recomputes the style of every row, on slow machines in every frame.
 */
function Box({ style, children, ref }: { style: CSSProperties; children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} style={{ ...style, pointerEvents: undefined }}>
      {children}
    </div>
  );
}

/** Initial sizes: the height of each item if known, and the mean, which gives about the final height. */
function startOf<Item>({ items, heightOf, isExact = false }: WindowedListProps<Item>) {
  const heights = items.map(heightOf);
  const mean = Math.round(heights.reduce((sum, height) => sum + height, 0) / heights.length);
  // Given heights count as measured; others would be hidden first and get their style computed twice.
  return { itemSize: mean, ...(isExact && { cache: [heights, mean] satisfies [number[], number] }) };
}

/** Cached element per item, so that scrolling renders only items that come into view. */
function rememberedElements<Item>(keyOf: (item: Item) => string, render: (item: Item) => ReactNode): (item: Item) => ReactElement {
  const known = new Map<string, { readonly item: Item; readonly element: ReactElement }>();
  return (item) => {
    const key = keyOf(item);
    const kept = known.get(key);
    if (kept?.item === item) return kept.element;
    const element = <Fragment key={key}>{render(item)}</Fragment>;
    known.set(key, { item, element });
    return element;
  };
}

interface WindowProps<Item> extends WindowedListProps<Item> {
  virtualizer: RefObject<WindowVirtualizerHandle | null>;
  rows: Ref<HTMLDivElement>;
}

function Window<Item>({ virtualizer, rows, ...props }: WindowProps<Item>) {
  const { items, keyOf, render, headOf } = props;
  const [start] = useState(() => startOf(props));
  const elementOf = useMemo(() => rememberedElements(keyOf, render), [keyOf, render]);
  // Items outside the window don't delay the visible ones: they are rendered when the browser is idle.
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setSettled(true))), []);
  return (
    <>
      {headOf && <StickyHeading placeAt={(offset) => virtualizer.current?.findItemIndex(offset)} headOf={headOf} />}
      <div ref={rows}>
        <WindowVirtualizer ref={virtualizer} as={Box} data={items} bufferSize={isSettled ? beyond : 0} {...start}>
          {elementOf}
        </WindowVirtualizer>
      </div>
    </>
  );
}
