import { expect, test } from 'vitest';
import { tourDaysOf } from './tourDays';

test('counts the lines of each day, soonest first, and leaves out lines of the regular delivery and invalid days', () => {
  expect(tourDaysOf(['2025-12-05', undefined, '2025-11-28', '2025-12-05', 'soon'])).toEqual([
    { day: '2025-11-28', count: 1 },
    { day: '2025-12-05', count: 2 },
  ]);
  expect(tourDaysOf([undefined])).toEqual([]);
});
