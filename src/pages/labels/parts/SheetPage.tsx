import type { CSSProperties } from 'react';
import type { LabelAmount, LabelSheet, ShelfLabel } from '#domain/inventory/label.ts';
import { sheetLayouts, skusOnPage } from '#domain/inventory/labelSheet.ts';
import { PrintedLabel, type LabelSign } from './PrintedLabel';
import styles from './SheetPage.module.css';

/** Content and format of the sheets. */
export interface SheetContent {
  /** Labels to print, in sequence. */
  amounts: readonly LabelAmount[];
  /** The label of a product. */
  labelOf(sku: string): ShelfLabel | undefined;
  sheet: LabelSheet;
  /** Position of the first label on the first sheet, from 1. */
  start: number;
  sign: LabelSign;
  showsPrices: boolean;
}

interface SheetPageProps extends SheetContent {
  /** Index of the sheet, from 0. */
  page: number;
  /** Class for its width and border. */
  className?: string | undefined;
}

/** One sheet with its labels, in the proportions of its paper, as wide as its container. */
export function SheetPage({ amounts, labelOf, sheet, start, sign, showsPrices, page, className = '' }: SheetPageProps) {
  const { columns, rows, label, page: paper } = sheetLayouts[sheet];
  const measures = {
    '--page-width': paper.width,
    '--page-height': paper.height,
    '--columns': columns,
    '--block-width': (columns * label.width) / paper.width,
    '--block-height': (rows * label.height) / paper.height,
  } as CSSProperties;
  return (
    <div className={`${styles.page} ${className}`} style={measures}>
      <div className={styles.block}>
        {skusOnPage(amounts, { sheet, start, page }).map((sku, place) => {
          const shown = sku === undefined ? undefined : labelOf(sku);
          return (
            // Positions of a sheet have no key but their index.
            <div key={place} className={styles.place}>
              {shown && <PrintedLabel label={shown} sheet={sheet} sign={sign} showsPrices={showsPrices} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}
