import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { labelCount } from '#domain/inventory/label.ts';
import { sheetCount } from '#domain/inventory/labelSheet.ts';
import { IconButton } from '#kit/action/IconButton.tsx';
import { SheetPage, type SheetContent } from './SheetPage';
import styles from './SheetPreview.module.css';

/** Preview of the sheets, one at a time. */
export function SheetPreview(content: SheetContent) {
  const { amounts, sheet, start } = content;
  const intl = useIntl();
  const [wanted, setPage] = useState(0);
  const count = sheetCount(sheet, labelCount(amounts), start);
  if (count === 0) return null;
  const page = Math.min(wanted, count - 1);
  const values = { page: page + 1, count };
  return (
    <section className={styles.preview} aria-label={intl.formatMessage({ id: 'label.sheet.preview' }, values)}>
      {/* The list has the content in words; this is a picture of it. */}
      <div className={styles.picture} aria-hidden="true">
        <SheetPage {...content} page={page} className={styles.page} />
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
