import { useCallback, useContext, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { GroupHeading } from '#components/search/GroupHeading.tsx';
import { useViewport } from '#kit/page/viewport.ts';
import { GrowingList } from '#kit/list/GrowingList.tsx';
import type { FreeGoods } from '#domain/product/naras.ts';
import type { Product } from '#domain/product/product.ts';
import type { ProductGroup } from '#domain/search/searchResult.ts';
import { useLook } from '#themes/look.ts';
import { groupHeadingHeight, phoneRowHeight, rowHeights } from '#themes/rowHeights.ts';
import { ConnectedProductRow } from './ConnectedProductRow';
import { RowExtrasLoadedContext } from './productList';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './ProductList.module.css';

interface ProductListProps {
  groups: readonly ProductGroup[];
  freeGoods: Readonly<Record<string, readonly FreeGoods[]>>;
  view: 'row' | 'tile';
  /** Number of products on previous pages. */
  offset: number;
  /** Number of products on all pages. */
  total: number;
  /** Accessible name of the list. */
  label: string;
  /** A recommended product, shown apart below the first rows. */
  promoted?: Product | undefined;
  /** Address of a group's category alone. */
  hrefOfGroup(categoryId: string): string;
  /** The last page is still shown while another loads. */
  isOutdated?: boolean;
}

type Item =
  | { readonly kind: 'heading'; readonly category: { readonly id: string; readonly name: string }; readonly count: number }
  /** One row, or a line of tiles. */
  | { readonly kind: 'products'; readonly products: readonly Product[]; readonly position: number }
  | { readonly kind: 'promoted'; readonly product: Product };

/** Minimum width of a tile with its gap. */
const tileWidth = 232;
const tileHeight = 460;

/** Scales a width to the default font size, so that tiles grow with their text. */
function usualPixels(width: number): number {
  const textSize = Number(getComputedStyle(document.documentElement).fontSize.replace('px', ''));
  return Math.round(width / Math.max(1, textSize / 16));
}

/** Number of products before the recommended one: a windowful, so that it pushes none of them out of sight. */
const beforePromoted = 8;
/** Height in pixels of its caption. */
const promotedTitleHeight = 26;

function itemsOf(groups: readonly ProductGroup[], perLine: number, offset: number, total: number, promoted: Product | undefined): Item[] {
  let position = offset + 1;
  // A single group needs no heading: the page's title says it. One that merely fills this page has others after it.
  const hasHeadings = groups.length > 1 || groups.some(({ count }) => count < total);
  const all = groups.flatMap(({ category, count, products }) => {
    const items: Item[] = hasHeadings && category ? [{ kind: 'heading', category, count }] : [];
    for (let index = 0; index < products.length; index += perLine) {
      const line = products.slice(index, index + perLine);
      items.push({ kind: 'products', products: line, position });
      position += line.length;
    }
    return items;
  });
  if (!promoted) return all;
  const after = all.findIndex((item) => item.kind === 'products' && item.position + item.products.length > offset + beforePromoted);
  return all.toSpliced(after < 0 ? all.length : after + 1, 0, { kind: 'promoted', product: promoted });
}

function keyOf(item: Item): string {
  switch (item.kind) {
    case 'heading':
      return `heading ${item.category.id}`;
    case 'promoted':
      return `promoted ${item.product.sku}`;
    case 'products':
      return item.products.map(({ sku }) => sku).join(' ');
  }
}

/** Current width of the list; undefined while unwanted, and before it can be measured. */
function useWidth(isWanted: boolean) {
  const list = useRef<HTMLElement>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !isWanted) return;
    // Before the first paint: tiles in lines of the wrong length would be rendered for nothing.
    setWidth(usualPixels(element.clientWidth));
    const watch = new ResizeObserver(([entry]) => entry && setWidth(usualPixels(entry.contentRect.width)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [isWanted]);
  return { list, width };
}

/**
 * The products of a page as rows or tiles, grouped if there are several groups; those below the first screen render
 * when the browser is idle.
 */
export function ProductList({
  groups,
  freeGoods,
  view,
  offset,
  total,
  label,
  promoted,
  hrefOfGroup,
  isOutdated = false,
}: ProductListProps) {
  const { list, width } = useWidth(view === 'tile');
  const isShelfComplete = useContext(RowExtrasLoadedContext);
  const isPhone = useViewport() === 'mobile';
  // Known before layout, so that rows are in the first paint.
  const rowHeight = rowHeights[useLook().density];
  const perLine = view === 'tile' && width !== undefined ? Math.max(1, Math.floor(width / tileWidth)) : 1;
  const items = useMemo(() => itemsOf(groups, perLine, offset, total, promoted), [groups, perLine, offset, total, promoted]);
  const render = useCallback(
    (item: Item) => {
      if (item.kind === 'heading')
        return <GroupHeading isSticky view={view} name={item.category.name} count={item.count} href={hrefOfGroup(item.category.id)} />;
      if (item.kind === 'promoted') return <Promoted product={item.product} freeGoods={freeGoods[item.product.sku]} />;
      const rows = item.products.map((product, index) => (
        <ConnectedProductRow
          key={product.sku}
          product={product}
          variant={view}
          freeGoods={freeGoods[product.sku]}
          position={item.position + index}
          of={total}
        />
      ));
      return view === 'row' ? (
        rows
      ) : (
        <div className={styles.line} style={{ gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))` }}>
          {rows}
        </div>
      );
    },
    [view, hrefOfGroup, freeGoods, total, perLine],
  );
  const lineHeight = view === 'tile' ? tileHeight : isPhone ? phoneRowHeight : rowHeight;
  const promotedHeight = promotedTitleHeight + (isPhone ? phoneRowHeight : rowHeight);
  const heightOf = useCallback(
    ({ kind }: Item) => ({ heading: groupHeadingHeight, promoted: promotedHeight, products: lineHeight })[kind],
    [lineHeight, promotedHeight],
  );
  return (
    <section
      ref={list}
      className={`${view === 'row' ? styles.rows : styles.tiles} ${isOutdated ? styles.outdated : ''}`}
      aria-label={label}
      aria-busy={isOutdated}
    >
      {(view === 'row' || width !== undefined) && (
        <GrowingList items={items} keyOf={keyOf} heightOf={heightOf} isHeld={isOutdated || !isShelfComplete} render={render} />
      )}
    </section>
  );
}

/** The recommended product as a row with its caption. */
function Promoted({ product, freeGoods }: { product: Product; freeGoods: readonly FreeGoods[] | undefined }) {
  const id = useId();
  return (
    <section className={styles.promoted} aria-labelledby={id}>
      <SectionHeading level={2} look="group" id={id} className={styles.promotedTitle}>
        <FormattedMessage id="search.promoted.title" />
      </SectionHeading>
      <ConnectedProductRow product={product} freeGoods={freeGoods} />
    </section>
  );
}
