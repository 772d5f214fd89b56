import { mkdirSync, writeFileSync } from 'node:fs';
import { shopPart } from '#tests/visual/shots.ts';
import type { Base } from './base.ts';
import { buildBase } from './baseBuild.ts';
import { storedPicture } from './pictureStore.ts';
import { runPictures } from './playwrightRun.ts';
import { formatReference, type Reference } from './referenceFile.ts';

/** Known data of the earlier pictures. */
export interface DrawnBase {
  /** Digests of pictures that this checkout has, by place. */
  readonly digests: ReadonlyMap<string, string>;
  /** Places that the base draws otherwise than its reference says. */
  readonly untrue: ReadonlySet<string>;
  /** Why pictures are missing, in words. */
  readonly missing: string | undefined;
}

const isOfShop = (place: string): boolean => place.startsWith('shop/');
const results = 'reports/visual-base.json';

/** Writes digests into a file that a run can hold pictures against. Returns its path. */
function writeHeld(reference: Reference): string {
  mkdirSync('reports', { recursive: true });
  const file = 'reports/visual-base.txt';
  writeFileSync(file, formatReference(reference));
  return file;
}

/** Draws pictures of a commit in this browser: digests by place. Its demo is built only where the running shop is among them. */
function draw(commit: string, wanted: { places?: readonly string[]; parts?: readonly string[] }, reference: string): Map<string, string> {
  const root = buildBase(commit, 'storybook');
  const { places = [], parts = [] } = wanted;
  const isShopWanted = wanted.places ? places.some(isOfShop) : parts.length === 0 || parts.includes(shopPart);
  if (isShopWanted) buildBase(commit, 'demo');
  const drawn = runPictures({ root, ...wanted, reference, accepts: true, results }).results?.pictures ?? [];
  return new Map(drawn.flatMap(({ facts, digest }) => (digest === undefined ? [] : [[facts.place, digest]])));
}

/**
 * Gets the pictures of the base at some places: those that this checkout has drawn before are at hand, and the commit's Storybook is built and
 * drawn for the others.
 */
export function picturesOfBase({ reference, commit, missing }: Base, places: readonly string[]): DrawnBase {
  const known = new Map(places.flatMap((place) => (storedPicture(reference.get(place)) ? [[place, reference.get(place) ?? '']] : [])));
  const others = places.filter((place) => reference.has(place) && !known.has(place));
  if (others.length === 0) return { digests: known, untrue: new Set(), missing: undefined };
  if (commit === undefined) return { digests: known, untrue: new Set(), missing };
  try {
    const drawn = draw(commit, { places: others }, writeHeld(reference));
    const untrue = new Set([...drawn].flatMap(([place, digest]) => (reference.get(place) === digest ? [] : [place])));
    const undrawn = others.filter((place) => !drawn.has(place)).length;
    const words = undrawn === 0 ? undefined : `${undrawn} of the base pictures cannot be drawn from ${commit.slice(0, 8)}.`;
    return { digests: new Map([...known, ...drawn]), untrue, missing: words };
  } catch (error) {
    return { digests: known, untrue: new Set(), missing: `The base pictures could not be drawn: ${(error as Error).message}` };
  }
}

/**
 * Draws the base in a browser that isn't the locked one, whose digests the reference can't know. Returns the file with those of this browser, to
 * hold today's pictures against.
 *
 * @throws where the base can't be built
 */
export function referenceOfThisBrowser({ commit, missing }: Base, parts: readonly string[]): string {
  if (commit === undefined) throw new Error(missing ?? '');
  return writeHeld(draw(commit, { parts }, writeHeld(new Map())));
}
