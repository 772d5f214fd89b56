import { useRef, useState, type HTMLAttributes } from 'react';
import type { ReceiptEntry } from '#domain/order/receipt.ts';
import { receiptKey } from '#domain/receipt/receiptSearch.ts';
import type { TableSelection } from '#kit/table/column.ts';
import { pressedKey, withRange } from './rules/rangeSelection';

interface ReceiptSelection {
  /** State and change of the selection of the shown rows. */
  of(rows: readonly ReceiptEntry[]): Pick<TableSelection<ReceiptEntry>, 'chosen' | 'keyOf' | 'onChange'>;
  /** Props of an element around the table: they notice if Shift is held, by pointer and by keys. */
  readonly around: Pick<HTMLAttributes<HTMLElement>, 'onPointerDownCapture' | 'onKeyDownCapture' | 'onKeyUpCapture'>;
}

/** Selection of documents; with Shift a press selects all rows from the one pressed before. */
export function useReceiptSelection(): ReceiptSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isShift = useRef(false);
  const pressedBefore = useRef<string>(undefined);
  const notice = (event: { readonly shiftKey: boolean }) => {
    isShift.current = event.shiftKey;
  };
  return {
    of: (rows) => ({
      chosen,
      keyOf: receiptKey,
      onChange: (next) => {
        const keys = rows.map(receiptKey);
        setChosen(isShift.current ? withRange(keys, chosen, next, pressedBefore.current) : next);
        pressedBefore.current = pressedKey(keys, chosen, next);
      },
    }),
    around: { onPointerDownCapture: notice, onKeyDownCapture: notice, onKeyUpCapture: notice },
  };
}
