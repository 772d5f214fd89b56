import { describe, expect, it } from 'vitest';
import { initialRange, nextToRender, toSegments, placeAt, indexesBetween, include } from './growth';

const heights = [56, 96, 96, 96, 96];
const [no, yes] = [false, true];

describe('a list that grows', () => {
  it.each([
    [0, [no, no, no, no, no]],
    [1, [yes, no, no, no, no]],
    [56, [yes, no, no, no, no]],
    [57, [yes, yes, no, no, no]],
    [9_000, [yes, yes, yes, yes, yes]],
  ])('starts with enough items to fill %i pixels', (pixels, made) => {
    expect(initialRange(heights, pixels)).toEqual(made);
  });

  it('adds items and keeps the earlier ones', () => {
    expect(include([yes, no, no, no, no], [2, 0])).toEqual([yes, no, yes, no, no]);
  });

  it('reserves the space of missing items', () => {
    expect(toSegments([yes, no, no, yes, no], heights)).toEqual([
      { kind: 'item', place: 0 },
      { kind: 'gap', from: 1, to: 3, height: 192 },
      { kind: 'item', place: 3 },
      { kind: 'gap', from: 4, to: 5, height: 96 },
    ]);
  });

  it.each([
    [0, 96, [1]],
    [0, 97, [1, 2]],
    [96, 192, [2]],
    [95, 192, [1, 2]],
    [-500, 0, []],
    [288, 900, []],
    [-500, 900, [1, 2, 3]],
  ])('lacks items between %i and %i pixels of a gap', (above, below, places) => {
    expect(indexesBetween({ from: 1, to: 4 }, heights, above, below)).toEqual(places);
  });

  it.each([
    [-10, 0],
    [0, 0],
    [55, 0],
    [56, 1],
    [152, 2],
    [9_000, 4],
  ])('has at %i pixels the place %i', (pixels, place) => {
    expect(placeAt(heights, pixels)).toBe(place);
  });

  it('grows below the window first, and above it half as fast', () => {
    expect(nextToRender([no, no, no, yes, no, no, no, no], 3, 5)).toEqual([4, 2, 5, 6, 1]);
  });
});
