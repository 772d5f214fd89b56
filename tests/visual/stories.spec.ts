import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { accepts, hasReference, holdAgainstReference, isAsReference, steadyPicture } from './reference';
import { annotationTypes, placeOf, placeOfVisit, referenceFolder, shopVisits, shotsOf, type PictureFacts, type Shot } from './shots';
import { expect, test, type Stage } from './stage';
import { isLockedBrowser } from '../../scripts/browser';

// What VISUAL_STORIES names, parts of story ids parted by commas, or all.
const wanted = (process.env['VISUAL_STORIES'] ?? '').split(',').filter(Boolean);
const shots = shotsOf();
const chosen = shots.filter(({ story }) => wanted.length === 0 || wanted.some((part) => story.id.includes(part)));

/** Pictures that one worker takes one after the other; small enough for the workers to end at the same time. */
const batch = 50;

for (let start = 0; start < chosen.length; start += batch)
  test.describe(`from picture ${start + 1}`, () => {
    test.describe.configure({ mode: 'default' });
    for (const shot of chosen.slice(start, start + batch)) {
      const facts = factsOf(shot);
      const annotation = { type: annotationTypes.facts, description: JSON.stringify(facts) };
      test(`${facts.title}, ${facts.place}`, { annotation }, ({ stage }, testInfo) => compare(stage, shot, testInfo));
    }
  });

if (wanted.length === 0)
  test('Every picture of the reference has its story', () => {
    const expected = new Set([...shots.map(placeOf), ...shopVisits.map(placeOfVisit)]);
    const gone = readdirSync(referenceFolder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.png') && !expected.has(file));
    test.info().annotations.push(...gone.map((description) => ({ type: annotationTypes.gone, description })));
    if (accepts) for (const file of gone) rmSync(join(referenceFolder, file));
    else expect(gone).toEqual([]);
  });

function factsOf(shot: Shot): PictureFacts {
  const { story, tenant, mode, language, window, state } = shot;
  const title = `${story.title} / ${story.name}`;
  return { place: placeOf(shot), title, tenant, mode, language, window, storyId: story.id, ...(state && { state }) };
}

/** Holds a story against its reference: every pixel is the same, or the test fails and the report shows both. */
async function compare(stage: Stage, shot: Shot, testInfo: TestInfo): Promise<void> {
  testInfo.skip(
    !isLockedBrowser,
    "The reference is of the browser and the fonts of the lock file, which run on x86-64 Linux alone: these pixels can't be compared.",
  );
  const place = placeOf(shot);
  const note = (type: string) => testInfo.annotations.push({ type });
  const settle = async () => {
    if (!(await stage.settle())) note(annotationTypes.timed);
  };
  // Most are as they were, and show it in the page of the story before them, at a quarter of the time.
  if (hasReference(place)) {
    const neighbour = await stage.show(shot, false);
    const isSame = async () => isAsReference(place, await neighbour.screenshot(await stage.view(neighbour, shot)));
    if (await isSame()) return;
    await settle();
    if (await isSame()) return;
  }
  const page = await stage.show(shot, true);
  await settle();
  const picture = await steadyPicture(page, await stage.view(page, shot));
  // As the reference after all: what the story before it had left behind was in the way.
  if (isAsReference(place, picture)) note(annotationTypes.retaken);
  await holdAgainstReference(place, picture, testInfo);
}
