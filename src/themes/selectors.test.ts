import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no selector has a * before + or ~, which would restyle the whole list with each added row', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => {
    const rules = readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    return [...rules.matchAll(/[^{};]*\*\s*[+~][^{};]*\{/g)].map(([selector]) => `${file}: ${selector.trim()}`);
  });
  expect(found).toEqual([]);
});
