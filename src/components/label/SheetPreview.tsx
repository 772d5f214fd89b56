import { useState, type CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { labelCount, type LabelAmount, type LabelSheet, type ShelfLabel } from '../../domain/label';
import { sheetCount, sheetLayouts, skusOnPage } from '../../domain/labelSheet';
import { IconButton } from '../../kit/action/IconButton';
import { PrintedLabel, type LabelSign } from './PrintedLabel';
import styles from './SheetPreview.module.css';

interface SheetPreviewProps {
  /** What is printed, in its order. */
  amounts: readonly LabelAmount[];
  /** The label of a product. */
  labelOf(sku: string): ShelfLabel | undefined;
  sheet: LabelSheet;
  /** Place of the first label on the first sheet, from 1. */
  start: number;
  sign: LabelSign;
  showsPrices: boolean;
}

/** The sheets as they come out of the printer, one at a time. */
export function SheetPreview({ amounts, labelOf, sheet, start, sign, showsPrices }: SheetPreviewProps) {
  const intl = useIntl();
  const [wanted, setPage] = useState(0);
  const count = sheetCount(sheet, labelCount(amounts), start);
  if (count === 0) return null;
  const page = Math.min(wanted, count - 1);
  const { columns, rows, label, page: paper } = sheetLayouts[sheet];
  const measures = {
    '--page-width': paper.width,
    '--page-height': paper.height,
    '--columns': columns,
    '--block-width': (columns * label.width) / paper.width,
    '--block-height': (rows * label.height) / paper.height,
  } as CSSProperties;
  const values = { page: page + 1, count };
  return (
    <section className={styles.preview} aria-label={intl.formatMessage({ id: 'label.sheet.preview' }, values)}>
      {/* What is on it, the list says; this is the picture of it. */}
      <div className={styles.page} style={measures} aria-hidden="true">
        <div className={styles.block}>
          {skusOnPage(amounts, { sheet, start, page }).map((sku, place) => {
            const shown = sku === undefined ? undefined : labelOf(sku);
            return (
              // Places of a sheet have no other name than their number.
              <div key={place} className={styles.place}>
                {shown && <PrintedLabel label={shown} sheet={sheet} sign={sign} showsPrices={showsPrices} />}
              </div>
            );
          })}
        </div>
      </div>
      {count > 1 && (
        <div className={styles.turn}>
          <IconButton
            icon="previous"
            size="small"
            label={intl.formatMessage({ id: 'label.sheet.previous' })}
            onClick={() => setPage((page + count - 1) % count)}
          />
          <span aria-live="polite">
            <FormattedMessage id="label.sheet.page" values={values} />
          </span>
          <IconButton
            icon="next"
            size="small"
            label={intl.formatMessage({ id: 'label.sheet.next' })}
            onClick={() => setPage((page + 1) % count)}
          />
        </div>
      )}
    </section>
  );
}
