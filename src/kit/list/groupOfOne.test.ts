import { expect, test } from 'vitest';
import { splitSingles } from './groupOfOne';

test.each([
  ['two of one member each', [1, 3, 1], [3], [1, 1]],
  ['a single one of them stays', [1, 3], [1, 3], []],
  ['nothing else', [1, 1, 1], [], [1, 1, 1]],
  ['none', [2, 3], [2, 3], []],
  ['no groups', [], [], []],
] as const)('groups of one member: %s', (_what, groups, kept, singles) => {
  expect(splitSingles<number>(groups, (size) => size === 1)).toEqual({ kept, singles });
});
