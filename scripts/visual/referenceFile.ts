import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** File with the digest of each picture, one picture a line: its place, a space, the digest. */
export const referenceFile = 'tests/visual/reference.txt';

/** Digests of pictures by their places. */
export type Reference = ReadonlyMap<string, string>;

/**
 * Digest of a picture: the first 128 bits of the SHA-256 of the browser's file, in hex. The same browser writes the same pixels in the
 * same bytes, so it represents the pixels, and no picture has to be decoded.
 */
export const digestOf = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex').slice(0, 32);

const lineForm = /^(\S+) ([0-9a-f]{32})$/;

/**
 * Parses the lines of a reference.
 *
 * @throws at a line of another form, such as a conflict of a merge, and at a place that is there twice
 */
export function parseReference(text: string): Map<string, string> {
  const reference = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const [, place = '', digest = ''] = lineForm.exec(line) ?? [];
    if (place === '' || reference.has(place))
      throw new Error(
        `${referenceFile}, line ${index + 1}: "${line}" is ${place === '' ? 'not a place and a digest' : 'a duplicate'}. After a merge keep either side and run "npm run visual".`,
      );
    reference.set(place, digest);
  }
  return reference;
}

/** Writes a reference as its lines, sorted by code units, so that every machine sorts alike. */
export const formatReference = (reference: Reference): string =>
  [...reference]
    .map(([place, digest]) => `${place} ${digest}\n`)
    .toSorted()
    .join('');

/** Reads a reference file; an empty reference where there is none. */
export const readReference = (path = referenceFile): Map<string, string> =>
  existsSync(path) ? parseReference(readFileSync(path, 'utf8')) : new Map<string, string>();

/** Enters digests into the reference; a place with an undefined one is taken out. */
export function updateReference(changes: Iterable<readonly [place: string, digest: string | undefined]>): void {
  const reference = readReference();
  for (const [place, digest] of changes) {
    if (digest === undefined) reference.delete(place);
    else reference.set(place, digest);
  }
  writeFileSync(referenceFile, formatReference(reference));
}
