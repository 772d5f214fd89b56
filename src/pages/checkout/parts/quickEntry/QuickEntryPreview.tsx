import { useCallback, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuickRow } from '../../../../domain/quickEntryRows';
import { Button } from '../../../../kit/action/Button';
import { Check } from '../../../../kit/field/Check';
import type { DisplayRules } from '../../../../domain/displayRules';
import styles from './QuickEntryDialog.module.css';
import { QuickEntryRow } from './QuickEntryRow';

interface QuickEntryPreviewProps {
  rows: readonly QuickRow[];
  displayRules: DisplayRules;
  /** Texts of lines that could not be stored when they were added last. */
  failedTexts: ReadonlySet<string>;
  onMend(row: QuickRow, text: string | undefined): void;
  /** The search for the goods that a line means. */
  searchFor(text: string, onNumber: (code: string) => void): ReactNode;
  /** Puts the focus where the lines are typed: no row is left that wants it. */
  onNoneLeft(): void;
}

/** Rows that are in the page at first, and that each press of the button adds: with a thousand the field above would be slow. */
const atOnce = 50;
/** Rows from which it is worth to look at the open ones alone. */
const filterFrom = 6;

/** What comes of each line, in the order of the text. */
export function QuickEntryPreview({ rows, displayRules, failedTexts, onMend, searchFor, onNoneLeft }: QuickEntryPreviewProps) {
  const list = useRef<HTMLUListElement>(null);
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [limit, setLimit] = useState(atOnce);
  const mend = useCallback(
    (row: QuickRow, text: string | undefined) => {
      const focused = document.activeElement;
      const place = [...(list.current?.children ?? [])].findIndex((item) => item.contains(focused));
      // A user who points at a button needs no focus elsewhere; on a telephone it would bring up the keyboard.
      const wantsFocus = place >= 0 && focused?.matches(':focus-visible') === true;
      onMend(row, text);
      // What had the focus goes with the row as it was.
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
  // Of a filled order form these are most: they are told together, and no row is to be passed over.
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
 * Keys by what the lines say, so that what is typed into the fields of one stays there when lines before it go. A mended line is another
 * one, whose fields begin empty.
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
 * Moves the focus on from a row that was mended or dropped: to the next one that wants mending, else to the first; after a drop to the
 * row that has moved up. Answers whether there was one.
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
