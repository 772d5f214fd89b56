import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changedVariables, lookChangesSince, variablesOf } from './lookVariables';

const stylesheet = `
:root[data-look="AL"] { --shop-radius: 12px; }
:root[data-look="AL"], :root[data-look="AL"][data-mode="light"] { --mui-palette-primary-main: #14793f; }
:where([data-mode="dark"]) :root[data-look="AL"], :root[data-look="AL"][data-mode="dark"] { --mui-palette-primary-main: #5fd08f; }
@media (max-width: 960.95px) { :root[data-look="AL"] { --shop-radius: 8px; } }
`;

test('a look has different variables in light and dark mode', () => {
  expect(Object.fromEntries(variablesOf(stylesheet, 'light'))).toEqual({
    '--shop-radius': '12px',
    '--mui-palette-primary-main': '#14793f',
  });
  expect(Object.fromEntries(variablesOf(stylesheet, 'dark'))).toEqual({ '--shop-radius': '12px', '--mui-palette-primary-main': '#5fd08f' });
});

test('changed, new and removed variables are reported', () => {
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

/** A git in which a file of the looks had another text. */
const gitWhere = (path: string, text: string) => (command: string, what: string) =>
  command === 'diff' ? `${path}\n` : what === `2:${path}` ? text : undefined;

test("a look is compared with the one that the base commit's sources make", async () => {
  const path = 'src/themes/tenants/AL.ts';
  const before = readFileSync(path, 'utf8').replace('categoryHue: 145', 'categoryHue: 150');
  const changesOf = await lookChangesSince('2', gitWhere(path, before));
  expect(changesOf('AL', 'light')).toEqual([
    { name: '--mui-palette-tile-ground', from: '#e7efe8', to: '#e8efe8' },
    { name: '--shop-category-hue', from: '150', to: '145' },
  ]);
  expect(changesOf('GM', 'light')).toEqual([]);
});

test('without a commit, changed sources or stylesheets of the base no change is reported', async () => {
  const stylesheets = (files = {}) =>
    Object.keys(files).length === 0 ? Promise.resolve({ AL: stylesheet }) : Promise.reject(new Error('no such module'));
  const git = gitWhere('src/themes/tokens.ts', 'export {};');
  for (const changes of [lookChangesSince(undefined, git), lookChangesSince('2', () => '\n'), lookChangesSince('2', git, stylesheets)])
    expect((await changes)('AL', 'light')).toEqual([]);
});
