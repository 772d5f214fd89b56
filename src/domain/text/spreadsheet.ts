import { cutText } from './cutText';
import { readProse } from './typedText';
import { withoutControlCharacters } from './controlCharacters';

/** Signs with which a spreadsheet, or the one that a cell is copied to, begins a formula. */
const formulaSigns = /^[=+\-@\t\r]/;

/** A text that no spreadsheet takes for a formula. */
export function escapeFormula(text: string): string {
  return formulaSigns.test(text) ? `'${text}` : text;
}

/** Maximum lengths of a generated file's name without its extension; the rest is cut off. File systems count bytes of UTF-8. */
const nameLimits = { characters: 120, bytes: 240 } as const;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** A text as a file name, without characters that operating systems refuse. */
export function toFileName(text: string): string {
  const name = readProse(withoutControlCharacters(text))
    .replaceAll(/[\\/:*?"<>|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  let cut = cutText(name, nameLimits.characters);
  while (bytesOf(cut) > nameLimits.bytes) cut = cutText(cut, cut.length - 1);
  return cut.trim();
}
