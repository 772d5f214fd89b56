import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rules = readFileSync('docs/specification.md', 'utf8');
/** The text of each section, by its number: `P§5`. */
const sections = new Map(
  rules
    .split(/^## /m)
    .slice(1)
    .map((section) => [/^\S+/.exec(section)?.[0] ?? '', section]),
);

/** `P§5`, `P§5.3`, `P§5 "Amount input"`. */
const citation = /([PC]§\d+)(?:\.(\d+))?(?: "([^"\n]+)")?/g;

function hasEntry(section: string, sentence: string | undefined, name: string | undefined): boolean {
  const text = sections.get(section);
  if (text === undefined) return false;
  if (sentence !== undefined && !new RegExp(`^${sentence}\\. `, 'm').test(text)) return false;
  if (name === undefined) return true;
  const quoted = name.replace(/\.$/, '').toLowerCase();
  return text.replaceAll('**', '').toLowerCase().includes(quoted);
}

/** Files tracked by git. */
function filesOf(...folders: readonly string[]): readonly string[] {
  return execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}

test('every cited rule is in docs/specification.md', () => {
  const files = filesOf('src', 'mocks', 'tests', 'scripts', '.storybook', 'openapi', 'docs', '*.md').filter(
    (file) => /\.(?:tsx?|mjs|css|mdx?|yaml)$/.test(file) && !file.startsWith('tests/unit/specification'),
  );
  const cited = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(citation)].map((match) => ({ file, match })));
  expect(cited.length).toBeGreaterThan(1000);
  const missing = cited
    .filter(({ match: [, section = '', sentence, name] }) => !hasEntry(section, sentence, name))
    .map(({ file, match }) => `${file}: ${match[0]}`);
  expect(missing).toEqual([]);
});

test.each([
  ['P§5', undefined, undefined, true],
  ['P§5', '2', undefined, true],
  ['P§5', '99', undefined, false],
  ['P§99', undefined, undefined, false],
  ['P§5', undefined, 'Amount input', true],
  ['P§5', undefined, 'No such rule', false],
])('%s, sentence %s, name %s: %s', (section, sentence, name, expected) => {
  expect(hasEntry(section, sentence, name)).toBe(expected);
});
