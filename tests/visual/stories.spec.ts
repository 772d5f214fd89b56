import type { TestInfo } from '@playwright/test';
import { holdAgainstReference, isAsReference, reference, steadyPicture } from './reference';
import { isWanted, pictureRun } from './run';
import { annotationTypes, placeOf, placeOfVisit, shopVisits, shotsOf, storybookIn, type PictureFacts, type Shot } from './shots';
import { expect, test, type Stage } from './stage';

const shots = shotsOf(storybookIn(pictureRun.root));
const chosen = shots.filter((shot) => isWanted(placeOf(shot), (part) => shot.story.id.includes(part)));

/** Pictures that one worker takes one after the other; small enough for the three workers to end at the same time. */
const batch = Math.min(50, Math.ceil(chosen.length / 3));

for (let start = 0; start < chosen.length; start += batch)
  test.describe(`from picture ${start + 1}`, () => {
    test.describe.configure({ mode: 'default' });
    for (const shot of chosen.slice(start, start + batch)) {
      const facts = factsOf(shot);
      const annotation = { type: annotationTypes.facts, description: JSON.stringify(facts) };
      test(`${facts.title}, ${facts.place}`, { annotation }, ({ stage }, testInfo) => compare(stage, shot, testInfo));
    }
  });

if (pictureRun.parts.length === 0 && !pictureRun.places)
  test('Every picture of the reference has its story', () => {
    const expected = new Set([...shots.map(placeOf), ...shopVisits.map(placeOfVisit)]);
    const gone = [...reference.keys()].filter((place) => !expected.has(place));
    test.info().annotations.push(...gone.map((description) => ({ type: annotationTypes.gone, description })));
    if (!pictureRun.accepts) expect(gone).toEqual([]);
  });

function factsOf(shot: Shot): PictureFacts {
  const { story, tenant, mode, language, window, state } = shot;
  const title = `${story.title} / ${story.name}`;
  return { place: placeOf(shot), title, tenant, mode, language, window, storyId: story.id, ...(state && { state }) };
}

/** Holds a story against its reference: every pixel is the same, or the test fails and the report shows both. */
async function compare(stage: Stage, shot: Shot, testInfo: TestInfo): Promise<void> {
  const place = placeOf(shot);
  const note = (type: string) => testInfo.annotations.push({ type });
  const settle = async () => {
    if (!(await stage.settle())) note(annotationTypes.timed);
  };
  // Most are as they were, and show it in the page of the story before them, at a quarter of the time.
  if (reference.has(place)) {
    const neighbour = await stage.show(shot, false);
    const isSame = async (): Promise<boolean> => {
      const picture = await neighbour.screenshot(await stage.view(neighbour, shot));
      const isAsBefore = isAsReference(place, picture);
      if (isAsBefore) holdAgainstReference(place, picture, testInfo);
      return isAsBefore;
    };
    if (await isSame()) return;
    await settle();
    if (await isSame()) return;
  }
  const page = await stage.show(shot, true);
  await settle();
  const picture = await steadyPicture(page, await stage.view(page, shot));
  // It equals the reference after all: leftovers of the previous story had interfered.
  if (isAsReference(place, picture)) note(annotationTypes.retaken);
  holdAgainstReference(place, picture, testInfo);
}
