import { expect, test } from 'vitest';
import { boundedView } from './zoom';

test('a picture is never smaller than its frame, nor larger than six times it', () => {
  expect(boundedView({ scale: 0.4, x: 0, y: 0 }, 800, 600).scale).toBe(1);
  expect(boundedView({ scale: 20, x: 0, y: 0 }, 800, 600).scale).toBe(6);
});

test('it is moved no further than its edge', () => {
  expect(boundedView({ scale: 2, x: 900, y: -900 }, 800, 600)).toEqual({ scale: 2, x: 400, y: -300 });
  expect(boundedView({ scale: 1, x: 50, y: 50 }, 800, 600)).toEqual({ scale: 1, x: 0, y: 0 });
});
