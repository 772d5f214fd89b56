import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { plainWordsIn } from './plainWords.js';

const folder = mkdtempSync(join(tmpdir(), 'plain-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reports of a rule for a source file, as oxlint runs it: the quoted words. */
function reported(code: string, rule = 'plain-words'): string[] {
  const file = join(folder, 'planted.tsx');
  const config = join(folder, 'oxlint.json');
  writeFileSync(file, code);
  writeFileSync(
    config,
    JSON.stringify({ jsPlugins: [resolve('scripts/lint/shopPlugin.js')], categories: {}, rules: { [`shop/${rule}`]: 'error' } }),
  );
  const { stdout } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '--config', config, '--format', 'json', file], {
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string }[] };
  return diagnostics.filter(({ code: found }) => found.includes(rule)).map(({ message }) => message.split('"')[1] ?? message);
}

describe('the rule', () => {
  test('finds the words in comments and in the parts of names', () => {
    const code = [
      '// Drawn anew for whoever looks, and the user is told of it.',
      'export const wishOfRow = 0;',
      'export interface CartWish { readonly noughtsAtTheEnd: number }',
      'export class Book { #reckonedOnce = wishOfRow; read() { return this.#reckonedOnce; } }',
    ].join('\n');
    expect(reported(code).toSorted()).toEqual(
      ['Wish', 'anew', 'noughts', 'reckoned', 'reckoned', 'told of', 'whoever', 'wish', 'wish'].toSorted(),
    );
  });

  test('ignores texts, message keys and similar words', () => {
    const code = [
      '// The `::before` of the wishbone: drawn again for the user.',
      "export const key = 'inventoryCount.par.reckoning';",
      'export const renewed = key;',
    ].join('\n');
    expect(reported(code)).toEqual([]);
  });
});

test('bounds of a module have the usual prefixes', () => {
  const code = [
    'export const mostRows = 9;',
    'const longest = 2 * 30;',
    'const patience = 400;',
    'const configPatience = 3, shortest = 4;',
    'export const leastOf = (all: readonly number[]) => Math.min(...all);',
    'export function leastAmount() { const most = 3; return most + mostRows + longest + patience; }',
    'export const maxRows = 9; export const mostly = true;',
  ].join('\n');
  expect(reported(code, 'bound-names')).toEqual(['mostRows', 'longest', 'patience', 'configPatience', 'shortest']);
});

test('doc comments begin with their subject', () => {
  const code = [
    '/** What a row shows. */',
    'export interface Row {',
    '  /** Whether it is there. */',
    '  readonly isThere: boolean;',
    '  /** True if it shows what was asked for. */',
    '  readonly isRight: boolean;',
    '}',
    '/**',
    ' * What comes of it.',
    ' */',
    'export const result = 1; // What a line of code says isn’t a doc comment',
  ].join('\n');
  expect(reported(code, 'comment-beginnings')).toEqual(['What', 'Whether', 'What']);
});

test.each([
  ['a page that comes over the page by itself', ['comes over the page']],
  ['Whoever reads this', ['Whoever']],
  ["marked behind the user's back", ["behind the user's back"]],
  ['the customer of before', ['of before']],
  ['once the page is idle', []],
])('"%s" has %j', (text, words) => {
  expect(plainWordsIn(text).map(({ word }) => word)).toEqual(words);
});

test('documents and stylesheets use none of the words either', () => {
  const folders = ['docs', 'src', '.storybook', '.github'];
  const files = [
    ...readdirSync('.').filter((file) => file.endsWith('.md')),
    ...folders.flatMap((name) =>
      readdirSync(name, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:md|css)$/.test(file))
        .map((file) => join(name, file)),
    ),
  ];
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => plainWordsIn(line).map(({ word, instead }) => `${file}:${index + 1}: "${word}", write ${instead}`)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
