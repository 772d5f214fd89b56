import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const records = readdirSync(folder).filter((file) => /^\d{3}-/.test(file) && !file.startsWith('000-'));
const numbers = records.map((file) => file.slice(0, 3));
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(existsSync);
const textOf = (file: string) => readFileSync(file, 'utf8');
/** Names that need no file: patterns, build output, and breaks.yaml, which exists only while a contract break is intended. */
const optional = /XX|^X\.|^\/|^\d|^manifests\/|breaks\.yaml$/;
const documents = files.filter((file) => file.endsWith('.md'));

test('every cited record exists', () => {
  const sources = files.filter(
    (file) => /\.(?:tsx?|mjs|css|html|ya?ml|mdx?|sh)$/.test(file) && !/^src\/gen\/|decisions\.test\.ts$|^scripts\/decisionIndex/.test(file),
  );
  const cited = sources.flatMap((file) =>
    [...textOf(file).matchAll(/\brecords? (\d{3}(?:(?:, | and | to )\d{3})*)/gi)].flatMap(([, list = '']) =>
      (list.match(/\d{3}/g) ?? []).map((number) => ({ file, number })),
    ),
  );
  expect(cited.length).toBeGreaterThan(30);
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

test('a record has its four sections, and all of them stay short', () => {
  const sections = records.map((file) => [file, (textOf(`${folder}/${file}`).match(/^## .+$/gm) ?? []).join(' ')]);
  expect(sections.filter(([, found]) => found !== '## Context ## Decision ## Options ## Consequences')).toEqual([]);
  const words = records.flatMap((file) => textOf(`${folder}/${file}`).split(/\s+/));
  expect(words.length).toBeLessThanOrEqual(14_000);
});

test('the README of a room has at most sixty lines', () => {
  const rooms = documents.filter((file) => /^(?:src|mocks|scripts|tests|deploy|openapi|\.storybook)\/.*README\.md$/.test(file));
  expect(rooms.filter((file) => textOf(file).split('\n').length > 61)).toEqual([]);
});

test('a document links only to files that exist', () => {
  const broken = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(dirname(file), path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(broken).toEqual([]);
});

test('a record or a README of a room names only files that exist', () => {
  const missing = documents
    .filter((file) => file.startsWith(`${folder}/`) || file.endsWith('/README.md'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|sh|json|ya?ml|md|template))`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !optional.test(path) && !files.some((known) => known === path || known.endsWith(`/${path}`)))
        .map((path) => `${file}: ${path}`),
    );
  expect(missing).toEqual([]);
});
