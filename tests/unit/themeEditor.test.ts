import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { draftOf, readDraft } from '#storybook/editor/draft.ts';
import { draftOfAddress, writeDraft } from '#storybook/editor/draftAddress.ts';
import { lookDistance, nearestLook, tooNear } from '#storybook/editor/lookDistance.ts';
import { lookFile, readLookFile } from '#storybook/editor/lookFile.ts';
import { readTokenFiles } from '#storybook/editor/readTokens.ts';
import { tokenFiles } from '#storybook/tokens/tokenFiles.ts';
import { allTokens } from '#themes/allTokens.ts';

const looks = Object.values(allTokens);

test.each(looks.map((look) => [look.code, look] as const))('%s: an address has the whole draft', (_, look) => {
  const address = writeDraft(draftOf(look));
  // Valid characters for an address's argument, and short enough for any browser and mail.
  expect(address).toMatch(/^[\w-]+$/);
  expect(address.length).toBeLessThan(1600);
  expect(draftOfAddress(address)).toEqual({ draft: draftOf(look) });
});

test.each(['', 'abc', 'q1Zabc', writeDraft(draftOf(allTokens.AL)).slice(0, 200)])(
  'a truncated or foreign address has no draft: %s',
  (text) => {
    expect(draftOfAddress(text)).toEqual({ problems: ['The address contains no complete draft.'] });
  },
);

describe("a look's file", () => {
  test.each(looks.map((look) => [look.code, look] as const))('%s is restored as it was written', (_, look) => {
    expect(readLookFile(lookFile(draftOf(look)))).toEqual({ draft: draftOf(look) });
  });

  test.each(['AL', 'GM', 'ZU', 'national'] as const)('%s is written as in the repository, except for its sentence', (code) => {
    const kept = readFileSync(`src/themes/tenants/${code}.ts`, 'utf8');
    const sentence = /^\/\*\*.*\*\/$/m;
    expect(lookFile(draftOf(allTokens[code])).replace(sentence, '')).toBe(kept.replace(sentence, ''));
  });

  test.each([
    ['export const look = angerhalleLook({ code: "AB" });', /lookOf/],
    ['export const look = lookOf({ ...base, code: "AB" });', /group/],
    ['export const look = lookOf({ code: window.name });', /"window" is not a literal value/],
    ['export const look = lookOf({ code: "AB"', /ends in the middle/],
    ["export const look = lookOf({ code: 'AB' });", /light/],
  ])('%s is refused with its reason', (text, reason) => {
    const read = readLookFile(text);
    expect('problems' in read && read.problems.join(' ')).toMatch(reason);
  });
});

describe('token files', () => {
  test.each(looks.map((look) => [look.code, look] as const))('%s is restored as it was written', (code, look) => {
    const files = tokenFiles(look);
    const read = readTokenFiles([files[`${code}.light.tokens.json`] ?? '', files[`${code}.dark.tokens.json`] ?? ''], draftOf(allTokens.GM));
    expect(read).toEqual({ draft: draftOf(look) });
  });

  test('one mode alone leaves the other unchanged, and a colour changed by another tool is read from its parts', () => {
    const file = JSON.parse(tokenFiles(allTokens.AL)['AL.dark.tokens.json'] ?? '');
    file.seed.primary.$value = { colorSpace: 'srgb', components: [1, 0.2, 0] };
    const read = readTokenFiles([JSON.stringify(file)], draftOf(allTokens.GM));
    expect('draft' in read && [read.draft.dark.primary, read.draft.light.primary, read.draft.code]).toEqual(['#ff3300', '#1f1b16', 'AL']);
  });

  test.each([
    ['no JSON', /no JSON/],
    ['{}', /lacks its seeds/],
  ])('%s is refused with its reason', (text, reason) => {
    const read = readTokenFiles([text], draftOf(allTokens.GM));
    expect('problems' in read && read.problems.join(' ')).toMatch(reason);
  });
});

test('an invalid draft names the place of each fault', () => {
  const draft = draftOf(allTokens.AL);
  const read = readDraft({ ...draft, code: 'xx', density: 'loose', light: { ...draft.light, ink: 'black' } });
  expect('problems' in read && read.problems.map((problem) => problem.split(':')[0])).toEqual(['code', 'light.ink', 'density']);
});

test('looks are far apart, those of a group nearer, and a copy is at distance zero', () => {
  expect(lookDistance(allTokens.AL, allTokens.AL)).toBe(0);
  expect(lookDistance(allTokens.AL, allTokens.GM)).toBeGreaterThan(tooNear * 2);
  expect(nearestLook({ ...allTokens.AL, code: 'national' }, looks)?.look.code).toBe('AL');
});
