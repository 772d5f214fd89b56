import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from './referenceFile.ts';

/** Pictures that this checkout has drawn, by their digests: what a report shows as "before" is mostly here, and nothing has to be built. */
const folder = '.cache/pictures';

const pathOf = (digest: string): string => join(folder, `${digest}.png`);

/** Keeps a picture that the browser drew. Returns its digest. */
export function storePicture(picture: Buffer): string {
  const digest = digestOf(picture);
  if (existsSync(pathOf(digest))) return digest;
  mkdirSync(folder, { recursive: true });
  // Workers may keep the same picture at once, and nobody may read half of one.
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
