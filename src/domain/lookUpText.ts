import { cutText } from './cutText';
import { isGtin } from './gtin';
import { limits } from './limits';
import { unpaddedNumber } from './productNumber';
import { readTyped } from './typedText';

/**
 * A text that products are looked up by: as typed text is read, in whole letters of as many as the backend takes. A number that is filled
 * up with zeros is looked up without them, unless it is a barcode's.
 */
export function lookUpText(typed: string): string {
  const text = cutText(readTyped(typed), limits.lookupCharacters).trim();
  return (isGtin(text) ? undefined : unpaddedNumber(text)) ?? text;
}
