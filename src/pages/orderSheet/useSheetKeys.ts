import { useCallback, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { WindowedListHandle } from '../../kit/list/WindowedList';
import { keyOutcome, type KeyOutcome } from './rules/sheetKeys';
import type { SharedByRows } from './SheetLineRow';
import { nextUnit, type SheetRowData } from './sheetRows';

interface SheetKeysOptions {
  rows: readonly SheetRowData[];
  tools: Omit<SharedByRows, 'onGrasp'>;
  grid: RefObject<HTMLElement | null>;
  list: RefObject<WindowedListHandle | null>;
  /** What the keys do beyond the rows. */
  onFind(): void;
  onSend(): void;
  onUndo(): void;
  onLeave(): void;
}

const rowOf = (target: EventTarget) => (target instanceof HTMLElement ? target.closest<HTMLElement>('[data-sku]') : null)?.dataset['sku'];

/** The keys of the sheet, for all rows at once. */
export function useSheetKeys({ rows, tools, grid, list, onFind, onSend, onUndo, onLeave }: SheetKeysOptions): {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  goTo(sku: string): void;
} {
  const letters = useRef({ jump: '', at: 0 });
  const { store, focus, columns, onMove } = tools;
  const goTo = useCallback(
    (sku: string) => {
      const amount = grid.current?.querySelector<HTMLInputElement>(`[data-sku="${CSS.escape(sku)}"] input`);
      if (amount) {
        amount.focus();
        return;
      }
      // It is beyond the window; it takes the keyboard as soon as it is there.
      focus.awaitRow(sku);
      list.current?.bring(sku);
    },
    [grid, list, focus],
  );
  const act = (outcome: Exclude<KeyOutcome, { kind: 'own' }>, sku: string) => {
    switch (outcome.kind) {
      case 'go':
        letters.current.jump = outcome.jump;
        goTo(rows[outcome.place]?.sku ?? sku);
        return;
      case 'unit': {
        const row = rows.find((one) => one.sku === sku);
        const unit = row && nextUnit(row, store.draft().entries[sku]);
        if (unit) store.dispatch({ kind: 'unit', sku, unitAbbreviation: unit.abbreviation });
        return;
      }
      case 'find':
        onFind();
        return;
      case 'undo':
        onUndo();
        return;
      case 'send':
        onSend();
        return;
      case 'leave':
        onLeave();
        return;
      case 'move':
        if (columns.hasShelf) onMove(sku, outcome.by);
        return;
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const sku = rowOf(event.target);
    if (sku === undefined || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const pause = event.timeStamp - letters.current.at;
    letters.current.at = event.timeStamp;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const outcome = keyOutcome(
      { key, shift: shiftKey, control: ctrlKey || metaKey, alt: altKey, pause },
      rows.findIndex((row) => row.sku === sku),
      letters.current.jump,
      rows,
    );
    if (outcome.kind !== 'go') letters.current.jump = '';
    if (outcome.kind === 'own') return;
    event.preventDefault();
    act(outcome, sku);
  };
  return { onKeyDown, goTo };
}
