import { cutText } from './cutText';
import { withoutControlCharacters } from './controlCharacters';

/** Signs with which a spreadsheet, or the one that a cell is copied to, begins a formula. */
const formulaSigns = /^[=+\-@\t\r]/;

/** A text that no spreadsheet takes for a formula. */
export function harmless(text: string): string {
  return formulaSigns.test(text) ? `'${text}` : text;
}

/** Longest name of a file without its ending that is made here; what is cut off nobody misses. */
const nameCharacters = 120;

/** A text as the name of a file: without what the systems of this world don't allow in one. */
export function fileNameOf(text: string): string {
  const name = withoutControlCharacters(text)
    .replaceAll(/[\\/:*?"<>|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  return cutText(name, nameCharacters).trim();
}
