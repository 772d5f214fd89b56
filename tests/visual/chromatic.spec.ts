import { chromaticOf } from '#storybook/pictures.ts';
import { shotsOf } from './shots';
import { expect, test } from './stage';

/** Storybook's parameters of a story for Chromatic. */
function chromaticParameters(storyId: string): Promise<unknown> {
  type Preview = { storyStoreValue: { loadStory(what: { storyId: string }): Promise<{ parameters: Record<string, unknown> }> } };
  const { storyStoreValue } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  return storyStoreValue.loadStory({ storyId }).then(({ parameters }) => parameters['chromatic']);
}

test('Chromatic is told to shoot the same pictures, and none of what only presses and types', async ({ stage }) => {
  const shot = shotsOf().find(({ story }) => story.id === 'components-product-productrow--regular');
  if (!shot) throw new Error('The row has no picture');
  const page = await stage.show(shot, true);
  expect(await page.evaluate(chromaticParameters, shot.story.id)).toEqual(chromaticOf(shot.story));
  expect(await page.evaluate(chromaticParameters, 'components-product-productrow--regular-in-use')).toEqual({ disableSnapshot: true });
  const ofPhone = await page.evaluate(chromaticParameters, 'pages-labels--phone');
  expect(ofPhone).toEqual({
    modes: { 'AL 390': { tenant: 'AL', mode: 'light', language: 'de', viewport: { width: 390, height: 1600 } } },
  });
});
