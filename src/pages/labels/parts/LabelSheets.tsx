import { createPortal } from 'react-dom';
import { labelCount } from '../../../domain/label';
import { sheetCount, sheetLayouts } from '../../../domain/labelSheet';
import styles from './LabelSheets.module.css';
import { SheetPage, type SheetContent } from './SheetPage';

/**
 * All label sheets for the printer, and on paper nothing else: what the PDF has, for those who print the page itself. On screens they are not
 * there.
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
