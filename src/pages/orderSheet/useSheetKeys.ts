import { useCallback, useRef, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { WindowedListHandle } from '../../kit/list/itemFocus';
import { keyOutcome, type KeyOutcome } from './rules/sheetKeys';
import type { SharedByRows } from './SheetLineRow';
import { nextUnit, type SheetRowData } from './sheetRows';
import { takeMinimum } from './sheetStore';

interface SheetKeysOptions {
  rows: readonly SheetRowData[];
  tools: Omit<SharedByRows, 'onGrasp'>;
  list: RefObject<WindowedListHandle | null>;
  /** What the keys do beyond the rows. */
  onFind(): void;
  onSend(): void;
  /** The last amount was left by Enter. */
  onEnd(sku: string): void;
  onUndo(): void;
  onLeave(): void;
}

const rowOf = (target: EventTarget) => (target instanceof HTMLElement ? target.closest<HTMLElement>('[data-sku]') : null)?.dataset['sku'];

/** The keys of the sheet, for all rows at once. */
export function useSheetKeys({ rows, tools, list, onFind, onSend, onEnd, onUndo, onLeave }: SheetKeysOptions): {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  goTo(sku: string): void;
} {
  const letters = useRef({ jump: '', at: 0 });
  const { store, columns, onMove } = tools;
  const goTo = useCallback(
    (sku: string) => {
      const selector = `[role="grid"] [data-sku="${CSS.escape(sku)}"] input`;
      const amount = document.querySelector<HTMLInputElement>(selector);
      amount?.focus();
      // One that is beyond the window, or still to come, takes the keyboard as soon as it is there.
      if (!amount || document.activeElement !== amount) list.current?.focus(sku, selector);
    },
    [list],
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
      case 'end':
        onEnd(sku);
        return;
      case 'minimum': {
        const row = rows.find((one) => one.sku === sku);
        if (row) takeMinimum(store, row);
        return;
      }
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
    flushSync(() => act(outcome, sku));
    // What stands in the amount now counts: the next digit begins another one.
    if (event.target === document.activeElement) event.target.select();
  };
  return { onKeyDown, goTo };
}
