import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { accepts, hasReference, holdAgainstReference, isAsReference, steadyPicture } from './reference';
import { annotationTypes, placeOf, referenceFolder, shotsOf, type PictureFacts, type Shot } from './shots';
import { expect, test, type Stage } from './stage';
import { isLockedBrowser } from '../../scripts/browser';

// What VISUAL_STORIES names, parts of story ids parted by commas, or all.
const wanted = (process.env['VISUAL_STORIES'] ?? '').split(',').filter(Boolean);
const shots = shotsOf();
const chosen = shots.filter(({ story }) => wanted.length === 0 || wanted.some((part) => story.id.includes(part)));

for (const [tenant, ofTenant] of Map.groupBy(chosen, (shot) => shot.tenant)) {
  test.describe(tenant, () => {
    // In one worker, so that only one page is opened in this look.
    test.describe.configure({ mode: 'default' });
    for (const shot of ofTenant) {
      const { story, window } = shot;
      const annotation = { type: annotationTypes.facts, description: JSON.stringify(factsOf(shot)) };
      test(`${story.title} / ${story.name}, ${window.width} px`, { annotation }, ({ stage }, testInfo) => compare(stage, shot, testInfo));
    }
  });
}

if (wanted.length === 0)
  test('Every picture of the reference has its story', () => {
    const expected = new Set(shots.map(placeOf));
    const gone = readdirSync(referenceFolder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.png') && !expected.has(file));
    test.info().annotations.push(...gone.map((description) => ({ type: annotationTypes.gone, description })));
    if (accepts) for (const file of gone) rmSync(join(referenceFolder, file));
    else expect(gone).toEqual([]);
  });

function factsOf({ story, tenant, window, ...shot }: Shot): PictureFacts {
  return {
    place: placeOf({ story, tenant, window, ...shot }),
    title: `${story.title} / ${story.name}`,
    tenant,
    mode: 'light',
    language: 'de',
    window,
    storyId: story.id,
  };
}

/** Holds a story against its reference: every pixel is the same, or the test fails and the report shows both. */
async function compare(stage: Stage, shot: Shot, testInfo: TestInfo): Promise<void> {
  testInfo.skip(
    !isLockedBrowser,
    "The reference is of the browser and the fonts of the lock file, which run on x86-64 Linux alone: these pixels can't be compared.",
  );
  const place = placeOf(shot);
  const note = (type: string) => testInfo.annotations.push({ type });
  const settle = async (page: Awaited<ReturnType<Stage['show']>>) => {
    if (!(await stage.settle(page))) note(annotationTypes.timed);
  };
  // Most are as they were, and show it in the page of the story before them, at a quarter of the time.
  if (hasReference(place)) {
    const neighbour = await stage.show(shot, false);
    const isSame = async () => isAsReference(place, await neighbour.screenshot(await stage.view(neighbour, shot)));
    if (await isSame()) return;
    await settle(neighbour);
    if (await isSame()) return;
  }
  const page = await stage.show(shot, true);
  await settle(page);
  const picture = await steadyPicture(page, await stage.view(page, shot));
  // As the reference after all: what the story before it had left behind was in the way.
  if (isAsReference(place, picture)) note(annotationTypes.retaken);
  await holdAgainstReference(place, picture, testInfo);
}
