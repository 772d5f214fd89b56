import { expect, test } from 'vitest';
import { chromaticOf, picturesOf } from '#storybook/pictures.ts';

const told = (title: string, ...tags: string[]) =>
  picturesOf({ title, tags }).map(({ tenant, mode, language, window, state }) =>
    [tenant, `${window.width}×${window.height}`, mode, language, state].filter(Boolean).join(' '),
  );

test('a component is pictured in one look, in two or in three, at desktop or phone width, as its tags say', () => {
  expect(told('Kit/A', 'dev')).toEqual([]);
  expect(told('Kit/A', 'two-looks')).toEqual([]);
  expect(told('Kit/A', 'visual')).toEqual(['AL 1280×800 light de']);
  expect(told('Kit/A', 'phone', 'two-looks')).toEqual(['AL 390×800 light de', 'GM 390×800 light de']);
  expect(told('Kit/A', 'visual', 'two-looks', 'three-looks')).toEqual(['AL', 'GM', 'EN'].map((tenant) => `${tenant} 1280×800 light de`));
  expect(told('Kit/A', 'visual', 'hover-focus')).toEqual([
    'AL 1280×800 light de',
    'AL 1280×800 light de hover',
    'AL 1280×800 light de focus',
  ]);
});

test('a screen is pictured in its window, in three looks in dark mode, and in other languages', () => {
  expect(told('Pages/A', 'visual', 'phone')).toEqual(['AL 1440×1600 light de', 'AL 390×1600 light de']);
  expect(told('Pages/A', 'dark')).toEqual(['AL 1440×900 dark de', 'GM 1440×900 dark de', 'EN 1440×900 dark de']);
  expect(told('Pages/A', 'language-en', 'language-it')).toEqual(['AL 1440×900 light en', 'AL 1440×900 light it']);
});

test('Chromatic has a mode for each picture that it can take', () => {
  expect(chromaticOf({ title: 'Kit/A', tags: ['visual', 'hover-focus'] })).toEqual({
    modes: { 'AL 1280': { tenant: 'AL', mode: 'light', language: 'de', viewport: { width: 1280, height: 800 } } },
  });
  expect(Object.keys(chromaticOf({ title: 'Pages/A', tags: ['dark', 'language-en'] }).modes ?? {})).toEqual([
    'AL 1440 dark',
    'GM 1440 dark',
    'EN 1440 dark',
    'AL 1440 en',
  ]);
  expect(chromaticOf({ title: 'Kit/A', tags: [] })).toEqual({ disableSnapshot: true });
});
