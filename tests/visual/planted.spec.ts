import { steadyPicture } from './reference';
import { shotsOf } from './shots';
import { expect, test } from './stage';

/** The smallest changes of a look that a reviewer must notice, made to a product's row of the shop. */
const changes: Readonly<Record<string, (row: HTMLElement) => void>> = {
  'the canvas one step darker': (row) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(row).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    row.style.backgroundColor = `rgb(${red}, ${green - 1}, ${blue})`;
  },
  'the primary colour one step off': (row) => {
    const button = row.querySelector<HTMLElement>('button[aria-label^="In den Warenkorb"]');
    if (!button) throw new Error('The row has no button for the cart');
    const [red = 0, green = 0, blue = 0] = getComputedStyle(button).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    button.style.backgroundColor = `rgb(${red}, ${green}, ${blue + 1})`;
  },
  'an edge of one pixel more': (row) => {
    row.style.borderBottomWidth = '2px';
  },
  'words of one pixel more': (row) => {
    const name = row.querySelector<HTMLElement>('a[href^="/product/"]:not(:has(img))');
    if (!name) throw new Error('The row has no name');
    name.style.fontSize = `${parseFloat(getComputedStyle(name).fontSize) + 1}px`;
  },
  'corners of one pixel more': (row) => {
    const field = row.querySelector<HTMLElement>('select');
    if (!field) throw new Error('The row has no choice of units');
    field.style.borderRadius = `${parseFloat(getComputedStyle(field).borderTopLeftRadius) - 1}px`;
  },
  'a sign that is missing': (row) => {
    const sign = row.querySelector<HTMLElement>('li');
    if (!sign) throw new Error('The row has no sign');
    sign.style.visibility = 'hidden';
  },
};

test('The comparison sees each of the smallest changes, and nothing where nothing has changed', async ({ stage }) => {
  const shot = shotsOf().find(
    ({ story, tenant, window }) => story.id === 'components-product-productrow--regular' && tenant === 'AL' && window.width === 1280,
  );
  if (!shot) throw new Error('The row that the changes are planted in has no picture');
  const page = await stage.show(shot, true);
  await stage.settle();
  const view = await stage.view(page, shot);
  // Compared with this run and not with the reference, so that an intended change of the row isn't reported here, too.
  const unchanged = await steadyPicture(page, view);
  const row = page.getByRole('article').first();
  const untouched = await row.evaluate((element) => element.outerHTML);
  const isSeen = async () => !unchanged.equals(await page.screenshot(view));
  const seen: Record<string, boolean> = { nothing: await isSeen() };
  for (const [change, plant] of Object.entries(changes)) {
    await row.evaluate(plant as (row: HTMLElement | SVGElement) => void);
    seen[change] = await isSeen();
    // Each change is separate.
    await row.evaluate((element, html) => {
      element.outerHTML = html;
    }, untouched);
    expect(await isSeen(), `${change}, taken back`).toBe(false);
  }
  expect(seen).toEqual({ nothing: false, ...Object.fromEntries(Object.keys(changes).map((change) => [change, true])) });
});

for (const [name, story, reason] of [
  ['whose play function failed', 'failing', /^The story's play function failed: .*Bergkäse 12 Monate gereift/s],
  ['of the phone at the desk', 'of-phone', /^The story is of the phone: tag it "phone"/],
] as const)
  test(`No picture is taken of a story ${name}`, async ({ stage }) => {
    const [shot] = shotsOf();
    if (!shot) throw new Error('No story has a picture');
    const planted = { ...shot, story: { ...shot.story, id: `boards-refused--${story}` }, window: { width: 1280, height: 800 } };
    await expect(stage.show(planted, true)).rejects.toThrow(reason);
    // Nor where it follows another one in the same page.
    await stage.show(shot, false);
    await expect(stage.show(planted, false)).rejects.toThrow(reason);
  });
