import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { GroupHeading } from '../../components/search/GroupHeading';
import { WindowedList } from '../../components/product/WindowedList';
import type { FreeGoods } from '../../domain/naras';
import type { Product } from '../../domain/product';
import type { ProductGroup } from '../../domain/searchResult';
import { ConnectedProductRow } from './ConnectedProductRow';
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
const headingHeight = 56;
/** A middling one: on a phone names and facts take as many lines as they need. */
const phoneRowHeight = 225;

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

const heightOf = (lineHeight: number) => ({ kind }: Item) => (kind === 'heading' ? headingHeight : lineHeight);

const keyOf = (item: Item) => (item.kind === 'heading' ? `heading ${item.category.id}` : item.products.map(({ sku }) => sku).join(' '));

/** What the list's items are laid out by. */
interface Measures {
  /** Width of the list. */
  readonly width: number;
  readonly isPhone: boolean;
  /** Height of a row by the theme's density; on a phone rows are as high as what they say. */
  readonly rowHeight: number;
}

/** The measures as the theme and the window have them now; undefined before there is anything to measure. */
function useMeasures() {
  const list = useRef<HTMLElement>(null);
  const [measures, setMeasures] = useState<Measures>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const isPhone = window.matchMedia('(max-width: 960.95px)').matches;
      const row = Number.parseInt(getComputedStyle(element).getPropertyValue('--shop-size-row'), 10);
      const next = { width: element.clientWidth, isPhone, rowHeight: isPhone ? phoneRowHeight : row };
      setMeasures((now) => (now?.width === next.width && now.rowHeight === next.rowHeight ? now : next));
    };
    measure();
    // The list grows and shrinks with every row that is measured while it is scrolled; only its width means anything here.
    let { clientWidth: known } = element;
    const watch = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? known);
      if (width === known) return;
      known = width;
      measure();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { list, measures };
}

/** The products of a page as rows or tiles, by groups where there are several; only those near the window are in the page. */
export function ProductList({ groups, freeGoods, view, offset, total, label, hrefOfGroup, isOutdated = false }: ProductListProps) {
  const { list, measures } = useMeasures();
  const perLine = view === 'tile' && measures ? Math.max(1, Math.floor(measures.width / tileWidth)) : 1;
  const items = useMemo(() => itemsOf(groups, perLine, offset, total), [groups, perLine, offset, total]);
  const render = (item: Item) => {
    if (item.kind === 'heading') return <GroupHeading view={view} name={item.category.name} count={item.count} href={hrefOfGroup(item.category.id)} />;
    const rows = item.products.map((product, index) => (
      <ConnectedProductRow
        key={product.sku} product={product} variant={view} freeGoods={freeGoods[product.sku]} position={item.position + index} of={total}
      />
    ));
    return view === 'row' ? rows : <div className={styles.line} style={{ gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))` }}>{rows}</div>;
  };
  return (
    <section ref={list} className={`${view === 'row' ? styles.rows : styles.tiles} ${isOutdated ? styles.outdated : ''}`} aria-label={label} aria-busy={isOutdated}>
      {/* Laid out before it is painted: rows of a wrong height or line of tiles would all be rendered for nothing. */}
      {measures && (
        <WindowedList
          items={items} keyOf={keyOf} heightOf={heightOf(view === 'row' ? measures.rowHeight : tileHeight)} isExact={view === 'row' && !measures.isPhone} render={render}
        />
      )}
    </section>
  );
}
