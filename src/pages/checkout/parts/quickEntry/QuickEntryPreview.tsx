import { useCallback, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuickRow } from '#domain/quickEntry/quickEntryRows.ts';
import { Button } from '#kit/action/Button.tsx';
import { Check } from '#kit/field/Check.tsx';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import styles from './QuickEntryDialog.module.css';
import { QuickEntryRow } from './QuickEntryRow';

interface QuickEntryPreviewProps {
  rows: readonly QuickRow[];
  displayRules: DisplayRules;
  /** Texts of the lines that failed in the last attempt. */
  failedTexts: ReadonlySet<string>;
  onMend(row: QuickRow, text: string | undefined): void;
  /** Renders the product search for a line. */
  searchFor(text: string, onNumber: (code: string) => void): ReactNode;
  /** Called if no row needs the focus, to move it to the text field. */
  onNoneLeft(): void;
}

/** Number of rows rendered at first, and added by each press: a thousand would slow the field above. */
const atOnce = 50;
/** Number of rows from which on a filter for unresolved ones is offered. */
const filterFrom = 6;

/** Results of the lines, in the sequence of the text. */
export function QuickEntryPreview({ rows, displayRules, failedTexts, onMend, searchFor, onNoneLeft }: QuickEntryPreviewProps) {
  const list = useRef<HTMLUListElement>(null);
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [limit, setLimit] = useState(atOnce);
  const mend = useCallback(
    (row: QuickRow, text: string | undefined) => {
      const focused = document.activeElement;
      const place = [...(list.current?.children ?? [])].findIndex((item) => item.contains(focused));
      // Pointer users need no moved focus; on a phone it would open the keyboard.
      const wantsFocus = place >= 0 && focused?.matches(':focus-visible') === true;
      onMend(row, text);
      // The focused element disappears with the former row.
      if (wantsFocus) setTimeout(() => focusNext(list.current, place, text === undefined) || onNoneLeft(), 0);
    },
    [onMend, onNoneLeft],
  );
  if (rows.length === 0)
    return (
      <p className={styles.empty}>
        <FormattedMessage id="quickEntry.empty" />
      </p>
    );
  const open = rows.filter(({ state }) => state === 'open');
  // In a filled order form these are the majority: they are summarised, so that no other row is overlooked.
  const listed = rows.filter(({ state }) => state !== 'notOrdered');
  const notOrdered = rows.length - listed.length;
  const canFilter = listed.length >= filterFrom && open.length > 0;
  const shown = canFilter && onlyOpen ? open : listed;
  const keys = keysOf(shown.slice(0, limit));
  return (
    <>
      {notOrdered > 0 && (
        <p className={styles.hint}>
          <FormattedMessage id="quickEntry.notOrdered" values={{ count: notOrdered }} />
        </p>
      )}
      {canFilter && (
        <label className={styles.filter}>
          <Check isChecked={onlyOpen} onChange={setOnlyOpen} />
          <FormattedMessage id="quickEntry.onlyOpen" />
        </label>
      )}
      <div className={styles.rows}>
        <ul ref={list}>
          {shown.slice(0, limit).map((row, place) => (
            <li key={keys[place]}>
              <QuickEntryRow
                row={row}
                displayRules={displayRules}
                hasFailed={failedTexts.has(row.text)}
                onMend={mend}
                searchFor={searchFor}
              />
            </li>
          ))}
        </ul>
        {shown.length > limit && (
          <Button tone="plain" isWide onClick={() => setLimit(limit + atOnce)}>
            <FormattedMessage id="quickEntry.more" values={{ count: shown.length - limit }} />
          </Button>
        )}
      </div>
    </>
  );
}

/**
 * Keys by content, so that input in a row's fields survives the removal of earlier lines. A corrected line is a new
 * one with empty fields.
 */
function keysOf(rows: readonly QuickRow[]): readonly string[] {
  const seen = new Map<string, number>();
  return rows.map(({ text }) => {
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return `${count} ${text}`;
  });
}

/**
 * Moves the focus from a corrected or removed row: to the next one that needs correction, else to the first; after a
 * removal to the row that moved up. Returns true if there was one.
 */
function focusNext(list: HTMLUListElement | null, place: number, isDropped: boolean): boolean {
  const items = [...(list?.children ?? [])];
  const inTurn = isDropped ? [items[place] ?? items.at(-1)] : [...items.slice(place + 1), ...items.slice(0, place)];
  const wanted = isDropped ? '[data-drop]' : '[data-state="open"] [data-mend] :is(input, button)';
  for (const item of inTurn) {
    const control = item?.querySelector<HTMLElement>(wanted);
    if (!control) continue;
    control.focus();
    return true;
  }
  return false;
}
