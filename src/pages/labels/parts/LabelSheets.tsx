import { createPortal } from 'react-dom';
import { labelCount } from '#domain/inventory/label.ts';
import { sheetCount, sheetLayouts } from '#domain/inventory/labelSheet.ts';
import styles from './LabelSheets.module.css';
import { SheetPage, type SheetContent } from './SheetPage';

/**
 * All label sheets for the printer, and nothing else on paper: the same as the PDF, for users who print the page
 * itself. Hidden on screens.
 */
export function LabelSheets(content: SheetContent) {
  const { amounts, sheet, start } = content;
  const count = sheetCount(sheet, labelCount(amounts), start);
  if (count === 0) return null;
  const { width } = sheetLayouts[sheet].page;
  return createPortal(
    <div className={`${styles.sheets} ${sheet === 'ROLL' ? styles.roll : styles.cut}`}>
      {Array.from({ length: count }, (_, page) => (
        <div key={page} className={styles.sheet} style={{ width: `${width}mm` }}>
          <SheetPage {...content} page={page} />
        </div>
      ))}
    </div>,
    document.body,
  );
}
