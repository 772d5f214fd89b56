import { expect, test } from 'vitest';
import { lowerHalfProblems } from '#storybook/editor/lookDistance.ts';
import { allTokens } from '#themes/allTokens.ts';

test('a copy of a look under another code is reported as too similar, in shape and in colour', () => {
  const problems = lowerHalfProblems({ ...allTokens.GM, code: 'AL' }, [allTokens.GM]);
  expect(problems).toEqual([
    'Too like GM below the header: change shape, faces or character (0.0 of 4.5).',
    'Buttons have the colour of GM (0.0 of 4 steps apart).',
  ]);
});

test('looks that pass their tests have no findings', () => {
  expect(lowerHalfProblems(allTokens.AL, [allTokens.AL, allTokens.GM, allTokens.ZU])).toEqual([]);
});
