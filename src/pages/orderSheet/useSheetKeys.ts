import { useCallback, useEffect, useEffectEvent, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { WindowedListHandle } from '#kit/list/itemFocus.ts';
import { keyOutcome, type KeyOutcome } from './rules/sheetKeys';
import type { SharedByRows } from './SheetLineRow';
import { nextUnit, type SheetRowData } from './sheetRows';
import { takeMinimum } from './sheetStore';
import { takeProposal } from './takeProposal';

/** Input of a row. */
type SheetField = 'amount' | 'stock';

interface SheetKeysOptions {
  rows: readonly SheetRowData[];
  tools: Omit<SharedByRows, 'onGrasp'>;
  list: RefObject<WindowedListHandle | null>;
  /** Callbacks for keys with effects outside the rows. */
  onFind(): void;
  /** Called with each character typed before the finder has the focus. */
  onFindEarly(character: string): void;
  onSend(): void;
  /** Called when Enter leaves the last amount. */
  onEnd(sku: string): void;
  onUndo(): void;
  onLeave(): void;
}

/** Input of a line. */
interface LineField {
  readonly sku: string;
  readonly field: SheetField;
}

/** Field that a key leads to but that isn't there yet: keys pressed meanwhile are its own, never those of the field that was left. */
interface AwaitedField {
  /** The line's field; undefined for the finder. */
  readonly line: LineField | undefined;
  /** Field that still has the focus, as long as scrolling doesn't take its row out of the page. */
  readonly left: Element | null;
  /** Characters typed meanwhile, for a line's field. */
  readonly text: string;
}

/** Key press in the sheet, as React or the document tells of it. */
type SheetKeyEvent = Pick<
  globalThis.KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp' | 'target' | 'preventDefault'
>;

const rowOf = (target: EventTarget) => (target instanceof HTMLElement ? target.closest<HTMLElement>('[data-sku]') : null)?.dataset['sku'];

/** Line and column of an input of the sheet; undefined for anything else. */
function lineFieldOf(target: EventTarget | null): LineField | undefined {
  const sku = target instanceof HTMLInputElement ? rowOf(target) : undefined;
  if (sku === undefined || !(target instanceof HTMLInputElement)) return undefined;
  return { sku, field: target.dataset['field'] === 'stock' ? 'stock' : 'amount' };
}

/** Keyboard handling of the sheet, for all rows at once. */
export function useSheetKeys({ rows, tools, list, onFind, onFindEarly, onSend, onEnd, onUndo, onLeave }: SheetKeysOptions): {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  goTo(sku: string, field?: SheetField): void;
} {
  const letters = useRef({ jump: '', at: 0 });
  const awaited = useRef<AwaitedField>(undefined);
  const { store, columns, onMove, today } = tools;
  const goTo = useCallback(
    (sku: string, column: SheetField = 'amount') => {
      const selector = `[role="grid"] [data-sku="${CSS.escape(sku)}"] input[data-field="${column}"]`;
      const amount = document.querySelector<HTMLInputElement>(selector);
      amount?.focus();
      // A row outside the window, or one still to come, gets the focus once it is rendered.
      const isThere = amount !== null && document.activeElement === amount;
      awaited.current = isThere ? undefined : { line: { sku, field: column }, left: document.activeElement, text: '' };
      if (!isThere) list.current?.focus(sku, selector);
    },
    [list],
  );
  const act = (outcome: Exclude<KeyOutcome, { kind: 'own' }>, sku: string, field: SheetField) => {
    switch (outcome.kind) {
      case 'go':
        letters.current.jump = outcome.jump;
        goTo(rows[outcome.place]?.sku ?? sku, field);
        return;
      case 'unit': {
        const row = rows.find((one) => one.sku === sku);
        const unit = row && nextUnit(row, store.draft().entries[sku]);
        if (unit) store.dispatch({ kind: 'unit', sku, unitAbbreviation: unit.abbreviation });
        return;
      }
      case 'find':
        // Otherwise a line asked for before would take the focus, and what is typed for the finder, before that is there.
        list.current?.cancelFocus();
        onFind();
        awaited.current = { line: undefined, left: document.activeElement, text: '' };
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
      case 'par': {
        const row = rows.find((one) => one.sku === sku);
        if (row) takeProposal(tools, row);
        return;
      }
      case 'stock':
        goTo(sku, field === 'stock' ? 'amount' : 'stock');
        return;
      case 'leave':
        if (field === 'stock') goTo(sku);
        else onLeave();
        return;
      case 'move':
        if (columns.hasShelf) onMove(sku, outcome.by);
        return;
    }
  };
  const typedIn = ({ sku, field }: LineField) =>
    (field === 'amount' ? store.draft().entries[sku]?.text : store.draft().stock[sku]?.text) ?? '';
  /** Takes a character, or its deletion, for a field that is still to come; it is stored at once, so that no further key can lose it. */
  const takeEarly = (wanted: AwaitedField, key: string) => {
    const { line } = wanted;
    if (!line) {
      onFindEarly(key);
      return;
    }
    const text = key === 'Backspace' ? wanted.text.slice(0, -1) : wanted.text + key;
    awaited.current = { ...wanted, text };
    if (line.field === 'amount') store.dispatch({ kind: 'type', sku: line.sku, text });
    else store.dispatch({ kind: 'stock', sku: line.sku, text, day: today });
  };
  const onKey = (event: SheetKeyEvent) => {
    const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const wanted = target === document.body || awaited.current?.left === target ? awaited.current : undefined;
    const line = wanted?.line ?? lineFieldOf(target);
    const isCharacter = /^.$/u.test(key) && !ctrlKey && !metaKey && !altKey;
    if (wanted && (wanted.line ? /^([\d.,]|Backspace)$/.test(key) && !ctrlKey && !metaKey && !altKey : isCharacter)) {
      event.preventDefault();
      takeEarly(wanted, key);
      return;
    }
    if (!line) return;
    const pause = event.timeStamp - letters.current.at;
    letters.current.at = event.timeStamp;
    const outcome = keyOutcome(
      { key, shift: shiftKey, control: ctrlKey || metaKey, alt: altKey, isEmpty: typedIn(line) === '', pause },
      rows.findIndex((row) => row.sku === line.sku),
      letters.current.jump,
      rows,
    );
    if (outcome.kind !== 'go') letters.current.jump = '';
    // Nor does a key that deletes change the field that was left.
    if (wanted && outcome.kind === 'own' && key !== 'Tab') event.preventDefault();
    if (outcome.kind === 'own' || ((outcome.kind === 'stock' || outcome.kind === 'par') && !columns.hasStock)) return;
    event.preventDefault();
    flushSync(() => act(outcome, line.sku, line.field));
    // The current amount is applied: the next digit starts another one.
    if (target instanceof HTMLInputElement && target === document.activeElement) target.select();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (lineFieldOf(event.target) && !event.nativeEvent.isComposing) onKey(event);
  };
  // While the list scrolls to a line far away, the row that was left goes out of the page, and its keys go to the body.
  const onBodyKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isAwaiting = awaited.current && (!awaited.current.line || list.current?.isAwaitingFocus());
    if (event.target === document.body && isAwaiting) onKey(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', onBodyKey);
    return () => document.removeEventListener('keydown', onBodyKey);
  }, []);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const { line, text = '' } = awaited.current ?? {};
    awaited.current = undefined;
    if (!line || text === '' || !(target instanceof HTMLInputElement) || rowOf(target) !== line.sku) return;
    // The next digit follows those typed before.
    target.setSelectionRange(text.length, text.length);
  };
  return { onKeyDown, onFocus, goTo };
}
