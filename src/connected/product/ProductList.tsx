import { useCallback, useContext, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { GroupHeading } from '../../components/search/GroupHeading';
import { useViewport } from '../../kit/page/viewport';
import { GrowingList } from '../../kit/list/GrowingList';
import type { FreeGoods } from '../../domain/naras';
import type { Product } from '../../domain/product';
import type { ProductGroup } from '../../domain/searchResult';
import { useLook } from '../../themes/look';
import { groupHeadingHeight, phoneRowHeight, rowHeights } from '../../themes/rowHeights';
import { ConnectedProductRow } from './ConnectedProductRow';
import { ShelfCompleteContext } from './productList';
import { SectionHeading } from '../../kit/page/SectionHeading';
import styles from './ProductList.module.css';

interface ProductListProps {
  groups: readonly ProductGroup[];
  /** Free goods by sku. */
  freeGoods: Readonly<Record<string, readonly FreeGoods[]>>;
  view: 'row' | 'tile';
  /** Products before the first one here, on the pages before. */
  offset: number;
  /** Products on all pages. */
  total: number;
  /** What the list is, for assistive technology. */
  label: string;
  /** What the shop recommends beside the result: its row stands on its own below the first ones. */
  promoted?: Product | undefined;
  /** Address of a group's category alone. */
  hrefOfGroup(categoryId: string): string;
  /** The last page is still shown while another is fetched. */
  isOutdated?: boolean;
}

type Item =
  | { readonly kind: 'heading'; readonly category: { readonly id: string; readonly name: string }; readonly count: number }
  /** One row, or a line of tiles. */
  | { readonly kind: 'products'; readonly products: readonly Product[]; readonly position: number }
  | { readonly kind: 'promoted'; readonly product: Product };

/** Least width of a tile with its gap. */
const tileWidth = 232;
const tileHeight = 460;

/** A width as it would be at the usual size of text, so that tiles grow with theirs. */
function usualPixels(width: number): number {
  const textSize = Number(getComputedStyle(document.documentElement).fontSize.replace('px', ''));
  return Math.round(width / Math.max(1, textSize / 16));
}

/** Products of the result before the one that is recommended: as many as a window shows at once, so that it pushes none of them out. */
const beforePromoted = 8;
/** Height in pixels of the line above it that says so. */
const promotedTitleHeight = 26;

function itemsOf(groups: readonly ProductGroup[], perLine: number, offset: number, total: number, promoted: Product | undefined): Item[] {
  let position = offset + 1;
  // One group alone needs no heading: the page's title says it. One that only fills this page has others behind it.
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

/** The list's width as the window has it now; undefined while nobody asks for it, and before there is anything to measure. */
function useWidth(isWanted: boolean) {
  const list = useRef<HTMLElement>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !isWanted) return;
    // Before the first paint: tiles in lines of a wrong length would all be rendered for nothing.
    setWidth(usualPixels(element.clientWidth));
    const watch = new ResizeObserver(([entry]) => entry && setWidth(usualPixels(entry.contentRect.width)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [isWanted]);
  return { list, width };
}

/** The products of a page as rows or tiles, by groups where there are several; those below the first screen come while the browser rests. */
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
  const isShelfComplete = useContext(ShelfCompleteContext);
  const isPhone = useViewport() === 'mobile';
  // Known before anything is laid out, so that rows are there with the first paint.
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

/** What the shop recommends, as a row of the list that says so. */
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
