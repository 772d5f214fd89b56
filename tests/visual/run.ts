import { readFileSync } from 'node:fs';
import { referenceFile } from '#scripts/visual/referenceFile.ts';

/** Options of a run of the pictures; `npm run visual` writes them into a file, whose path is in `VISUAL_RUN`. */
export interface PictureRun {
  /** Folder of the checkout whose builds are drawn: this one, or that of the commit that is compared with. */
  readonly root: string;
  /** Parts of stories' ids, or `running-shop`; none means everything. */
  readonly parts: readonly string[];
  /** The only pictures to be taken, by their places; undefined for all of the parts. */
  readonly places?: readonly string[];
  /** File with the digests that pictures are held against. */
  readonly reference: string;
  /** True to report different pictures as accepted instead of failing. */
  readonly accepts: boolean;
  /** Path of Playwright's JSON report. */
  readonly results: string;
}

/** A comparison of everything with the reference. */
export const wholeRun: PictureRun = { root: '.', parts: [], reference: referenceFile, accepts: false, results: 'reports/visual.json' };

const file = process.env['VISUAL_RUN'];

/** Options of this run: everything, if Playwright was started by hand. */
export const pictureRun: PictureRun = file === undefined ? wholeRun : (JSON.parse(readFileSync(file, 'utf8')) as PictureRun);

/** True if a picture belongs to this run. */
export function isWanted(place: string, part: (name: string) => boolean): boolean {
  const { places, parts } = pictureRun;
  return places ? places.includes(place) : parts.length === 0 || parts.some(part);
}
