import { readFileSync } from 'node:fs';
import { placeOf, shotsOf, storybookFolder } from '#tests/visual/shots.ts';
import { isLockedBrowser } from '../browser.ts';
import { parseReference, referenceFile } from '../visual/referenceFile.ts';
import { otherPictureTests, shopPictures, type Part } from './parts.ts';
import { digestOfFiles, digestOfParts, type Project } from './projectFiles.ts';

/** Code that takes and compares pictures; it affects all of them. */
const takesPictures =
  /^(?:tests\/visual\/|scripts\/visual[./]|scripts\/(?:browser|staticServer)\.ts$|\.storybook\/pictures\.ts$|playwright\.visual\.)/;

/** Known inputs of all pictures. */
interface PictureInputs {
  readonly project: Project;
  /** Digests of story files. */
  readonly stories: ReadonlyMap<string, { readonly digest: string }>;
  /** Digest of the built demo's sources, which are the running shop. */
  readonly demo: string;
}

/** Shots by the story that they are of, with the file of the story; undefined without a built Storybook. */
function readShots() {
  try {
    const { entries } = JSON.parse(readFileSync(`${storybookFolder}/index.json`, 'utf8')) as {
      entries: Record<string, { importPath: string }>;
    };
    const places = new Map<string, string[]>();
    for (const shot of shotsOf()) places.set(shot.story.id, [...(places.get(shot.story.id) ?? []), placeOf(shot)]);
    return [...places].map(([id, of]) => ({ id, places: of, file: entries[id]?.importPath.replace(/^\.\//, '') ?? '' }));
  } catch {
    return undefined;
  }
}

/** The digests that pictures are held against; undefined if they can't be read, as after a merge with conflicts. */
function readReference(project: Project): ReadonlyMap<string, string> | undefined {
  try {
    return parseReference(project.textOf(referenceFile));
  } catch {
    return undefined;
  }
}

/**
 * Parts of the pictures' suite: the pictures of each story, which depend on its file as its test does and on the digests that they are held
 * against; those of the running shop; and the tests of the comparison itself.
 *
 * @returns undefined if all have to be taken: no Storybook is built, the reference can't be read or has pictures that no story has any more, or
 * the browser isn't the one that the reference is of
 */
export function pictureParts({ project, stories, demo }: PictureInputs): readonly Part[] | undefined {
  const shots = isLockedBrowser ? readShots() : undefined;
  const reference = readReference(project);
  if (!shots || !reference) return undefined;
  const known = new Set(shots.flatMap(({ places }) => places));
  if ([...reference.keys()].some((place) => !place.startsWith('shop/') && !known.has(place))) return undefined;
  const code = digestOfFiles(
    project,
    [...project.paths].filter((path) => takesPictures.test(path) && path !== referenceFile),
  );
  const ofStories = shots.map(({ id, places, file }) => ({
    name: id,
    word: id,
    digest: digestOfParts([code, stories.get(file)?.digest ?? '-', ...places.map((place) => `${place} ${reference.get(place)}`)]),
  }));
  const ofShop = [...reference].flatMap(([place, digest]) => (place.startsWith('shop/') ? [`${place} ${digest}`] : []));
  const shop = { name: shopPictures, word: shopPictures, digest: digestOfParts([code, demo, ...ofShop]) };
  const others = { name: otherPictureTests, digest: digestOfParts([shop.digest, ...ofStories.map(({ digest }) => digest)]) };
  return [...ofStories, shop, others];
}
