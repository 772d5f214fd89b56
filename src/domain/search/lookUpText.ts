import { limits } from '../text/limits';
import { unpaddedNumber } from '../product/productNumber';
import { lookUpStart } from '../text/typedText';

/** A number in the lengths of barcodes that begins with fewer zeros than a shorter barcode is filled up with. */
const barcode = /^(?!0000)(?:\d{8}|\d{12,14})$/;

/**
 * A text that products are looked up by: as typed text is read, as much of it as the backend takes. A number that is filled
 * up with zeros is looked up without them, unless it may be a barcode's.
 */
export function lookUpText(typed: string): string {
  const text = lookUpStart(typed, limits.lookupCharacters);
  return (barcode.test(text) ? undefined : unpaddedNumber(text)) ?? text;
}
