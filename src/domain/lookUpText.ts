import { cutText } from './cutText';
import { limits } from './limits';
import { readTyped } from './typedText';

/** A text that products are looked up by: as typed text is read, in whole letters of as many as the backend takes. */
export function lookUpText(typed: string): string {
  return cutText(readTyped(typed), limits.lookupCharacters).trim();
}
