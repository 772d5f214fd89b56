import { expect, test } from 'vitest';
import { lettersOf } from './letters';

type WordMark = Parameters<typeof lettersOf>[0];

const set = (wordMark: Partial<WordMark['wordMark']>, type: Partial<WordMark['type']> = {}): WordMark => ({
  type: { text: 'source-sans', heading: 'playfair', headingWeight: 600, headingSpacing: '0', headingCase: 'none', ...type },
  wordMark: { symbol: [], name: 'Mohn', ...wordMark },
});

/** Lowest and highest end of an outline; y grows downwards. */
const heightOf = (d: string) => {
  const rows = Array.from(d.matchAll(/-?[\d.]+ (-?[\d.]+)/g), ([, y]) => Number(y));
  return [Math.min(...rows), Math.max(...rows)];
};

test('capitals of a name are 15.5 high and sit on the baseline, those of a place are 8 high', async () => {
  const { name, place } = await lettersOf(set({ name: 'HH', place: 'HH' }));
  expect(heightOf(name.d)).toEqual([-15.5, 0]);
  // Source Sans draws its H a little lower than it says that capitals are.
  expect(heightOf(place?.d ?? '')).toEqual([expect.closeTo(-8, 0), 0]);
});

test("a name's width follows from its weight, its capitals and the letter spacing", async () => {
  const width = async (type: Partial<WordMark['type']>) =>
    (await lettersOf(set({ name: 'Halm' }, { heading: 'plex-sans', ...type }))).name.width;
  const plain = await width({});
  expect(await width({ headingWeight: 700 })).toBeGreaterThan(plain + 0.3);
  expect(await width({ headingCase: 'uppercase' })).toBeGreaterThan(plain + 2);
  // Three gaps of a tenth of an em, which is 15.5 / 0.698 units.
  expect((await width({ headingSpacing: '0.1em' })) - plain).toBeCloseTo((3 * 0.1 * 15.5) / 0.698, 1);
});

test('without a place there are no letters of one', async () => {
  expect(await lettersOf(set({}))).not.toHaveProperty('place');
});

test('a letter from the second font file has its place among the others', async () => {
  const [accented, plain] = await Promise.all(['Mőhn', 'Mohn'].map(async (name) => (await lettersOf(set({ name }))).name));
  expect(accented?.width).toBeCloseTo(plain?.width ?? 0, -1);
  expect(accented?.d.length).toBeGreaterThan(plain?.d.length ?? 0);
});

test('a letter that the font lacks is named', async () => {
  await expect(lettersOf(set({ name: 'Mohn漢' }))).rejects.toThrow('The font playfair has no letter "漢", which "Mohn漢" needs');
});
