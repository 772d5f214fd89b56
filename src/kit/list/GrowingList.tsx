import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '#platform/useLatest.ts';
import { usePrinting } from '../page/printing';
import { initialRange, nextToRender, toSegments, placeAt, indexesBetween, include, type RenderedFlags } from './growth';
import { runInIdleSlices } from './slices';

interface GrowingListProps<Item> {
  items: readonly Item[];
  /** Key of an item, stable while the list changes. */
  keyOf(item: Item): string;
  /** Height of an item in pixels, exact or estimated. Reserved until the item is rendered. */
  heightOf(item: Item): number;
  /** Pauses rendering in the background, while another list or the items' data are about to arrive. */
  isHeld?: boolean;
  /** Must be the same function while it renders the same. */
  render(item: Item): ReactNode;
}

/** Lists up to this length are rendered whole. */
const plainUpTo = 50;
/** Pixels beyond the window on either side that are rendered together with it. */
const beyond = 300;
/** Style, layout and paint take about as long again as rendering. */
const afterwards = 2;

/**
 * A long list in the page's own scroll whose first screen renders at once. The rest follows in slices when the
 * browser is idle, in short ones when it is busy, nearest to the window first. Rendered items stay, so that scrolling
 * renders nothing and find-in-page finds everything. Items that scroll into view earlier are rendered at once. For
 * hundreds of items; for thousands use `WindowedList`, which keeps only those near the window.
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

/** Memoised, so that new items don't render it again. */
const KeptPlace = memo(Place) as typeof Place;

/** Keeps the visible items in place during a change: scroll anchoring by hand, for browsers without it. */
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
  const [state, setState] = useState<{ readonly of: readonly Item[]; readonly made: RenderedFlags }>(() => ({
    of: items,
    made: initialRange(heights, window.innerHeight),
  }));
  if (state.of !== items) {
    const isSame = state.of.length === items.length && state.of.every((item, place) => keyOf(item) === keyOf(items[place] ?? item));
    // Keeping the flags for another list would render all those items in one go, only for their positions.
    setState({ of: items, made: isSame ? state.made : initialRange(heights, window.innerHeight) });
  }
  const { made } = state;
  const isComplete = made.every(Boolean);
  const present = useLatest({ heights, made });

  const add = useCallback((places: readonly number[]) => {
    if (places.length > 0) setState(({ of, made: before }) => ({ of, made: include(before, places) }));
  }, []);
  /** Indexes not yet rendered in the window and within a distance in pixels around it. */
  const missing = useCallback(
    (around: number) => {
      const gaps = [...(list.current?.children ?? [])].filter(
        (child): child is HTMLElement => child instanceof HTMLElement && 'from' in child.dataset,
      );
      return gaps.flatMap((gap) => {
        const { top, bottom } = gap.getBoundingClientRect();
        if (bottom < -around || top > window.innerHeight + around) return [];
        const { from, to } = gap.dataset;
        return indexesBetween(
          { from: Number(from), to: Number(to) },
          present.current.heights,
          -around - top,
          window.innerHeight + around - top,
        );
      });
    },
    [present],
  );

  useLayoutEffect(() => {
    if (isComplete) return undefined;
    // Before the frame that shows it.
    const look = () => {
      if (missing(0).length > 0) holdingStill(list.current, () => flushSync(() => add(missing(beyond))));
    };
    // The scroll position may be anywhere: after going back, or when another result replaces the list.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [items, isComplete, add, missing]);
  useEffect(() => {
    if (isComplete || isHeld) return undefined;
    // Milliseconds per row; starts with a slow machine's value.
    let cost = 12;
    return runInIdleSlices((milliseconds) => {
      const { top = 0 } = list.current?.getBoundingClientRect() ?? {};
      const middle = placeAt(present.current.heights, window.innerHeight / 2 - top);
      const places = nextToRender(present.current.made, middle, Math.max(1, Math.floor(milliseconds / (cost * afterwards))));
      const began = performance.now();
      holdingStill(list.current, () => flushSync(() => add(places)));
      cost = Math.max(0.5, (performance.now() - began) / places.length);
    });
  }, [isComplete, isHeld, add, present]);

  // Paper shows the whole list.
  const isPrinting = usePrinting();
  if (isPrinting && !isComplete) setState({ of: items, made: made.map(() => true) });

  return (
    <div ref={list}>
      {toSegments(made, heights).map((part) => {
        if (part.kind === 'gap')
          return <div key={`to ${part.to}`} data-from={part.from} data-to={part.to} style={{ height: part.height }} />;
        const item = items[part.place];
        return item === undefined ? null : <KeptPlace key={keyOf(item)} item={item} render={render} />;
      })}
    </div>
  );
}
