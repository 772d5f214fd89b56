import type { SheetRowData } from './sheetRows';
import { proposalOf, stockOfRow, type CountedStock } from './sheetStock';
import type { SheetStore } from './sheetStore';

interface ProposalSource {
  readonly store: SheetStore;
  readonly counted: CountedStock | undefined;
}

/** Proposed amounts of rows in which nothing is typed, by sku; rows that miss nothing have none. */
export function proposedAmounts({ store, counted }: ProposalSource, rows: readonly SheetRowData[]): ReadonlyMap<string, number> {
  const { entries, stock } = store.draft();
  return new Map(
    rows.flatMap((row): [string, number][] => {
      const { [row.sku]: entry } = entries;
      const proposal = counted && proposalOf(row, entry, stockOfRow(row, stock[row.sku], counted));
      return proposal && proposal.amount > 0 && (entry?.text ?? '') === '' ? [[row.sku, proposal.amount]] : [];
    }),
  );
}

/** Types the proposed amount of a row. */
export const takeProposal = (source: ProposalSource, row: SheetRowData): void =>
  source.store.dispatch({ kind: 'fill', amounts: proposedAmounts(source, [row]) });
