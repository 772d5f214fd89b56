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
import { whenIdle } from '../../platform/whenIdle';
import { usePrinting } from '../page/printing';
import { StuckHead } from './StuckHead';
import { useItemFocus, type WindowedListHandle } from './itemFocus';

interface WindowedListProps<Item> {
  items: readonly Item[];
  /** Tells an item from the others, also when the list changes. */
  keyOf(item: Item): string;
  /** Height of an item in pixels: what it has where `isExact`, else about that. */
  heightOf(item: Item): number;
  /** Items have their height from the start, so that none is kept hidden until it has been measured. */
  isExact?: boolean;
  /** On paper all items are there, not only those near the window. */
  isWholeOnPaper?: boolean;
  /** Draws an item; while it is the same function, an item that is the same object isn't drawn again. */
  render(item: Item): ReactNode;
  /** The heading of the group that the item at a place belongs to, which stays in view while its items go by. */
  headOf?: ((place: number) => ReactNode) | undefined;
  /** Gives the keyboard to items. */
  handle?: Ref<WindowedListHandle> | undefined;
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
  const isOnPaper = usePrinting() && props.isWholeOnPaper === true;
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  const { items, keyOf, handle } = props;
  const focus = useItemFocus(items, keyOf, (place) => virtualizer.current?.scrollToIndex(place, { align: 'center' }));
  useImperativeHandle(handle, () => ({ focus }), [focus]);
  return items.length <= plainUpTo || isOnPaper ? <Plain {...props} /> : <Window {...props} virtualizer={virtualizer} />;
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
      {headOf && <StuckHead placeAt={placeAt} headOf={headOf} />}
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
 * The list's box, without the `pointer-events: none` that it is given while somebody scrolls: a press right after scrolling must not be
 * lost, and setting it and taking it back has the style of every row recomputed, on a slow machine with every frame.
 */
function Box({ style, children, ref }: { style: CSSProperties; children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} style={{ ...style, pointerEvents: undefined }}>
      {children}
    </div>
  );
}

/** What the list starts from: the height of each item where it is known, and the mean, which gives it about its final height. */
function startOf<Item>({ items, heightOf, isExact = false }: WindowedListProps<Item>) {
  const heights = items.map(heightOf);
  const mean = Math.round(heights.reduce((sum, height) => sum + height, 0) / heights.length);
  // Heights that are handed over count as measured; others would be hidden first and have their style computed twice.
  return { itemSize: mean, ...(isExact && { cache: [heights, mean] satisfies [number[], number] }) };
}

/** The element of an item: the same one while the item is, so that scrolling draws only what comes into the page. */
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

function Window<Item>({ virtualizer, ...props }: WindowedListProps<Item> & { virtualizer: RefObject<WindowVirtualizerHandle | null> }) {
  const { items, keyOf, render, headOf } = props;
  const [start] = useState(() => startOf(props));
  const elementOf = useMemo(() => rememberedElements(keyOf, render), [keyOf, render]);
  // What nobody sees yet doesn't keep waiting what is seen: it comes once the browser has nothing else to do.
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setSettled(true))), []);
  return (
    <>
      {headOf && <StuckHead placeAt={(offset) => virtualizer.current?.findItemIndex(offset)} headOf={headOf} />}
      <WindowVirtualizer ref={virtualizer} as={Box} data={items} bufferSize={isSettled ? beyond : 0} {...start}>
        {elementOf}
      </WindowVirtualizer>
    </>
  );
}
