import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no selector has a * before + or ~: with each row that comes into a list the whole list would be restyled', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => {
    const rules = readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    return [...rules.matchAll(/[^{};]*\*\s*[+~][^{};]*\{/g)].map(([selector]) => `${file}: ${selector.trim()}`);
  });
  expect(found).toEqual([]);
});
