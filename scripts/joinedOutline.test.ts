import { expect, test } from 'vitest';
import { joinedOutline } from './joinedOutline';
import { symbolLettersOf } from './letters';

/** Path data of straight lines as lists of points. */
const cornersOf = (d: string) =>
  [...d.matchAll(/M([^Z]*)Z/g)].map(([, path = '']) =>
    [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
  );

/** Area of path data of straight lines; contours that turn the other way count against it. */
const areaOf = (d: string) =>
  cornersOf(d)
    .map((points) =>
      points.reduce((sum, [x = 0, y = 0], index) => {
        const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
        return sum + (x * nextY - nextX * y) / 2;
      }, 0),
    )
    .reduce((sum, area) => sum + area, 0);

test.each([
  ['one contour stays', 'M0 0L100 0L100 100L0 100Z', 1, 10_000],
  ['two that overlap are one', 'M0 0L60 0L60 100L0 100ZM40 20L100 20L100 80L40 80Z', 1, 8400],
  ['one inside another is gone', 'M0 0L100 0L100 100L0 100ZM20 20L80 20L80 80L20 80Z', 1, 10_000],
  ['a hole stays', 'M0 0L100 0L100 100L0 100ZM20 20L20 80L80 80L80 20Z', 2, 6400],
])('%s', (_, d, contours, area) => {
  const joined = joinedOutline(d);
  expect(cornersOf(joined).length).toBe(contours);
  expect(Math.abs(Math.abs(areaOf(joined)) - area)).toBeLessThan(20);
});

/** True at points where the given outline has ink: by the non-zero or by the even-odd rule. Curves count as lines between their ends. */
function inkAt(d: string, rule: 'nonzero' | 'evenodd'): string {
  const contours = [...d.matchAll(/M([^Z]*)Z/g)].map(([, path = '']) => {
    const ends: number[][] = [];
    for (const [, command, values = ''] of `M${path}`.matchAll(/([MLQC])([^MLQC]*)/g)) {
      const points = values.split(' ').map(Number);
      const start = ends.at(-1) ?? [];
      for (let share = command === 'M' || command === 'L' ? 1 : 0.1; share < 1.05; share += 0.1) {
        let row = [start, ...Array.from({ length: points.length / 2 }, (_, index) => points.slice(2 * index, 2 * index + 2))];
        if (command === 'M') row = row.slice(1);
        while (row.length > 1)
          row = row.slice(1).map((to, i) => to.map((value, axis) => (row[i]?.[axis] ?? 0) * (1 - share) + value * share));
        ends.push(row[0] ?? []);
      }
    }
    return ends;
  });
  let ink = '';
  for (let y = -106.3; y < 30; y += 8.3)
    for (let x = -20.2; x < 120; x += 8.3) {
      let winding = 0;
      for (const points of contours)
        points.forEach(([x1 = 0, y1 = 0], index) => {
          const [x2 = 0, y2 = 0] = points[(index + 1) % points.length] ?? [];
          if (y1 <= y !== y2 <= y && x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) winding += y2 > y1 ? 1 : -1;
        });
      ink += (rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0) ? '#' : ' ';
    }
  return ink;
}

const faces = [
  'source-sans',
  'plex-sans',
  'archivo',
  'figtree',
  'nunito',
  'sofia-condensed',
  'roboto-slab',
  'playfair',
  'cormorant',
] as const;

test('a joined letter has the ink of the letter', async () => {
  // The left and right stems of an X, which cross, with a bowl that overlaps both.
  const d = 'M0 -100L20 -100L100 0L80 0ZM80 -100L100 -100L20 0L0 0ZM20 -60Q60 -90 90 -40L70 -40Q60 -70 40 -50Z';
  expect(inkAt(joinedOutline(d), 'evenodd')).toBe(inkAt(d, 'nonzero'));
  expect(inkAt(d, 'evenodd')).not.toBe(inkAt(d, 'nonzero'));
});

test.each(faces)('every letter of %s can be a symbol', async (face) => {
  const letters = await symbolLettersOf(face);
  expect(Object.keys(letters)).toHaveLength(39);
  for (const [letter, d] of Object.entries(letters)) {
    expect([letter, d]).toEqual([letter, expect.stringMatching(/^M[-\d .MLQCZ]{20,}Z$/)]);
    // No point has ink twice, and every letter has some.
    const ink = inkAt(d, 'evenodd');
    expect([letter, ink]).toEqual([letter, inkAt(d, 'nonzero')]);
    expect(ink.split('#').length).toBeGreaterThan(8);
  }
});
