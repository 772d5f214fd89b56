import type { Page, PageScreenshotOptions, TestInfo } from '@playwright/test';
import { storePicture } from '#scripts/visual/pictureStore.ts';
import { digestOf, readReference } from '#scripts/visual/referenceFile.ts';
import { pictureRun } from './run';
import { annotationTypes } from './shots';

/** Maximum attempts until two pictures in a row agree; one that never settles is reported. */
const tries = 10;

/** Digests that this run holds its pictures against, by place. */
export const reference = readReference(pictureRun.reference);

/** Takes a stable picture: two in a row agree. */
export async function steadyPicture(page: Page, view: PageScreenshotOptions): Promise<Buffer> {
  let before = await page.screenshot(view);
  for (let count = 1; count < tries; count++) {
    const picture = await page.screenshot(view);
    if (picture.equals(before)) return picture;
    before = picture;
  }
  throw new Error(`No two of ${tries} successive pictures were equal: something on the page keeps changing.`);
}

/** True if a picture equals the reference, to the pixel. */
export const isAsReference = (place: string, picture: Buffer): boolean => reference.get(place) === digestOf(picture);

/**
 * Compares a picture with the reference, every pixel, and stores it for the report. A different one fails the test; in an accepting run
 * it is reported as accepted instead.
 */
export function holdAgainstReference(place: string, picture: Buffer, { annotations }: TestInfo): void {
  const digest = storePicture(picture);
  const known = reference.get(place);
  annotations.push({ type: annotationTypes.drawn, description: digest });
  if (known === digest) return;
  if (!pictureRun.accepts)
    throw new Error(known === undefined ? 'The reference has no such picture yet.' : 'The picture differs from its reference.');
  annotations.push({ type: annotationTypes.accepted, description: known === undefined ? 'new' : 'changed' });
}
