import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LicenceError, noticesOf, noticesText } from './notices';

const root = mkdtempSync(join(tmpdir(), 'notices-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A folder of packages, each with its entry in the lock file and its files. */
function install(packages: Readonly<Record<string, { license?: string; dev?: boolean; files?: Readonly<Record<string, string>> }>>): void {
  const locked = Object.fromEntries(
    Object.entries(packages).map(([name, { license, dev }]) => [
      `node_modules/${name}`,
      { version: '1.2.3', ...(license && { license }), ...(dev && { dev }) },
    ]),
  );
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...locked } }));
  for (const [name, { files = {} }] of Object.entries(packages)) {
    mkdirSync(join(root, 'node_modules', name), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, 'node_modules', name, file), text);
  }
}

test('each package in the shop is named, with the text of its licence', () => {
  install({
    zebra: { license: 'MIT', files: { 'package.json': '{"author":"Zoë Z"}' } },
    '@a/apple': { license: '(MPL-2.0 OR Apache-2.0)', files: { LICENSE: 'Be kind.\n', 'NOTICE.md': 'Apple by A.' } },
    tool: { license: 'GPL-3.0-only', dev: true },
  });
  const notices = noticesOf(root);
  expect(notices.map(({ name, version, licence }) => [name, version, licence])).toEqual([
    ['@a/apple', '1.2.3', '(MPL-2.0 OR Apache-2.0)'],
    ['zebra', '1.2.3', 'MIT'],
  ]);
  expect(notices[0]?.text).toBe('Be kind.\n\nApple by A.');
  expect(notices[1]?.text).toMatch(/^Copyright \(c\) Zoë Z\n\nPermission is hereby granted/);
  expect(noticesText(notices)).toContain('@a/apple 1.2.3\n(MPL-2.0 OR Apache-2.0)\n\nBe kind.');
});

test.each([
  ['a licence that binds the shop', { license: 'GPL-3.0-only' }, /GPL-3.0-only/],
  ['both of two licences, one of which does', { license: '(MIT AND GPL-2.0-only)' }, /GPL-2.0-only/],
  ['words instead of a licence', { license: 'SEE LICENSE IN FILE' }, /SEE LICENSE/],
  ['no licence', {}, /has the licence ""/],
  ['a licence whose text is missing', { license: 'Apache-2.0', files: { 'package.json': '{}' } }, /lacks the text of its licence/],
])('%s fails the build', (_what, entry, message) => {
  install({ pear: entry });
  expect(() => noticesOf(root)).toThrow(LicenceError);
  expect(() => noticesOf(root)).toThrow(message);
});

test('every package of this shop has an accepted licence', () => {
  const names = noticesOf().map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react', '@mui/material', 'zod', '@fontsource-variable/figtree', '@iconify-json/fluent-emoji-flat']),
  );
  expect(names).not.toContain('vite');
});
