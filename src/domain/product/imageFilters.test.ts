import { expect, test } from 'vitest';
import { filteredImage, imageFilters } from './imageFilters';

test.each([
  [
    { quality: 80, blur: 0, rotate: 90 },
    { quality: 80, blur: 0, rotate: 90 },
  ],
  [
    { quality: 0, blur: 100, rotate: 270 },
    { quality: 0, blur: 100, rotate: 270 },
  ],
  [{ quality: 101, blur: -1, rotate: 45 }, {}],
  [{ quality: '80', blur: 2.5, rotate: '90' }, {}],
  [{ rotate: 180, sepia: 3 }, { rotate: 180 }],
  [{ rotate: 360 }, {}],
  [undefined, {}],
  ['quality=80', {}],
])('filters %j are requested as %j', (value, expected) => expect(imageFilters(value)).toEqual(expected));

test.each([
  ['/content/a.webp', undefined, '/content/a.webp'],
  ['/content/a.webp', { quality: 80 }, '/content/a.webp?quality=80'],
  ['/content/a.webp?w=200', { blur: 5, rotate: 90 }, '/content/a.webp?w=200&blur=5&rotate=90'],
  ['https://cms.example/a.webp#top', { rotate: 180 }, 'https://cms.example/a.webp?rotate=180#top'],
  ['/content/a.webp', { rotate: 30 }, '/content/a.webp'],
])('%j with %j has the address %j', (url, filters, expected) => expect(filteredImage(url, filters)).toBe(expected));
