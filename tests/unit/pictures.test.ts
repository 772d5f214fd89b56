import { expect, test } from 'vitest';
import { chromaticOf, picturesOf } from '../../.storybook/pictures';
import { tenantCodes } from '../../src/domain/tenant';

const told = (title: string, ...tags: string[]) =>
  picturesOf({ title, tags }).map(({ tenant, mode, language, window, state }) =>
    [tenant, `${window.width}×${window.height}`, mode, language, state].filter(Boolean).join(' '),
  );

test('a part is shown in two tenants, at a phone’s width or in all of them, as its tags say', () => {
  expect(told('Kit/A', 'dev')).toEqual([]);
  expect(told('Kit/A', 'visual')).toEqual(['AL 1280×800 light de', 'GM 1280×800 light de']);
  expect(told('Kit/A', 'visual', 'once')).toEqual(['AL 1280×800 light de']);
  expect(told('Kit/A', 'phone', 'once')).toEqual(['AL 390×800 light de']);
  expect(told('Kit/A', 'matrix')).toHaveLength(tenantCodes.length);
  expect(told('Kit/A', 'visual', 'once', 'hover-focus')).toEqual([
    'AL 1280×800 light de',
    'AL 1280×800 light de hover',
    'AL 1280×800 light de focus',
  ]);
});

test('a screen is shown in its window, in the dark, in other languages, and in the other looks on a phone', () => {
  expect(told('Pages/A', 'visual')).toEqual(['AL 1440×1600 light de', 'GM 1440×1600 light de']);
  expect(told('Pages/A', 'dark')).toEqual(['AL 1440×900 dark de', 'GM 1440×900 dark de', 'GF 1440×900 dark de']);
  expect(told('Pages/A', 'language-en', 'language-it')).toEqual(['AL 1440×900 light en', 'AL 1440×900 light it']);
  const looks = told('Pages/A', 'phone', 'looks');
  expect(looks).toHaveLength(tenantCodes.length);
  expect(looks.slice(0, 3)).toEqual(['AL 390×1600 light de', 'GM 390×1600 light de', 'GS 390×844 light de']);
});

test('Chromatic has a mode for each picture that it can take', () => {
  expect(chromaticOf({ title: 'Kit/A', tags: ['visual', 'once', 'hover-focus'] })).toEqual({
    modes: { 'AL 1280': { tenant: 'AL', mode: 'light', language: 'de', viewport: { width: 1280, height: 800 } } },
  });
  expect(Object.keys(chromaticOf({ title: 'Pages/A', tags: ['dark', 'language-en'] }).modes ?? {})).toEqual([
    'AL 1440 dark',
    'GM 1440 dark',
    'GF 1440 dark',
    'AL 1440 en',
  ]);
  expect(chromaticOf({ title: 'Kit/A', tags: [] })).toEqual({ disableSnapshot: true });
});
