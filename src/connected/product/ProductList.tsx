import { useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { GroupHeading } from '../../components/search/GroupHeading';
import { useViewport } from '../../kit/page/viewport';
import { GrowingList } from '../../kit/list/GrowingList';
import type { FreeGoods } from '../../domain/naras';
import type { Product } from '../../domain/product';
import type { ProductGroup } from '../../domain/searchResult';
import { useLook } from '../../themes/look';
import { groupHeadingHeight, phoneRowHeight, rowHeights } from '../../themes/rowHeights';
import { ConnectedProductRow } from './ConnectedProductRow';
import { ShelfCompleteContext } from './productShelf';
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
  /** Address of a group's category alone. */
  hrefOfGroup(categoryId: string): string;
  /** The last page is still shown while another is fetched. */
  isOutdated?: boolean;
}

type Item =
  | { readonly kind: 'heading'; readonly category: { readonly id: string; readonly name: string }; readonly count: number }
  /** One row, or a line of tiles. */
  | { readonly kind: 'products'; readonly products: readonly Product[]; readonly position: number };

/** Least width of a tile with its gap. */
const tileWidth = 232;
const tileHeight = 460;

function itemsOf(groups: readonly ProductGroup[], perLine: number, offset: number, total: number): Item[] {
  let position = offset + 1;
  // One group alone needs no heading: the page's title says it. One that only fills this page has others behind it.
  const hasHeadings = groups.length > 1 || groups.some(({ count }) => count < total);
  return groups.flatMap(({ category, count, products }) => {
    const items: Item[] = hasHeadings && category ? [{ kind: 'heading', category, count }] : [];
    for (let index = 0; index < products.length; index += perLine) {
      const line = products.slice(index, index + perLine);
      items.push({ kind: 'products', products: line, position });
      position += line.length;
    }
    return items;
  });
}

const keyOf = (item: Item) => (item.kind === 'heading' ? `heading ${item.category.id}` : item.products.map(({ sku }) => sku).join(' '));

/** The list's width as the window has it now; undefined while nobody asks for it, and before there is anything to measure. */
function useWidth(isWanted: boolean) {
  const list = useRef<HTMLElement>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !isWanted) return;
    // Before the first paint: tiles in lines of a wrong length would all be rendered for nothing.
    setWidth(element.clientWidth);
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [isWanted]);
  return { list, width };
}

/** The products of a page as rows or tiles, by groups where there are several; those below the first screen come while the browser rests. */
export function ProductList({ groups, freeGoods, view, offset, total, label, hrefOfGroup, isOutdated = false }: ProductListProps) {
  const { list, width } = useWidth(view === 'tile');
  const isShelfComplete = useContext(ShelfCompleteContext);
  const isPhone = useViewport() === 'mobile';
  // Known before anything is laid out, so that rows are there with the first paint.
  const rowHeight = rowHeights[useLook().density];
  const perLine = view === 'tile' && width !== undefined ? Math.max(1, Math.floor(width / tileWidth)) : 1;
  const items = useMemo(() => itemsOf(groups, perLine, offset, total), [groups, perLine, offset, total]);
  const render = useCallback(
    (item: Item) => {
      if (item.kind === 'heading')
        return <GroupHeading view={view} name={item.category.name} count={item.count} href={hrefOfGroup(item.category.id)} />;
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
  const heightOf = useCallback(({ kind }: Item) => (kind === 'heading' ? groupHeadingHeight : lineHeight), [lineHeight]);
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
