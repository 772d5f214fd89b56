import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changedVariables, LookHistory, variablesOf } from './lookVariables';

const stylesheet = `
:root[data-look="AL"] { --shop-radius: 12px; }
:root[data-look="AL"], :root[data-look="AL"][data-mode="light"] { --mui-palette-primary-main: #14793f; }
:where([data-mode="dark"]) :root[data-look="AL"], :root[data-look="AL"][data-mode="dark"] { --mui-palette-primary-main: #5fd08f; }
@media (max-width: 960.95px) { :root[data-look="AL"] { --shop-radius: 8px; } }
`;

test('a look has other variables in light than in dark mode', () => {
  expect(Object.fromEntries(variablesOf(stylesheet, 'light'))).toEqual({
    '--shop-radius': '12px',
    '--mui-palette-primary-main': '#14793f',
  });
  expect(Object.fromEntries(variablesOf(stylesheet, 'dark'))).toEqual({ '--shop-radius': '12px', '--mui-palette-primary-main': '#5fd08f' });
});

test('changed, new and removed variables are told', () => {
  const before = new Map([
    ['--a', '1'],
    ['--b', '2'],
    ['--c', '3'],
  ]);
  const after = new Map([
    ['--a', '1'],
    ['--b', '4'],
    ['--d', '5'],
  ]);
  expect(changedVariables(before, after)).toEqual([
    { name: '--b', from: '2', to: '4' },
    { name: '--c', from: '3', to: '' },
    { name: '--d', from: '', to: '5' },
  ]);
});

test('the stylesheet is held against that of the commit that the pictures from before are of', () => {
  const git = (...words: string[]) =>
    words.join(' ') === 'show 2:src/themes/stylesheets/AL.css'
      ? readFileSync('src/themes/stylesheets/AL.css', 'utf8').replace('--shop-duration-fast: ', '--shop-duration-fast: 7')
      : undefined;
  const history = new LookHistory('2', git);
  expect(history.changesOf('AL', 'light').map(({ name }) => name)).toEqual(['--shop-duration-fast']);
  expect(history.changesOf('GM', 'light')).toEqual([]);
});

test('without a commit no change is known', () => {
  expect(new LookHistory(undefined, () => 'a { --b: c; }').changesOf('AL', 'light')).toEqual([]);
});
