import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useDeviceDraft } from '../../platform/deviceDraft';
import type { BuyerContext } from '../../queries/shopContext';
import { orderedRows, shelfAfter, withMoved, type SheetOrder } from './rules/sheetOrder';
import type { SheetDraft } from './rules/sheetDraft';
import type { SheetRowData } from './sheetRows';
import { shelfDraft, type SheetStore } from './sheetStore';

/** A row that was moved, with what has to be there to take it back. */
interface ShelfMove {
  readonly sku: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The draft at that moment: while it is the same, the move is what was done last. */
  readonly draft: SheetDraft;
}

/** Moves that can be undone. */
const longestPast = 100;

/** The rows of a sheet in their order, and the ways to put them in another one on the shelf. */
interface ShelfMoves {
  /** All rows, in their order. */
  readonly all: readonly SheetRowData[];
  /** Puts a row where another one is, which makes room for it. */
  place(sku: string, target: string | undefined): void;
  /** Takes back what was done last: a move, else what was typed. Answers the row that was moved back, which may have left the window with that. */
  undo(): string | undefined;
  /** The last move in words; empty before the first. */
  readonly said: string;
}

/** Puts the rows of a sheet in the order that is chosen; on the shelf they can be moved, and what was moved is kept for the customer. */
export function useShelfMoves(
  context: BuyerContext,
  userId: string,
  store: SheetStore,
  plain: readonly SheetRowData[],
  order: SheetOrder,
): ShelfMoves {
  const intl = useIntl();
  const kept = shelfDraft(context, userId);
  const shelf = useDeviceDraft(kept);
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
      // Who gives the row the keyboard then finds it where it is now.
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
      // Another tab may have moved something since this one was drawn: its move stays.
      const before = kept.read();
      const skus = orderedRows(latest.current.plain, latest.current.order, before, intl.locale).map((row) => row.sku);
      const after = shelfAfter(before, withMoved(skus, sku, skus.indexOf(target)));
      past.current = [...past.current.slice(1 - longestPast), { sku, before, after, draft: store.draft() }];
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
    // Another tab may have gone on with the shelf.
    if (JSON.stringify(kept.read()) !== JSON.stringify(move.after)) return undefined;
    keep(move.sku, move.before);
    return move.sku;
  }, [keep, kept, store]);
  return { all, place, undo, said };
}
