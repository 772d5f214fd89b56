import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

interface Package {
  readonly version: string;
  readonly integrity: string;
  readonly optional?: true;
}
type Packages = Readonly<Record<string, Package>>;

const react: Package = { version: '19.3.1', integrity: 'sha512-react' };
const zod: Package = { version: '4.6.7', integrity: 'sha512-zod' };
const forMacs: Package = { version: '2.3.3', integrity: 'sha512-fsevents', optional: true };
const locked: Packages = { 'node_modules/react': react, 'node_modules/zod': zod, 'node_modules/fsevents': forMacs };

/** A clone with a lock file and a list of installed packages, whose npm only records its arguments. */
function setUp(installed: Packages | undefined, words: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const root = mkdtempSync(join(tmpdir(), 'clone-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const lock = { packages: { '': { name: 'shop' }, ...locked } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  mkdirSync(join(root, 'node_modules'));
  if (installed) {
    const list = join(root, 'node_modules/.package-lock.json');
    writeFileSync(list, JSON.stringify({ packages: installed }));
    // Older than the lock file, as after a change of branches and back.
    utimesSync(list, 0, 0);
  }
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'bin/npm'), '#!/bin/sh\necho "$@" >> calls\n', { mode: 0o755 });
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/setup.mjs'), ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment, PATH: [join(root, 'bin'), process.env['PATH']].join(delimiter) },
  });
  const calls = join(root, 'calls');
  return { status, stderr, calls: existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [] };
}

const install = 'ci --loglevel=error';

describe('installs if the installed packages differ from the lock file, whatever the times of the files', () => {
  const { 'node_modules/zod': _, ...withoutZod } = locked;
  test.each<[string, Packages | undefined, boolean]>([
    ['the same', locked, false],
    ['the same but for what is made for another system', { 'node_modules/react': react, 'node_modules/zod': zod }, false],
    ['nothing', undefined, true],
    ['an empty list', {}, true],
    ['without one of them', withoutZod, true],
    ['another version', { ...locked, 'node_modules/react': { ...react, version: '19.3.0' } }, true],
    ['the same version of another content', { ...locked, 'node_modules/react': { ...react, integrity: 'sha512-other' } }, true],
    ['one more', { ...locked, 'node_modules/zod/node_modules/react': react }, true],
  ])('%s', (_case, installed, installs) => {
    const { status, calls } = setUp(installed, ['dev']);
    expect([status, calls]).toEqual([0, [...(installs ? [install] : []), 'run --silent dev --']]);
  });
});

test('arguments are passed to the script', () => {
  expect(setUp(locked, ['dev', '--host', '0.0.0.0']).calls).toEqual(['run --silent dev -- --host 0.0.0.0']);
  expect(setUp(locked, ['test:all', 'types', 'unit']).calls).toEqual(['run --silent test:all -- types unit']);
  expect(setUp(locked, ['test:all', '--fresh']).calls).toEqual(['run --silent test:all -- --fresh']);
  expect(setUp(locked, ['test:all', 'changed', '--since', 'main']).calls).toEqual(['run --silent test:changed -- --since main']);
});

test('an unknown suite is refused with the list of suites, before anything is installed or run', () => {
  const { status, stderr, calls } = setUp(undefined, ['test:all', 'unit', 'journeys', '--chek']);
  expect([status, calls]).toEqual([2, []]);
  expect(stderr).toContain('Unknown suite journeys, --chek. Known: changed, gen, unit, build-storybook,');
});

/** Has a script believe that it runs in another Node. */
const asNode = (version: string) => {
  const change = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(change)}` };
};

describe('an outdated Node is reported', () => {
  test.each([
    ['18.20.0', 1, [], 'needs Node 20 or newer to start; this is Node 18.20.0'],
    ['20.20.2', 1, [], 'need Node 22.22 or newer; this is Node 20.20.2'],
    ['22.21.1', 1, [], 'need Node 22.22 or newer; this is Node 22.21.1'],
    ['22.22.0', 0, ['run --silent dev --'], ''],
    ['24.0.0', 0, ['run --silent dev --'], ''],
  ])('%s', (version, status, calls, sentence) => {
    const answer = setUp(locked, ['dev'], asNode(version));
    expect([answer.status, answer.calls]).toEqual([status, calls]);
    expect(answer.stderr).toContain(sentence);
  });

  test('in every tool, because its configuration checks first', () => {
    const configurations = globSync(['*.config.ts', '.storybook/main.ts']).filter((file) => file !== 'orval.config.ts');
    expect(configurations.length).toBeGreaterThan(6);
    for (const file of configurations)
      expect([file, readFileSync(file, 'utf8').split('\n')[0]]).toEqual([
        file,
        expect.stringMatching(/^import '(?:\.{1,2}\/|#)scripts\/nodeVersion\.mjs';$/),
      ]);
  });
});
