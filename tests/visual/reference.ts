import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, PageScreenshotOptions, TestInfo } from '@playwright/test';
import { compareRasters } from '../../scripts/visual/comparison';
import { isPictureOf, keepPicture, keptPicture } from '../../scripts/visual/pictureFile';
import { amplifiedDifference, crop, readPng, shrink, writePng } from '../../scripts/visual/raster';
import { annotationTypes, referenceFolder } from './shots';

/** Whether this run makes today's pictures the reference. */
export const accepts = process.env['VISUAL_ACCEPT'] === 'yes';
/** How often a picture is taken until two in a row agree; what never holds still is told as such. */
const tries = 10;
/** Room round what has changed in a small picture of it, and the largest sides of one, in pixels. */
const thumb = { margin: 24, width: 320, height: 200 };

/** Whether a picture is as the reference has it, to the pixel. */
export const isAsReference = (place: string, picture: Buffer): boolean => isPictureOf(keptPicture(join(referenceFolder, place)), picture);

/** Whether there is anything to hold a picture against. */
export const hasReference = (place: string): boolean => existsSync(join(referenceFolder, place));

/** Takes a picture that holds still: two in a row agree. */
export async function steadyPicture(page: Page, view: PageScreenshotOptions): Promise<Buffer> {
  let before = await page.screenshot(view);
  for (let count = 1; count < tries; count++) {
    const picture = await page.screenshot(view);
    if (picture.equals(before)) return picture;
    before = picture;
  }
  throw new Error(`No two of ${tries} pictures in a row were the same: something on the page never holds still.`);
}

/**
 * Holds a picture against the reference, every pixel. One that differs fails the test and leaves both, where they differ and what the
 * comparison says beside the test's other results, for the report; or it becomes the reference, in a run that accepts.
 */
export async function holdAgainstReference(place: string, picture: Buffer, testInfo: TestInfo): Promise<void> {
  const path = join(referenceFolder, place);
  const kept = keptPicture(path);
  if (isPictureOf(kept, picture)) return;
  if (accepts) {
    keepPicture(path, picture);
    testInfo.annotations.push({ type: annotationTypes.accepted, description: kept ? 'changed' : 'new' });
    return;
  }
  const attach = async (name: string, bytes: Buffer | string, contentType = 'image/png') => {
    const file = testInfo.outputPath(name);
    writeFileSync(file, bytes);
    await testInfo.attach(name, { path: file, contentType });
  };
  const after = readPng(picture);
  await attach('picture-actual.png', picture);
  if (!kept) {
    await attach('thumb.png', writePng(shrink(after, Math.ceil(Math.max(after.width / thumb.width, 1)))));
    throw new Error('The reference has no such picture yet.');
  }
  const before = readPng(kept);
  const comparison = compareRasters(before, after);
  const { left, top, width, height } = comparison.area;
  const around = {
    left: left - thumb.margin,
    top: top - thumb.margin,
    width: width + 2 * thumb.margin,
    height: height + 2 * thumb.margin,
  };
  const changed = crop(after, around);
  await attach('picture-expected.png', kept);
  await attach('picture-diff.png', writePng(amplifiedDifference(before, after)));
  await attach('thumb.png', writePng(shrink(changed, Math.ceil(Math.max(changed.width / thumb.width, changed.height / thumb.height, 1)))));
  await attach('comparison.json', JSON.stringify(comparison), 'application/json');
  throw new Error('The picture differs from its reference.');
}
