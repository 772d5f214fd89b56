import { useMemo } from 'react';
import type { OverviewItem } from '../../domain/allergenOverview';
import type { OrderChoice } from '../../domain/displayRules';
import type { WatchedLine } from '../../domain/priceWatch';
import { amountOfEntry, type SheetDraft } from './rules/sheetDraft';
import { choiceOfRow, type SheetRowData } from './sheetRows';

const watchedRow = ({ product, canType }: SheetRowData, choice: OrderChoice | undefined): readonly WatchedLine[] =>
  product && canType ? [{ product, choice }] : [];

/** What of a sheet is watched for its prices: every row as its list has it, and for the sum what was typed and is not in the cart yet. */
export function useWatchedSheet(
  rows: readonly SheetRowData[],
  { entries }: SheetDraft,
): readonly [lines: readonly WatchedLine[], typed: readonly WatchedLine[]] {
  const lines = useMemo(() => rows.flatMap((row) => watchedRow(row, choiceOfRow(row, undefined))), [rows]);
  const typed = useMemo(
    () =>
      rows.flatMap((row) => {
        const { [row.sku]: entry } = entries;
        return amountOfEntry(entry) === undefined || entry?.isSent ? [] : watchedRow(row, choiceOfRow(row, entry));
      }),
    [rows, entries],
  );
  return [lines, typed];
}

/** What of a sheet is checked for diets: what was typed. An amount that changes is no reason to do it again. */
export function useDeclaredRows(rows: readonly SheetRowData[], { entries }: SheetDraft): readonly OverviewItem[] {
  const names = JSON.stringify(rows.filter(({ sku }) => amountOfEntry(entries[sku]) !== undefined).map(({ sku, name }) => ({ sku, name })));
  return useMemo(() => JSON.parse(names) as OverviewItem[], [names]);
}
