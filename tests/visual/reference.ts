import type { Page, PageScreenshotOptions, TestInfo } from '@playwright/test';
import { storePicture } from '../../scripts/visual/pictureStore';
import { digestOf, readReference } from '../../scripts/visual/referenceFile';
import { pictureRun } from './run';
import { annotationTypes } from './shots';

/** How often a picture is taken until two in a row agree; what never holds still is reported as such. */
const tries = 10;

/** Digests that this run holds its pictures against, by place. */
export const reference = readReference(pictureRun.reference);

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

/** Whether a picture is as the reference has it, to the pixel. */
export const isAsReference = (place: string, picture: Buffer): boolean => reference.get(place) === digestOf(picture);

/**
 * Holds a picture against the reference, every pixel, and keeps it for the report. One that differs fails the test; in a run that accepts it is
 * reported as accepted instead.
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
