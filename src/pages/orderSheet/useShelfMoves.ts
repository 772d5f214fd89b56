import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useStored } from '#platform/useStored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { orderedRows, shelfAfter, withMoved, type SheetOrder } from './rules/sheetOrder';
import type { SheetDraft } from './rules/sheetDraft';
import type { SheetRowData } from './sheetRows';
import { shelfDraft, type SheetStore } from './sheetStore';

/** A moved row with its undo data. */
interface ShelfMove {
  readonly sku: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The draft at that time: while unchanged, the move is the last action. */
  readonly draft: SheetDraft;
}

/** Maximum of moves to undo. */
const maxUndoSteps = 100;

/** Sorted rows of a sheet, and functions to rearrange them on the shelf. */
interface ShelfMoves {
  /** All rows, sorted. */
  readonly all: readonly SheetRowData[];
  /** Moves a row to another one's position. */
  place(sku: string, target: string | undefined): void;
  /** Undoes the last action: a move, else input. Returns the row that moved back, which may have left the window. */
  undo(): string | undefined;
  /** Announcement of the last move; empty before the first. */
  readonly said: string;
}

/** Sorts the rows of a sheet as chosen. In shelf sequence they can be moved, which is stored for the customer. */
export function useShelfMoves(
  context: BuyerContext,
  userId: string,
  store: SheetStore,
  plain: readonly SheetRowData[],
  order: SheetOrder,
): ShelfMoves {
  const intl = useIntl();
  const kept = shelfDraft(context, userId);
  const shelf = useStored(kept);
  const all = useMemo(() => orderedRows(plain, order, shelf, intl.locale), [plain, order, shelf, intl.locale]);
  const latest = useRef({ plain, order });
  useLayoutEffect(() => {
    latest.current = { plain, order };
  }, [plain, order]);
  const past = useRef<readonly ShelfMove[]>([]);
  const [said, setSaid] = useState('');
  const keep = useCallback(
    (sku: string, next: readonly string[]) => {
      const rows = orderedRows(latest.current.plain, 'shelf', next, intl.locale);
      const place = rows.findIndex((row) => row.sku === sku);
      const values = { product: rows[place]?.name ?? sku, place: place + 1, count: rows.length };
      // A caller that focuses the row finds it at its new position.
      flushSync(() => {
        kept.keep(next);
        setSaid(intl.formatMessage({ id: 'orderSheet.moved' }, values));
      });
    },
    [intl, kept],
  );
  const place = useCallback(
    (sku: string, target: string | undefined) => {
      if (target === undefined || target === sku) return;
      // Another tab may have moved rows since the last render: its moves stay.
      const before = kept.read();
      const skus = orderedRows(latest.current.plain, latest.current.order, before, intl.locale).map((row) => row.sku);
      const after = shelfAfter(before, withMoved(skus, sku, skus.indexOf(target)));
      past.current = [...past.current.slice(1 - maxUndoSteps), { sku, before, after, draft: store.draft() }];
      keep(sku, after);
    },
    [intl, keep, kept, store],
  );
  const undo = useCallback(() => {
    const move = past.current.at(-1);
    if (!move || move.draft !== store.draft()) {
      store.dispatch({ kind: 'undo' });
      return undefined;
    }
    past.current = past.current.slice(0, -1);
    // Another tab may have changed the shelf since.
    if (JSON.stringify(kept.read()) !== JSON.stringify(move.after)) return undefined;
    keep(move.sku, move.before);
    return move.sku;
  }, [keep, kept, store]);
  return { all, place, undo, said };
}
