import { expect, test } from 'vitest';
import { distinctChanges } from '#storybook/editor/distinctChanges.ts';
import { draftOf, lookOfDraft } from '#storybook/editor/draft.ts';
import { lowerHalfProblems, nearestLook } from '#storybook/editor/lookDistance.ts';
import { allTokens } from '#themes/allTokens.ts';
import { deriveTokens } from '#themes/deriveTokens.ts';

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

/** A copy of a look that isn't entered yet. */
const copyOf = (code: 'SP' | 'GM') => ({ ...draftOf(allTokens[code]), code: 'XX' });
const tokensOf = (draft: ReturnType<typeof copyOf>) => deriveTokens(lookOfDraft(draft, allTokens.SP.assets));

test('a copy of one look alone: the changes that count most, with the distance that each gives', () => {
  const draft = copyOf('SP');
  const changes = distinctChanges(draft, tokensOf(draft), [allTokens.SP]);
  expect(changes.map(({ label, nearest, below }) => [label, nearest, below])).toEqual([
    ['Corners 12 → 0', 12, 0],
    ['Heading face nunito → source-sans', 8, 0],
    // Below the header two drawn traits have to differ, so each is half of the way at most.
    ['Ground of pictures duotone → tint', 0, 1],
    ['Rule of sections none → hairline', 0, 1],
  ]);
});

test('a gain is what the verdict says afterwards', () => {
  const draft = copyOf('SP');
  const others = Object.values(allTokens);
  const before = nearestLook(tokensOf(draft), others)?.distance ?? 0;
  const changes = distinctChanges(draft, tokensOf(draft), others);
  expect(changes.length).toBeGreaterThanOrEqual(2);
  expect(changes.length).toBeLessThanOrEqual(4);
  for (const change of changes) {
    expect((nearestLook(tokensOf({ ...change.draft, code: 'XX' }), others)?.distance ?? 0) - before).toBe(change.nearest);
    expect(change.draft).not.toEqual(draft);
  }
});

test('pressed one after another they make a copy distinct below the header', () => {
  const others = Object.values(allTokens);
  let draft = { ...copyOf('SP'), light: { ...allTokens.SP.light, primary: '#7a1f5c' } };
  for (let step = 0; step < 8; step += 1) {
    const [change] = distinctChanges(draft, tokensOf(draft), others);
    if (!change) break;
    draft = { ...change.draft, code: 'XX', light: draft.light };
  }
  expect(lowerHalfProblems(tokensOf(draft), others)).toEqual([]);
});
