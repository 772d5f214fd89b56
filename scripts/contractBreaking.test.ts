import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@gastro.example', '-c', 'commit.gpgsign=false', ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
/** Lays a contract of some calls into the working copy. */
const write = (...calls: string[]) =>
  writeFileSync(
    join(folder, 'openapi/v1.yaml'),
    `servers: [{ url: /v1 }]\npaths:\n${calls.map((call) => `  /${call}: { get: {} }\n`).join('')}`,
  );
function commit(...calls: string[]): void {
  write(...calls);
  git('add', '-A');
  git('commit', '-m', calls.join(' '));
}
function compare(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/contract-breaking.ts'), ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, text: `${stdout}${stderr}` };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'breaking-'));
  mkdirSync(join(folder, 'openapi'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('without a repository nothing is compared, and the check passes', () => {
  write('a');
  const { status, text } = compare();
  expect([status, text]).toEqual([0, 'There is neither main nor origin/main to compare the contract with. Nothing was compared.\n']);
});

test('a branch is compared with its merge base with main, main with the previous commit', () => {
  git('init', '-b', 'main');
  commit('a', 'b');
  commit('a', 'b', 'c');
  git('checkout', '-b', 'work');
  commit('a', 'b', 'c', 'd');
  git('checkout', 'main');
  commit('a', 'b', 'c', 'e');
  git('checkout', 'work');
  expect(compare()).toMatchObject({ status: 0, text: expect.stringContaining('breaks no client since where this branch left main') });
  write('a', 'c', 'd');
  expect(compare()).toMatchObject({
    status: 1,
    text: expect.stringContaining('BREAK    GET /v1/b: is gone. Clients that call it would get 404 or 405.'),
  });
  expect(compare('--against', 'main').text).toContain('GET /v1/e: is gone');
  git('checkout', '-f', 'main');
  expect(compare()).toMatchObject({ status: 0, text: expect.stringContaining('since main, one commit ago') });
  commit('a', 'c', 'e');
  expect(compare()).toMatchObject({ status: 1, text: expect.stringContaining('GET /v1/b: is gone') });
});

test('an intended break is listed in a file with its reason', () => {
  git('init', '-b', 'main');
  commit('a', 'b');
  write('a');
  const allow = (reason: string) =>
    writeFileSync(join(folder, 'openapi/breaks.yaml'), `- { where: GET /v1/b, what: is gone, reason: "${reason}" }\n`);
  allow('Nobody calls it.');
  expect(compare()).toMatchObject({ status: 0, text: expect.stringContaining('intended GET /v1/b: is gone') });
  write('c');
  expect(compare()).toMatchObject({ status: 1, text: expect.stringContaining('1 break since') });
  allow('…');
  expect(compare()).toMatchObject({ status: 2, text: expect.stringContaining('an entry needs where, what and a reason') });
});

test.each([['--against', 'nowhere'], ['--agaisnt', 'main'], ['main']])('wrong usage is reported and exits with 2: %s %s', (...words) => {
  git('init', '-b', 'main');
  commit('a');
  expect(compare(...words)).toMatchObject({ status: 2, text: expect.stringContaining('Usage: npm run contract:breaking') });
});
