import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { ports } from '../../scripts/ports.ts';
import { groupOf, placeOf, shotsOf, type Shot } from './shots';
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
      const annotation = {
        type: 'story',
        description: `http://localhost:${ports.storybook}/?path=/story/${story.id}&globals=tenant:${tenant}`,
      };
      test(`${story.title} / ${story.name}, ${window.width} px`, { annotation }, ({ stage }, testInfo) => compare(stage, shot, testInfo));
    }
  });
}

if (wanted.length === 0)
  test('Every picture of the reference has its story', () => {
    const folder = 'tests/visual/reference';
    const expected = new Set(shots.map((shot) => join(...placeOf(shot))));
    const gone = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png') && !expected.has(file));
    if (test.info().config.updateSnapshots === 'all') for (const file of gone) rmSync(join(folder, file));
    else expect(gone).toEqual([]);
  });

/** Holds a story against its reference: every pixel is the same, or the test fails and the report shows both. */
async function compare(stage: Stage, shot: Shot, testInfo: TestInfo): Promise<void> {
  testInfo.skip(
    !isLockedBrowser,
    "The reference is of the browser and the fonts of the lock file, which run on x86-64 Linux alone: these pixels can't be compared.",
  );
  const place = placeOf(shot);
  const path = testInfo.snapshotPath(...place);
  const reference = existsSync(path) ? readFileSync(path) : undefined;
  const isReference = (picture: Buffer) => reference?.equals(picture) ?? false;
  // Most are as they were, and show it in the page of the story before them, at a quarter of the time.
  if (reference) {
    const page = await stage.show(shot, false);
    if (isReference(await page.screenshot(await stage.view(page, shot)))) return;
    await stage.settle(page);
    if (isReference(await page.screenshot(await stage.view(page, shot)))) return;
  }
  const page = await stage.show(shot, true);
  await stage.settle(page);
  const view = await stage.view(page, shot);
  await expect(page, groupOf(shot)).toHaveScreenshot(place, view);
  if (testInfo.config.updateSnapshots === 'all') return;
  // Playwright overlooks what it takes for smoothed edges, such as another radius.
  const picture = await page.screenshot(view);
  if (isReference(picture)) return;
  await testInfo.attach('edges-expected.png', { path, contentType: 'image/png' });
  await testInfo.attach('edges-actual.png', { body: picture, contentType: 'image/png' });
  throw new Error('The picture differs from its reference at the edges of shapes or letters.');
}
