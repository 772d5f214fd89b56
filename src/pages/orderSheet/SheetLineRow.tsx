import { memo, useEffect, useRef, useSyncExternalStore, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useCartLine } from '../../cart/cart';
import { usePriceWatchOfList } from '../../components/price/WatchedPrice';
import type { LocalDate } from '../../domain/calendar';
import type { DisplayRules } from '../../domain/displayRules';
import type { RecentPurchase } from '../../components/product/RecentPurchases';
import type { BuyerContext } from '../../queries/shopContext';
import { SheetRow, type SheetColumns } from './parts/SheetRow';
import { isUnreadable } from './rules/sheetDraft';
import { choiceOfRow, minimumText, nextUnit, noteOf, shownRow, type SheetRowData } from './sheetRows';
import { takeMinimum, useSheetEntry, type SheetFocus, type SheetStore } from './sheetStore';

/** What all rows of a sheet share; the same object while it is so. */
export interface SharedByRows {
  readonly context: BuyerContext;
  readonly store: SheetStore;
  readonly focus: SheetFocus;
  readonly displayRules: DisplayRules;
  readonly columns: SheetColumns;
  /** The server's present day. */
  readonly today: LocalDate;
  onMove(sku: string, by: -1 | 1): void;
  onGrasp(sku: string, event: PointerEvent<HTMLElement>): void;
}

interface SheetLineRowProps {
  row: SheetRowData;
  number: string;
  rowIndex: number;
  last: RecentPurchase | undefined;
  tools: SharedByRows;
}

/** A row with what was typed into it and what the cart has of it: a change of its amount draws it alone. */
export const SheetLineRow = memo(function SheetLineRow({ row, number, rowIndex, last, tools }: SheetLineRowProps) {
  const intl = useIntl();
  const { context, store, focus, displayRules, columns, today, onMove, onGrasp } = tools;
  const { sku } = row;
  const entry = useSheetEntry(store, sku);
  const inCart = useCartLine(context, sku);
  const isTabStop = useSyncExternalStore(focus.subscribe, () => focus.sku() === undefined || focus.sku() === sku);
  const amount = useRef<HTMLInputElement>(null);
  // A row that the window has left is no way in any more.
  useEffect(
    () => () => {
      if (focus.sku() === sku) focus.set(undefined);
    },
    [focus, sku],
  );
  const cartUnit = row.product?.allUnits.find(({ abbreviation }) => abbreviation === inCart.unitAbbreviation);
  const held = inCart.isInCart ? { amount: inCart.amount, unit: cartUnit ?? { abbreviation: inCart.unitAbbreviation ?? '' } } : undefined;
  const { product } = row;
  const watch = usePriceWatchOfList();
  const changed = product && row.canType ? watch?.textOf({ product, choice: choiceOfRow(row, entry) }) : undefined;
  const notes = [noteOf(intl, row, entry, held), changed];
  return (
    <SheetRow
      row={shownRow(intl, row, entry, last, number, displayRules, today)}
      rowIndex={rowIndex}
      text={entry?.text ?? ''}
      isUnreadable={isUnreadable(entry)}
      isSent={entry?.isSent === true}
      note={notes.filter(Boolean).join(' · ') || undefined}
      minimum={minimumText(intl, row, entry)}
      isTabStop={isTabStop}
      columns={columns}
      amountRef={amount}
      onType={(text) => store.dispatch({ kind: 'type', sku, text })}
      onFocus={() => {
        focus.set(sku);
        store.dispatch({ kind: 'rest' });
      }}
      onUnit={() => {
        const unit = nextUnit(row, entry);
        if (unit) store.dispatch({ kind: 'unit', sku, unitAbbreviation: unit.abbreviation });
        amount.current?.focus();
      }}
      onMinimum={() => {
        flushSync(() => takeMinimum(store, row));
        amount.current?.focus();
        amount.current?.select();
      }}
      onMove={(by) => onMove(sku, by)}
      onGrasp={(event) => onGrasp(sku, event)}
    />
  );
});
