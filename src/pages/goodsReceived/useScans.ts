import { useState } from 'react';
import { useScanner } from '#connected/scan/useScanner.ts';
import { readScannedCode, type ScannedCode } from '#domain/codes/scannedCode.ts';
import { readTyped } from '#domain/text/typedText.ts';
import { entryOf, withEntry, type Delivery, type DeliveryLine, type LineEntry } from './rules/delivery';
import { withoutRest } from './rules/rest';
import { withNumber, withScan, type ScanResult } from './rules/scan';

/** Result of the last scan or tick: a line with its former findings, all lines ticked at once, or a code without a line. */
export type LastCount =
  | { readonly line: DeliveryLine; readonly before: LineEntry }
  | { readonly rest: readonly DeliveryLine[] }
  | { readonly strange: string };

/** Why a scanned or typed text was not counted. */
export interface ScanRefusal {
  readonly text: string;
  readonly why: 'wrong' | 'shipment' | 'unread' | 'unknown';
}

/** State and actions of scanning a delivery. */
export interface Scans {
  readonly last: LastCount | undefined;
  readonly refused: ScanRefusal | undefined;
  /** Name to search for; empty for none. */
  readonly sought: string;
  type(text: string): void;
  submit(text: string): void;
  take(text: string, code: ScannedCode): void;
  /** Called when a line was changed by hand. */
  note(line: DeliveryLine, before: LineEntry): void;
  /** Called when lines were ticked at once. */
  noteRest(rest: readonly DeliveryLine[]): void;
  undo(): void;
}

/** Vibrates, if possible, so that a user who looks at the goods notices that a code was not counted. */
const shake = () => void (navigator as Partial<Navigator>).vibrate?.(200);

/**
 * Counts scans from any source. Each updates the stored state at once, so that none is lost however fast they come.
 *
 * @param read returns the stored state
 * @param keep stores the result
 */
export function useScans(read: () => Delivery | undefined, keep: (delivery: Delivery) => void, clearField: () => void): Scans {
  const [last, setLast] = useState<LastCount>();
  const [refused, setRefused] = useState<ScanRefusal>();
  const [sought, setSought] = useState('');

  const clear = () => {
    clearField();
    setSought('');
  };
  const count = (before: Delivery, { delivery, line }: ScanResult, text: string) => {
    keep(delivery);
    setLast(line ? { line, before: entryOf(before, line.id) } : { strange: text });
    if (!line) shake();
  };
  const refuse = (refusal: ScanRefusal) => {
    setRefused(refusal);
    shake();
  };
  const take = (text: string, code: ScannedCode) => {
    clear();
    const now = read();
    if (!now) return;
    if (code.kind === 'product') {
      count(now, withScan(now, code.product), code.product.gtin);
      return;
    }
    // Eight digits may be a product number, as may bars that are no product barcode.
    const byNumber = withNumber(now, text);
    if (byNumber) count(now, byNumber, text);
    else refuse({ text, why: code.kind });
  };
  useScanner({
    amountField: () => undefined,
    kindOf: (element) => (element.matches('search input') ? 'codes' : 'other'),
    mark: () => () => undefined,
    onScan: ({ text, code }) => take(text, code),
  });
  return {
    last,
    refused,
    sought,
    type: (typed) => {
      setRefused(undefined);
      const text = readTyped(typed);
      // Digits are a code or a number, never a name.
      setSought(/\p{L}/u.test(text) && text.length > 1 ? text : '');
    },
    submit: (text) => {
      const typed = readTyped(text);
      const code = readScannedCode(typed);
      if (typed === '') return;
      if (code) {
        take(typed, code);
        return;
      }
      const now = read();
      const byNumber = now && withNumber(now, typed);
      if (now && byNumber) {
        clear();
        count(now, byNumber, typed);
      } else if (sought === '') refuse({ text: typed, why: 'unknown' });
    },
    take,
    note: (line, before) => {
      setLast({ line, before });
    },
    noteRest: (rest) => setLast({ rest }),
    undo: () => {
      const now = read();
      if (now && last && 'line' in last) keep(withEntry(now, last.line.id, last.before));
      if (now && last && 'rest' in last) keep(withoutRest(now, last.rest));
      setLast(undefined);
    },
  };
}
