import { expect, test } from 'vitest';
import { imageMeasures } from './imageMeasures';

test.each([
  [{ width: 960, height: 400 }, undefined, { width: 960, height: 400 }],
  [{ width: 960, height: 400, filters: { rotate: 90 } }, undefined, { width: 400, height: 960 }],
  [{ width: 960, height: 400, filters: { rotate: 180 } }, undefined, { width: 960, height: 400 }],
  [{ width: 960, height: 400, filters: { rotate: 270 } }, 480, { width: 200, height: 480 }],
  [{ width: 1000, height: 960 }, 480, { width: 500, height: 480 }],
  [{ width: 960, height: 400 }, 480, { width: 960, height: 400 }],
  [{ width: 1, height: 20_000 }, 480, { width: 1, height: 480 }],
  [{ width: 960 }, 480, {}],
  [{ width: 960, height: 0 }, 480, {}],
  [{ width: '960', height: '400' }, 480, {}],
  [{ width: 9.5, height: -4 }, 480, {}],
  [{}, undefined, {}],
])('a picture that is %j reserves a place, at most %j high, of %j', (image, tallest, expected) =>
  expect(imageMeasures(image, tallest)).toEqual(expected),
);
