import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { initSync, optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';

/** Name of the note in a kept picture that says what the browser drew. */
const keyword = 'Drawn';
const signatureLength = 8;
/** Smaller ones would take many times as long for a fiftieth. */
const effort = 2;

const digestOf = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex');

let isReady = false;

/** Keeps a picture that the browser drew, in the fewest bytes that have the same pixels, with a note of what was drawn. */
export function keepPicture(path: string, picture: Buffer): void {
  if (!isReady) initSync(readFileSync('node_modules/@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'));
  isReady = true;
  const small = Buffer.from(optimise(new Uint8Array(picture), effort, false, false));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, withNote(small, digestOf(picture)));
}

/** A kept picture's bytes; undefined where there is none yet. */
export const keptPicture = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined);

/**
 * Whether a kept picture is of what the browser has drawn now. The same browser writes the same pixels in the same bytes, so a digest of
 * them says it, a hundred times as quickly as reading both pictures would; pictures that were kept as they were drawn are those bytes.
 */
export function isPictureOf(kept: Buffer | undefined, drawn: Buffer): boolean {
  return kept !== undefined && (kept.equals(drawn) || noteOf(kept) === digestOf(drawn));
}

/** Puts a text chunk before the last one, which ends the picture. */
function withNote(png: Buffer, note: string): Buffer {
  const data = Buffer.from(`tEXt${keyword}\0${note}`, 'latin1');
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - 4, 0);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), data.length + 4);
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
}

function noteOf(png: Buffer): string | undefined {
  for (let start = signatureLength; start + 12 <= png.length;) {
    const length = png.readUInt32BE(start);
    const [name, note] = png.toString('latin1', start + 4, start + 8 + length).split('\0');
    if (name === `tEXt${keyword}`) return note;
    start += length + 12;
  }
  return undefined;
}
