import { expect, test } from 'vitest';
import { amplifiedDifference, blank, crop, hexOfPixel, pixelOf, shrink } from './raster';

test('the difference shows a single step in one channel, and areas that only one picture has', () => {
  const before = blank(2, 1, pixelOf(20, 121, 63));
  const after = blank(3, 1, pixelOf(20, 121, 63));
  after.pixels[1] = pixelOf(20, 121, 64);
  const [same = 0, step = 0, outside = 0] = amplifiedDifference(before, after).pixels;
  expect(hexOfPixel(same)).toMatch(/^#(f\w)\1\1$/);
  expect(hexOfPixel(step)).toBe('#da8b82');
  expect(hexOfPixel(outside)).toBe('#9cc4f0');
});

test('regions and small pictures are clipped to their bounds', () => {
  const picture = blank(10, 10, pixelOf(0, 0, 0));
  expect(crop(picture, { left: -5, top: 8, width: 10, height: 10 })).toMatchObject({ width: 5, height: 2 });
  expect(shrink(picture, 4)).toMatchObject({ width: 2, height: 2 });
});
