import { hasGtinForm } from './gtin';

/** Most milliseconds between two keys of a scanner that types. Nobody types eight digits that fast one after the other. */
const scannerGap = 50;

/** The digits that came one after the other so fast that a scanner may have typed them. */
export interface ScanKeys {
  readonly digits: string;
  /** Moment of the last key, in milliseconds. */
  readonly at: number;
}

/** Nothing typed yet. */
export const noKeys: ScanKeys = { digits: '', at: -Infinity };

/** What a key means. */
export interface ReadKey {
  readonly keys: ScanKeys;
  /** The number of a barcode that this key ended, with the last digit not yet checked; the key itself then means nothing else. */
  readonly scanned: string | undefined;
}

/**
 * Reads a scanner that types like a keyboard: 8 to 14 digits, each at most {@link scannerGap} milliseconds after the one before, and
 * Enter or Tab behind them. Everything slower is somebody who types.
 *
 * @param key as the browser names it
 * @param at moment of the key, in milliseconds: the event's own, so that a busy page doesn't make a scanner slow
 */
export function readKey({ digits, at: before }: ScanKeys, key: string, at: number): ReadKey {
  const isFast = at - before <= scannerGap;
  if (/^[0-9]$/.test(key)) return { keys: { digits: isFast ? digits + key : key, at }, scanned: undefined };
  const isEnd = key === 'Enter' || key === 'Tab';
  // Some scanners press Shift between digits.
  if (key === 'Shift') return { keys: { digits, at: before }, scanned: undefined };
  return { keys: noKeys, scanned: isEnd && isFast && hasGtinForm(digits) ? digits : undefined };
}

/** The number that scanners without a key at the end leave, once nothing has come for a while. */
export function scannedInPause({ digits }: ScanKeys): string | undefined {
  return hasGtinForm(digits) ? digits : undefined;
}
