import { expect, test } from 'vitest';
import { pageNumbers } from './pageNumbers';

test.each([
  [0, 1, [0]],
  [0, 3, [0, 1, 2]],
  [0, 9, [0, 1, 'gap', 8]],
  [2, 9, [0, 1, 2, 3, 'gap', 8]],
  [3, 9, [0, 1, 2, 3, 4, 'gap', 8]],
  [4, 9, [0, 'gap', 3, 4, 5, 'gap', 8]],
  [5, 9, [0, 'gap', 4, 5, 6, 7, 8]],
  [8, 9, [0, 'gap', 7, 8]],
])('on page %d of %d', (page, pageCount, shown) => {
  expect(pageNumbers(page, pageCount)).toEqual(shown);
});
