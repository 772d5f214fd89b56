import { readFileSync, writeFileSync } from 'node:fs';
import { compareRasters, type Comparison } from './comparison.ts';
import { amplifiedDifference, crop, readPng, shrink, writePng } from './raster.ts';

/** Margin around the changes in a thumbnail, and its maximum sides, in pixels. */
const thumbnail = { margin: 24, width: 320, height: 200 };

/** Compares two pictures and draws their differences, and a thumbnail of the changed area as it is now. Paths are of files. */
export function drawDifference(beforePath: string, afterPath: string, to: { difference: string; thumb: string }): Comparison {
  const [before, after] = [readPng(readFileSync(beforePath)), readPng(readFileSync(afterPath))];
  const comparison = compareRasters(before, after);
  const { left, top, width, height } = comparison.area;
  const { margin } = thumbnail;
  const changed = crop(after, { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin });
  const scale = Math.max(changed.width / thumbnail.width, changed.height / thumbnail.height, 1);
  writeFileSync(to.difference, writePng(amplifiedDifference(before, after)));
  writeFileSync(to.thumb, writePng(shrink(changed, Math.ceil(scale))));
  return comparison;
}

/** Draws a picture small, as wide as a list of pictures has room for. */
export function drawThumb(path: string, to: string): void {
  const picture = readPng(readFileSync(path));
  writeFileSync(to, writePng(shrink(picture, Math.ceil(Math.max(picture.width / thumbnail.width, 1)))));
}
