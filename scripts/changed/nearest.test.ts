import { expect, test } from 'vitest';
import { changedKeys } from './changedFiles.ts';
import { chooseNearest, distanceTo } from './nearest.ts';

test('the distance is the one to the nearest changed file', () => {
  const loaded = new Map([
    ['src/a.stories.tsx', 0],
    ['src/a.tsx', 1],
    ['src/b.ts', 2],
  ]);
  expect(distanceTo(loaded, ['src/b.ts', 'src/a.tsx'])).toBe(1);
  expect(distanceTo(loaded, ['src/c.ts'])).toBeUndefined();
});

test('few files are all taken, the nearest first', () => {
  const touched = [
    { file: 'c', distance: 2, tests: 3 },
    { file: 'b', distance: 0, tests: 3 },
    { file: 'a', distance: 2, tests: 3 },
  ];
  expect(chooseNearest(touched, 9)).toEqual({ files: ['b', 'a', 'c'], left: 0 });
});

test('of too many files the nearest are taken and a few from everywhere else', () => {
  const touched = Array.from({ length: 40 }, (_, index) => ({ file: `file${String(index).padStart(2, '0')}`, distance: index, tests: 5 }));
  expect(chooseNearest(touched, 40)).toEqual({
    files: ['file00', 'file01', 'file02', 'file03', 'file04', 'file05', 'file14', 'file31'],
    left: 32,
  });
});

test('the nearest file runs however many tests it has', () => {
  const touched = [
    { file: 'near', distance: 1, tests: 300 },
    { file: 'far', distance: 2, tests: 3 },
  ];
  expect(chooseNearest(touched, 40)).toEqual({ files: ['near'], left: 1 });
});

test('texts differ by key: changed, added and removed', () => {
  expect(changedKeys('{ "a": "1", "b": "2", "c": "3" }', '{ "a": "1", "b": "zwei", "d": "4" }')).toEqual(['b', 'c', 'd']);
  expect(changedKeys('', '{ "a": "1" }')).toEqual(['a']);
});
