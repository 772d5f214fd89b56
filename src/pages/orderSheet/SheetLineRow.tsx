import { memo, useEffect, useRef, useSyncExternalStore, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useCartLine } from '#cart/cart.ts';
import { usePriceWatchOfList } from '#components/price/WatchedPrice.tsx';
import type { LocalDate } from '#domain/text/calendar.ts';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import type { RecentPurchase } from '#components/product/RecentPurchases.tsx';
import type { BuyerContext } from '#queries/shopContext.ts';
import { SheetRow, type SheetColumns } from './parts/SheetRow';
import { isUnreadable } from './rules/sheetDraft';
import { choiceOfRow, minimumText, nextUnit, noteOf, shownRow, type SheetRowData } from './sheetRows';
import { openProposal, proposalOf, proposalText, shownStock, stockOfRow, type CountedStock } from './sheetStock';
import { takeProposal } from './takeProposal';
import { takeMinimum, useSheetEntry, useTypedStock, type SheetFocus, type SheetStore } from './sheetStore';

/** State shared by all rows of a sheet; the same object while unchanged. */
export interface SharedByRows {
  readonly context: BuyerContext;
  readonly store: SheetStore;
  readonly focus: SheetFocus;
  readonly displayRules: DisplayRules;
  readonly columns: SheetColumns;
  /** Counted quantities; undefined if the list has no par. */
  readonly counted: CountedStock | undefined;
  /** Today by the server. */
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

/** A row with its input and its amount in the cart. Renders again only for its own changes. */
export const SheetLineRow = memo(function SheetLineRow({ row, number, rowIndex, last, tools }: SheetLineRowProps) {
  const intl = useIntl();
  const { context, store, focus, displayRules, columns, counted, today, onMove, onGrasp } = tools;
  const { sku } = row;
  const entry = useSheetEntry(store, sku);
  const inCart = useCartLine(context, sku);
  const isTabStop = useSyncExternalStore(focus.subscribe, () => focus.sku() === undefined || focus.sku() === sku);
  const amount = useRef<HTMLInputElement>(null);
  // A row outside the window can't be the tab stop.
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
  const typed = useTypedStock(store, sku);
  const stock = counted && stockOfRow(row, typed, counted);
  const proposal = proposalOf(row, entry, stock);
  const notes = [noteOf(intl, row, entry, held), proposalText(intl, entry, stock, proposal), changed];
  return (
    <SheetRow
      row={shownRow(intl, row, entry, last, number, displayRules, today)}
      rowIndex={rowIndex}
      text={entry?.text ?? ''}
      isUnreadable={isUnreadable(entry)}
      isSent={entry?.isSent === true}
      note={notes.filter(Boolean).join(' · ') || undefined}
      minimum={minimumText(intl, row, entry)}
      stock={shownStock(intl, stock, typed, today)}
      proposal={openProposal(intl, entry, proposal)}
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
      onStock={(text) => store.dispatch({ kind: 'stock', sku, text, day: today })}
      onProposal={() => {
        flushSync(() => takeProposal(tools, row));
        amount.current?.focus();
        amount.current?.select();
      }}
      onMove={(by) => onMove(sku, by)}
      onGrasp={(event) => onGrasp(sku, event)}
    />
  );
});
