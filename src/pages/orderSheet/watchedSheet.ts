import { useMemo } from 'react';
import type { OverviewItem } from '#domain/allergens/allergenOverview.ts';
import type { OrderChoice } from '#domain/price/displayRules.ts';
import type { WatchedLine } from '#domain/price/priceWatch.ts';
import { amountOfEntry, type SheetDraft } from './rules/sheetDraft';
import { choiceOfRow, type SheetRowData } from './sheetRows';

const watchedRow = ({ product, canType }: SheetRowData, choice: OrderChoice | undefined): readonly WatchedLine[] =>
  product && canType ? [{ product, choice }] : [];

/** Lines of a sheet to watch for prices: all rows of its list, and for the total the input that isn't in the cart yet. */
export function useWatchedSheet(
  rows: readonly SheetRowData[],
  { entries }: SheetDraft,
): readonly [lines: readonly WatchedLine[], typed: readonly WatchedLine[]] {
  const lines = useMemo(() => rows.flatMap((row) => watchedRow(row, choiceOfRow(row, undefined))), [rows]);
  const typed = useMemo(
    () =>
      rows.flatMap((row) => {
        const { [row.sku]: entry } = entries;
        return amountOfEntry(entry) === undefined || entry?.isSent || entry?.isUnsure ? [] : watchedRow(row, choiceOfRow(row, entry));
      }),
    [rows, entries],
  );
  return [lines, typed];
}

/** Products of a sheet to check for diets: those with input. A changed amount doesn't check again. */
export function useDeclaredRows(rows: readonly SheetRowData[], { entries }: SheetDraft): readonly OverviewItem[] {
  const names = JSON.stringify(
    rows.filter(({ sku, canType }) => canType && amountOfEntry(entries[sku]) !== undefined).map(({ sku, name }) => ({ sku, name })),
  );
  return useMemo(() => JSON.parse(names) as OverviewItem[], [names]);
}
