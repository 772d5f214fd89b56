import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patterns } from '../../src/paths';
import { shopVariables } from '../../src/themes/cssVariables';

/** Data and generated files may be as long as they are. */
const dataFolders = /^(src\/gen|src\/themes\/stylesheets|mocks\/catalogue\/vocabulary|mocks\/contract)\b|^mocks\/catalogue\/pictograms\.ts$/;

const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => pattern.test(file));

const read = (file: string) => readFileSync(file, 'utf8');
const sources = ['src', 'mocks', 'scripts', 'tests', '.storybook'].flatMap((folder) => filesOf(folder, /\.(tsx?|css)$/));

test('every component has stories of its own beside it', () => {
  const files = filesOf('src/components', /\.tsx$/).filter((file) => !file.endsWith('.test.tsx'));
  const without = files.filter((file) => !file.endsWith('.stories.tsx') && !files.includes(file.replace('.tsx', '.stories.tsx')));
  expect(without).toEqual([]);
});

test('every screen has stories', () => {
  const without = filesOf('src/pages', /(Page|Layout)\.tsx$/).filter((file) => !sources.includes(file.replace('.tsx', '.stories.tsx')));
  expect(without).toEqual([]);
});

test('no file is longer than 300 lines', () => {
  const long = sources.filter((file) => !dataFolders.test(file) && read(file).split('\n').length > 301);
  expect(long).toEqual([]);
});

test('stylesheets hold no colour literal: colours stand in the tenants\' tokens', () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?)\(/i;
  const wrong = filesOf('src', /\.css$/).filter((file) => !file.startsWith('src/themes/')).filter((file) => literal.test(read(file)));
  expect(wrong).toEqual([]);
});

test('stylesheets use only variables that the theme declares', () => {
  const declared = new Set(Object.keys(shopVariables));
  const unknown = filesOf('src', /\.module\.css$/).flatMap((file) => {
    const text = read(file);
    const local = new Set([...text.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1]));
    return [...text.matchAll(/var\((--shop-[\w-]+)/g)].map((match) => match[1] ?? '').filter((name) => !declared.has(name) && !local.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

test('every route of the shop is registered', () => {
  const router = read('src/app/screens.ts');
  const childrenOfFair = Object.keys(patterns).filter((name) => /^fair[A-Z]/.test(name) && name !== 'fairPage');
  const stepsOfCheckout = ['checkoutDelivery', 'checkoutConfirmation'];
  const missing = Object.keys(patterns).filter((name) => !childrenOfFair.includes(name) && !stepsOfCheckout.includes(name) && !new RegExp(`patterns\\.${name}\\b`).test(router));
  expect(missing).toEqual([]);
});

test('nothing is skipped, focused or left to do', () => {
  const signs = new RegExp(['\\b(?:it|test|describe)\\.(?:only|skip|todo|fixme)\\b', `\\b(?:${['TO', 'DO'].join('')}|FIX${'ME'}|X${'XX'}|HA${'CK'})\\b`, '@ts-(?:ignore|nocheck)'].join('|'));
  const found = sources.filter((file) => !file.startsWith('src/gen/') && !file.endsWith('houseRules.test.ts')).filter((file) => signs.test(read(file)));
  expect(found).toEqual([]);
});

test('the project knows no machine but the one it runs on', () => {
  const paths = new RegExp(`["'\`\\s](?:/${'work'}/|/${'root'}/|/${'farm'}/)`);
  const found = [...sources, 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'package.json'].filter((file) => paths.test(read(file)));
  expect(found).toEqual([]);
});
