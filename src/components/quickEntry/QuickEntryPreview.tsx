import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuickRow } from '../../domain/quickEntryRows';
import { ActionButton } from '../feedback/ActionButton';
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

/** Rows that are in the page at first, and that each press of the button adds: with a thousand the field above would be slow. */
const atOnce = 50;
/** Rows from which it is worth to look at the open ones alone. */
const filterFrom = 6;

/** What comes of each line, in the order of the text. */
export function QuickEntryPreview({ rows, viewing, failedTexts, onMend }: QuickEntryPreviewProps) {
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [limit, setLimit] = useState(atOnce);
  if (rows.length === 0) return <p className={styles.empty}><FormattedMessage id="quickEntry.empty" /></p>;
  const open = rows.filter(({ state }) => state === 'open');
  const canFilter = rows.length >= filterFrom && open.length > 0;
  const shown = canFilter && onlyOpen ? open : rows;
  return (
    <>
      {canFilter && (
        <label className={styles.filter}>
          <input type="checkbox" checked={onlyOpen} onChange={({ target }) => setOnlyOpen(target.checked)} />
          <FormattedMessage id="quickEntry.onlyOpen" />
        </label>
      )}
      <div className={styles.rows}>
        <ul>
          {/* A mended line is another one, so that its fields begin anew. */}
          {shown.slice(0, limit).map((row) => (
            <li key={`${row.line} ${row.text}`}>
              <QuickEntryRow row={row} viewing={viewing} hasFailed={failedTexts.has(row.text)} onMend={onMend} />
            </li>
          ))}
        </ul>
        {shown.length > limit && (
          <ActionButton tone="plain" isWide onClick={() => setLimit(limit + atOnce)}>
            <FormattedMessage id="quickEntry.more" values={{ count: shown.length - limit }} />
          </ActionButton>
        )}
      </div>
    </>
  );
}
