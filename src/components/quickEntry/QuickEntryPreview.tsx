import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Virtualizer } from 'virtua';
import type { QuickRow } from '../../domain/quickEntryRows';
import type { ProductViewing } from '../product/productView';
import styles from './QuickEntryDialog.module.css';
import { QuickEntryRow } from './QuickEntryRow';

interface QuickEntryPreviewProps {
  rows: readonly QuickRow[];
  viewing: ProductViewing;
  /** Texts of lines that could not be stored when they were added last. */
  failedTexts: ReadonlySet<string>;
  onMend(row: QuickRow, text: string | undefined): void;
}

/** Rows up to which all are in the page; of more only those near the window of the list. */
const plainUpTo = 60;
/** Rows from which it is worth to look at the open ones alone. */
const filterFrom = 6;

/** What comes of each line, in the order of the text. */
export function QuickEntryPreview({ rows, viewing, failedTexts, onMend }: QuickEntryPreviewProps) {
  const [onlyOpen, setOnlyOpen] = useState(false);
  if (rows.length === 0) return <p className={styles.empty}><FormattedMessage id="quickEntry.empty" /></p>;
  const open = rows.filter(({ state }) => state === 'open');
  const canFilter = rows.length >= filterFrom && open.length > 0;
  const shown = canFilter && onlyOpen ? open : rows;
  // A mended line is another one, so that its fields begin anew.
  const items = shown.map((row) => (
    <li key={`${row.line} ${row.text}`}>
      <QuickEntryRow row={row} viewing={viewing} hasFailed={failedTexts.has(row.text)} onMend={onMend} />
    </li>
  ));
  return (
    <>
      {canFilter && (
        <label className={styles.filter}>
          <input type="checkbox" checked={onlyOpen} onChange={({ target }) => setOnlyOpen(target.checked)} />
          <FormattedMessage id="quickEntry.onlyOpen" />
        </label>
      )}
      <div className={styles.rows}>
        {items.length <= plainUpTo
          ? <ul>{items}</ul>
          : <Virtualizer as="ul" item="li" itemSize={52}>{shown.map((row) => <QuickEntryRow key={`${row.line} ${row.text}`} row={row} viewing={viewing} hasFailed={failedTexts.has(row.text)} onMend={onMend} />)}</Virtualizer>}
      </div>
    </>
  );
}
