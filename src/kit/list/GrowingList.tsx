import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '../page/printing';
import { firstOf, nearest, partsOf, placeAt, placesWithin, withPlaces, type Made } from './growth';
import { runInIdleSlices } from './slices';

interface GrowingListProps<Item> {
  items: readonly Item[];
  /** Tells an item from the others, also when the list changes. */
  keyOf(item: Item): string;
  /** Height of an item in pixels: what it has, or about that. It is kept free until the item is there. */
  heightOf(item: Item): number;
  /** Nothing more is made by itself for now: the list is about to be another one, or what its items show is still on its way. */
  isHeld?: boolean;
  /** The same function for as long as it draws the same. */
  render(item: Item): ReactNode;
}

/** Up to so many items are simply all there. */
const plainUpTo = 50;
/** Pixels beyond the window on either side that are made with what the window comes to. */
const beyond = 300;
/** Style, layout and painting take about as long again as making. */
const afterwards = 2;

/**
 * A long list in the page's own scroll whose first screen is there at once. The rest comes in slices while the browser rests, and in short
 * ones while it is busy, what is nearest to the window first, and then it stays: scrolling makes nothing any more, and find-in-page finds
 * everything. What somebody scrolls to before it is there is made as the window comes to it. For hundreds of items; of thousands
 * `WindowedList` keeps only those near the window.
 */
export function GrowingList<Item>(props: GrowingListProps<Item>) {
  const { items, keyOf, render } = props;
  return items.length <= plainUpTo ? (
    items.map((item) => <KeptPlace key={keyOf(item)} item={item} render={render} />)
  ) : (
    <Growing {...props} />
  );
}

function Place<Item>({ item, render }: { item: Item; render(item: Item): ReactNode }) {
  return render(item);
}

/** An item at its place; others that come leave it alone. */
const KeptPlace = memo(Place) as typeof Place;

/** What the browser's own scroll anchoring holds where it stands, by hand for a browser without it. */
function holdingStill(list: HTMLElement | null, change: () => void): void {
  const anchor = CSS.supports('overflow-anchor', 'auto')
    ? undefined
    : [...(list?.children ?? [])].find((child) => child.getBoundingClientRect().bottom > 0);
  const before = anchor?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (anchor?.isConnected ? anchor.getBoundingClientRect().top : before) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

function Growing<Item>({ items, keyOf, heightOf, isHeld = false, render }: GrowingListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const heights = useMemo(() => items.map(heightOf), [items, heightOf]);
  const [state, setState] = useState<{ readonly of: readonly Item[]; readonly made: Made }>(() => ({
    of: items,
    made: firstOf(heights, window.innerHeight),
  }));
  if (state.of !== items) {
    const isSame = state.of.length === items.length && state.of.every((item, place) => keyOf(item) === keyOf(items[place] ?? item));
    // All that was made of another list would be redrawn in one go, for its places alone.
    setState({ of: items, made: isSame ? state.made : firstOf(heights, window.innerHeight) });
  }
  const { made } = state;
  const isComplete = made.every(Boolean);
  const present = useRef({ heights, made });
  useLayoutEffect(() => {
    present.current = { heights, made };
  }, [heights, made]);

  const add = useCallback((places: readonly number[]) => {
    if (places.length > 0) setState(({ of, made: before }) => ({ of, made: withPlaces(before, places) }));
  }, []);
  /** What is missing of what the window shows, and so many pixels around it. */
  const missing = useCallback((around: number) => {
    const gaps = [...(list.current?.children ?? [])].filter(
      (child): child is HTMLElement => child instanceof HTMLElement && 'from' in child.dataset,
    );
    return gaps.flatMap((gap) => {
      const { top, bottom } = gap.getBoundingClientRect();
      if (bottom < -around || top > window.innerHeight + around) return [];
      const { from, to } = gap.dataset;
      return placesWithin(
        { from: Number(from), to: Number(to) },
        present.current.heights,
        -around - top,
        window.innerHeight + around - top,
      );
    });
  }, []);

  useLayoutEffect(() => {
    if (isComplete) return undefined;
    // Before the frame that shows it.
    const look = () => {
      if (missing(0).length > 0) holdingStill(list.current, () => flushSync(() => add(missing(beyond))));
    };
    // The window may stand anywhere: somebody comes back, or another result takes the list's place.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [items, isComplete, add, missing]);
  useEffect(() => {
    if (isComplete || isHeld) return undefined;
    // Of a row, in milliseconds: a slow machine's until it is known.
    let cost = 12;
    return runInIdleSlices((milliseconds) => {
      const { top = 0 } = list.current?.getBoundingClientRect() ?? {};
      const middle = placeAt(present.current.heights, window.innerHeight / 2 - top);
      const places = nearest(present.current.made, middle, Math.max(1, Math.floor(milliseconds / (cost * afterwards))));
      const began = performance.now();
      holdingStill(list.current, () => flushSync(() => add(places)));
      cost = Math.max(0.5, (performance.now() - began) / places.length);
    });
  }, [isComplete, isHeld, add]);

  // On paper all of it is there.
  const isPrinting = usePrinting();
  if (isPrinting && !isComplete) setState({ of: items, made: made.map(() => true) });

  return (
    <div ref={list}>
      {partsOf(made, heights).map((part) => {
        if (part.kind === 'gap')
          return <div key={`to ${part.to}`} data-from={part.from} data-to={part.to} style={{ height: part.height }} />;
        const item = items[part.place];
        return item === undefined ? null : <KeptPlace key={keyOf(item)} item={item} render={render} />;
      })}
    </div>
  );
}
