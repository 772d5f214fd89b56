import { expect, test } from 'vitest';
import { dropPlace, scrollSpeed } from './rowDrag';

/** Four rows of 30 px; a fifth is outside the window. */
const rows = ['a', 'b', 'c', 'd'].map((sku, place) => ({ sku, top: 100 + 30 * place, bottom: 130 + 30 * place }));
const places = new Map(['a', 'b', 'c', 'd', 'e'].map((sku, place) => [sku, place]));

test.each([
  ['a', 20, 'a', 100],
  ['a', 110, 'a', 100],
  ['a', 120, 'a', 130],
  ['a', 150, 'b', 160],
  ['a', 180, 'c', 190],
  ['a', 900, 'd', 220],
  ['c', 104, 'a', 100],
  ['c', 120, 'b', 130],
  ['c', 150, 'c', 160],
  ['c', 180, 'c', 190],
  ['c', 210, 'd', 220],
  ['e', 180, 'd', 190],
  ['e', 900, 'd', 220],
])('%s at %i px takes the place of %s', (dragged, y, target, line) => {
  expect(dropPlace(rows, dragged, y, places)).toEqual({ target, line });
});

test('without rows it has no target', () => {
  expect(dropPlace([], 'a', 100, places)).toBeUndefined();
});

test.each([
  [300, 0],
  [156, 0],
  [128, -600],
  [100, -1200],
  [-50, -1200],
  [744, 0],
  [772, 600],
  [800, 1200],
  [2000, 1200],
])('at %i px of a window from 100 to 800 it scrolls by %i px a second', (y, speed) => {
  expect(scrollSpeed(y, 100, 800)).toBeCloseTo(speed);
});
