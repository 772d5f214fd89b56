import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isMissingFile } from './missingFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
mkdirSync(join(folder, 'assets'));
for (const file of ['index.html', 'config.json', 'assets/shop-1.js']) writeFileSync(join(folder, file), '');
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['/assets/shop-1.js', false],
  ['/assets/shop-1.js?again=1', false],
  ['/assets/shop-2.js', true],
  ['/assets/', true],
  ['/assets/../index.html', false],
  ['/config.json', false],
  ['/favicon.ico', true],
  ['/robots.txt', true],
  ['/.well-known/security.txt', true],
  ['/', false],
  ['/search?query=a.b', false],
  ['/product/104.711', false],
  ['/my/orders', false],
])('%s is a missing file: %s', (address, isMissing) => {
  expect(isMissingFile(address, folder)).toBe(isMissing);
});
