import { expect, test } from 'vitest';
import { filtered } from './pictureFilters';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" width="30" height="20"></svg>';
const asked = (query: string) => filtered(drawing, new URLSearchParams(query));

test.each([
  ['', drawing],
  ['quality=40', drawing],
  ['rotate=45', drawing],
  ['blur=many', drawing],
])('%j leaves a drawing unchanged', (query, expected) => expect(asked(query)).toBe(expected));

test('a quarter turn swaps width and height, a half turn does not; a blur is drawn', () => {
  expect(asked('rotate=90')).toContain('width="20" height="30"');
  expect(asked('rotate=270')).toContain('viewBox="0 0 20 30"');
  expect(asked('rotate=180')).toContain('width="30" height="20"');
  expect(asked('blur=50')).toContain('stdDeviation="10"');
});
