/** Largest file that is taken for a list of lines, in bytes; a thousand lines have a tenth of it. */
export const textFileMaximum = 1_000_000;

/** A file read as text, or why it can't be. */
export type TextFile =
  | { readonly kind: 'text'; readonly text: string }
  /** Not text: a spreadsheet or a picture. */
  | { readonly kind: 'notText' }
  /** Nothing is written in it: not a single letter or digit. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLarge' };

/**
 * Reads a file of text: UTF-8 and UTF-16 as their marks say, UTF-8 without a mark where it is valid, else Windows-1252, as
 * spreadsheets on Windows still write it.
 */
export function readTextFile(bytes: Uint8Array): TextFile {
  if (bytes.length > textFileMaximum) return { kind: 'tooLarge' };
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return text(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return text(bytes, 'utf-16be');
  if (bytes.includes(0)) return { kind: 'notText' };
  try {
    return written(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return text(bytes, 'windows-1252');
  }
}

function text(bytes: Uint8Array, encoding: string): TextFile {
  return written(new TextDecoder(encoding).decode(bytes));
}

function written(decoded: string): TextFile {
  return /[\p{L}\d]/u.test(decoded) ? { kind: 'text', text: decoded } : { kind: 'empty' };
}
