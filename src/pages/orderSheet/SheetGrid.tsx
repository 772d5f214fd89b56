import { memo, useCallback, useMemo, useRef, type Ref, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { PriceWatchContext, type PriceWatch } from '#components/price/WatchedPrice.tsx';
import type { RecentPurchase } from '#components/product/RecentPurchases.tsx';
import { useProductNumber } from '#components/product/productNumber.ts';
import type { WindowedListHandle } from '#kit/list/itemFocus.ts';
import { WindowedList } from '#kit/list/WindowedList.tsx';
import { useViewport } from '#kit/page/viewport.ts';
import { SheetHead } from './parts/SheetHead';
import styles from './SheetGrid.module.css';
import { SheetLineRow, type SharedByRows } from './SheetLineRow';
import type { SheetRowData } from './sheetRows';
import { useRowDrag } from './useRowDrag';

interface SheetGridProps {
  rows: readonly SheetRowData[];
  purchases: ReadonlyMap<string, RecentPurchase>;
  tools: Omit<SharedByRows, 'onGrasp'>;
  watch: PriceWatch | undefined;
  grid: RefObject<HTMLDivElement | null>;
  list: Ref<WindowedListHandle>;
  /** The sticky bar above the rows. */
  bar: RefObject<HTMLElement | null>;
  /** Called when a row was dropped at another one's position. */
  onDrop(sku: string, target: string, isMouse: boolean): void;
}

const keyOf = ({ sku }: SheetRowData) => sku;
/** Estimated row heights in pixels: desktop; phone, with an amount of the list, and with the quantity on hand. */
const [rowHeight, phoneRowHeight, phoneParRowHeight, phoneStockRowHeight] = [31, 78, 90, 138];

/** The rows below their head. Input renders only its own row. */
export const SheetGrid = memo(function SheetGrid(props: SheetGridProps) {
  const { rows, purchases, tools: given, watch, grid, list, bar, onDrop } = props;
  const intl = useIntl();
  const numberOf = useProductNumber();
  const isPhone = useViewport() === 'mobile';
  const line = useRef<HTMLDivElement>(null);
  const { par, hasStock } = given.columns;
  const phoneHeight = hasStock ? phoneStockRowHeight : par ? phoneParRowHeight : phoneRowHeight;
  const height = isPhone ? phoneHeight : rowHeight;
  const { onGrasp, dragged } = useRowDrag({ rows, grid, bar, line, onDrop });
  const tools = useMemo((): SharedByRows => ({ ...given, onGrasp }), [given, onGrasp]);
  const rowIndexes = useMemo(() => new Map(rows.map(({ sku }, index) => [sku, index + 2])), [rows]);
  const render = useCallback(
    (row: SheetRowData) => (
      <SheetLineRow
        row={row}
        number={row.product ? numberOf(row.product) : row.sku}
        rowIndex={rowIndexes.get(row.sku) ?? 2}
        last={purchases.get(row.sku)}
        tools={tools}
      />
    ),
    [numberOf, rowIndexes, purchases, tools],
  );
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={intl.formatMessage({ id: 'orderSheet.name' })}
      aria-rowcount={rows.length + 1}
      className={`${styles.grid} ${dragged ? styles.isDragging : ''}`}
    >
      <SheetHead columns={tools.columns} />
      <PriceWatchContext value={watch}>
        <WindowedList items={rows} keyOf={keyOf} heightOf={() => height} isWholeOnPaper handle={list} render={render} />
      </PriceWatchContext>
      {dragged && (
        <div ref={line} className={styles.line} aria-hidden>
          <span className={styles.held}>{dragged.name}</span>
        </div>
      )}
    </div>
  );
});
