import { useState } from 'react';
import { useScanner } from '../../connected/scan/useScanner';
import { readScannedCode, type ScannedCode } from '../../domain/scannedCode';
import { readTyped } from '../../domain/typedText';
import { entryOf, withEntry, type Delivery, type DeliveryLine, type LineEntry } from './rules/delivery';
import { withNumber, withScan, type ScanResult } from './rules/scan';

/** What came of the last scan or tick: a line with what was found of it before, or a code that belongs to no line. */
export type LastCount = { readonly line: DeliveryLine; readonly before: LineEntry } | { readonly strange: string };

/** Why nothing was counted for what was scanned or typed. */
export interface ScanRefusal {
  readonly text: string;
  readonly why: 'wrong' | 'shipment' | 'unread' | 'unknown';
}

/** The scans of a delivery. */
export interface Scans {
  readonly last: LastCount | undefined;
  readonly refused: ScanRefusal | undefined;
  /** What is looked for by name; empty for nothing. */
  readonly sought: string;
  type(text: string): void;
  submit(text: string): void;
  take(text: string, code: ScannedCode): void;
  /** A line was changed by hand. */
  note(line: DeliveryLine, before: LineEntry): void;
  undo(): void;
}

/** A device that can shakes, so that somebody who looks at the goods feels that a code was not counted. */
const shake = () => void (navigator as Partial<Navigator>).vibrate?.(200);

/**
 * Counts scans, whichever way they come. Each is kept at once and by what is kept then: nothing waits until the page has been drawn, so
 * none of them gets lost however fast they come.
 *
 * @param read what is kept now
 * @param keep keeps what has come of it
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
    // Eight digits may be a product's number, and so may bars that aren't a barcode's.
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
      // Digits are a code or a number, and name no line.
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
    undo: () => {
      const now = read();
      if (now && last && 'line' in last) keep(withEntry(now, last.line.id, last.before));
      setLast(undefined);
    },
  };
}
