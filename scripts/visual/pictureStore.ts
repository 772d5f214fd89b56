import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from './referenceFile.ts';

/** Pictures drawn in this checkout, by their digests: most of a report's "before" pictures are here, and nothing has to be built. */
const folder = '.cache/pictures';

const pathOf = (digest: string): string => join(folder, `${digest}.png`);

/** Stores a picture of the browser. Returns its digest. */
export function storePicture(picture: Buffer): string {
  const digest = digestOf(picture);
  if (existsSync(pathOf(digest))) return digest;
  mkdirSync(folder, { recursive: true });
  // Workers may store the same picture simultaneously, and no reader may get half of one.
  const part = join(folder, `${digest}.${process.pid}`);
  writeFileSync(part, picture);
  renameSync(part, pathOf(digest));
  return digest;
}

/** Path of the picture with a digest; undefined where this checkout has not drawn it. */
export const storedPicture = (digest: string | undefined): string | undefined =>
  digest !== undefined && existsSync(pathOf(digest)) ? pathOf(digest) : undefined;

/** Forgets all pictures but those with the given digests. */
export function pruneStore(kept: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) if (!kept.has(file.replace('.png', ''))) rmSync(join(folder, file));
}
