import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { releaseFiles } from './builds';
import { ports } from './ports';
import { nginx, ShopServer } from '#scripts/deploy/shopServer.ts';

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-releases-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build of a release, in a folder of its own. */
function built(release: string): string {
  const at = join(folder, `build-${release}`);
  releaseFiles(at, release);
  return at;
}
const machine = (name: string) => join(folder, name);
const run = (words: readonly string[], path = process.env['PATH'], umask = '022') => {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `umask ${umask}; exec bash deploy/release.sh "$@"`, '-', ...words], {
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  return { status, output: stdout + stderr };
};
const shown = (target: string) => readFileSync(join(target, 'current/sw.js'), 'utf8').trim();
const scripts = (target: string) =>
  readdirSync(join(target, 'shared/assets'))
    .filter((name) => /^shop-.*js$/.test(name))
    .toSorted();

/** Makes the releases so far an hour older, as if the next one came later. */
function pass(target: string): void {
  for (const name of readdirSync(join(target, 'shared/releases'))) {
    const file = join(target, 'shared/releases', name);
    const earlier = new Date(statSync(file).mtimeMs - 3_600_000);
    utimesSync(file, earlier, earlier);
  }
}

/** Puts programs before those of the machine on the path. */
function programs(of: Readonly<Record<string, string>>): string {
  const at = join(folder, 'programs');
  mkdirSync(at, { recursive: true });
  for (const [name, text] of Object.entries(of)) {
    writeFileSync(join(at, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(at, name), 0o755);
  }
  return `${at}:${process.env['PATH']}`;
}

test('the files of a release come to every machine before the page of any; the link is what changes', () => {
  const [a, b] = [machine('a'), machine('b')];
  expect(run([built('one'), a, b])).toMatchObject({ status: 0 });
  expect([a, b].map(shown)).toEqual(['// worker of one', '// worker of one']);
  // Records each machine's files whenever a link is changed.
  const path = programs({ ln: `ls '${a}/shared/assets' '${b}/shared/assets' >>'${folder}/seen'; exec /bin/ln "$@"` });
  expect(run([built('two'), a, b], path)).toMatchObject({ status: 0 });
  expect([a, b].map(shown)).toEqual(['// worker of two', '// worker of two']);
  const seen = readFileSync(join(folder, 'seen'), 'utf8');
  expect(seen.match(/^shop-two\.js$/gm)).toHaveLength(4);
  expect(readlinkSync(join(a, 'current'))).toMatch(/^releases\/\d{8}T\d{6}Z-two$/);
});

test('the last three releases keep their files, whatever older ones had goes', () => {
  const target = machine('a');
  for (const release of ['one', 'two', 'three', 'four']) {
    expect(run([built(release), target])).toMatchObject({ status: 0 });
    pass(target);
  }
  expect(run([built('five'), target])).toMatchObject({ status: 0 });
  expect(scripts(target)).toEqual(['shop-five.js', 'shop-four.js', 'shop-three.js']);
  expect(readdirSync(join(target, 'shared/assets'))).toContain('icon-all.svg');
});

test('a copy that broke off changes nothing', () => {
  const target = machine('a');
  run([built('one'), target]);
  const cut = programs({ tar: `case "$*" in *-cf*) /bin/tar "$@" | head -c 3000 ;; *) exec /bin/tar "$@" 2>/dev/null ;; esac` });
  const { status, output } = run([built('two'), target], cut);
  expect([status, output]).toEqual([1, expect.stringMatching(/could not be copied|was copied incompletely/)]);
  expect([shown(target), scripts(target)]).toEqual(['// worker of one', ['shop-one.js']]);
  // A file that lost something on the way.
  const short = programs({ tar: `/bin/tar "$@"; case "$*" in *-xf*) for last; do :; done; : >"$last/sw.js" ;; esac` });
  const lost = run([built('two'), target], short);
  expect([lost.status, lost.output]).toEqual([1, expect.stringContaining('was copied incompletely')]);
  expect(shown(target)).toBe('// worker of one');
  rmSync(join(folder, 'programs'), { recursive: true });
  expect(run([built('two'), target])).toMatchObject({ status: 0 });
  expect(shown(target)).toBe('// worker of two');
});

test('back goes to what was shown before, never to a release that was taken back', () => {
  const target = machine('a');
  for (const release of ['one', 'two', 'three']) run([built(release), target]);
  expect(run(['--back', target]).output).toMatch(/ shows \S+-two, \S+-three before$/m);
  run([built('four'), target]);
  expect(run(['--back', target]).output).toMatch(/ shows \S+-two, \S+-four before$/m);
  expect(run(['--back', target]).output).toMatch(/ shows \S+-one, \S+-two before$/m);
  expect(run(['--back', target])).toEqual({ status: 1, output: expect.stringContaining('has no release before the current one') });
  // By its name also one that was taken back, which counts as shown from then on.
  const four = readdirSync(join(target, 'releases')).find((name) => name.endsWith('-four')) ?? '';
  expect(run(['--back', '--to', four, target])).toMatchObject({ status: 0 });
  expect(shown(target)).toBe('// worker of four');
});

test('all machines go back to the same release, or none does', () => {
  const [a, b] = [machine('a'), machine('b')];
  run([built('one'), a, b]);
  const cut = programs({ tar: `case "$*" in *-xf*) case "$PWD" in */b) exit 1 ;; esac ;; esac; exec /bin/tar "$@"` });
  expect(run([built('two'), a, b], cut)).toEqual({
    status: 1,
    output: expect.stringContaining('could not be copied; nothing was changed'),
  });
  expect([a, b].map((target) => readdirSync(target).toSorted())).toEqual(Array(2).fill(['current', 'releases', 'shared', 'shown']));
  run([built('three'), a, b]);
  expect(run(['--back', a, b])).toMatchObject({ status: 0 });
  expect([a, b].map(shown)).toEqual(['// worker of one', '// worker of one']);
  // A machine that was added later lacks it.
  const late = machine('late');
  run([built('four'), a, b, late]);
  expect(run(['--back', a, b, late])).toEqual({
    status: 1,
    output: expect.stringMatching(/late has no release \S+-one; nothing was changed/),
  });
  expect([a, b, late].map(shown)).toEqual(Array(3).fill('// worker of four'));
});

test('a machine of before, which has no list of what was shown, goes back to what it shows now', () => {
  const target = machine('a');
  run([built('one'), target]);
  rmSync(join(target, 'shown'));
  run([built('two'), target]);
  expect(run(['--back', target])).toMatchObject({ status: 0 });
  expect(shown(target)).toBe('// worker of one');
});

test('the server can read a release, whatever the umask of who makes it', () => {
  const target = machine('a');
  expect(run([built('one'), target], undefined, '077')).toMatchObject({ status: 0 });
  for (const name of ['', 'releases', 'shared', 'shared/assets', 'current/index.html', 'shared/assets/shop-one.js'])
    expect([name, statSync(join(target, name)).mode & 0o004]).toEqual([name, 0o004]);
});

test('two runs at once refuse each other, and one that was stopped leaves nothing behind', () => {
  const [a, b] = [machine('a'), machine('b')];
  run([built('one'), a, b]);
  mkdirSync(join(b, '.releasing'));
  writeFileSync(join(b, '.releasing/holder'), 'eva@desk, process 7');
  for (const words of [
    [built('two'), a, b],
    ['--back', a, b],
  ])
    expect(run(words)).toEqual({ status: 1, output: expect.stringContaining(`${b}: another run is under way (eva@desk, process 7)`) });
  expect(existsSync(join(a, '.releasing'))).toBe(false);
  rmSync(join(b, '.releasing'), { recursive: true });
  const stopped = programs({
    sha256sum: `case "$*" in *-c*) kill -TERM "$(ps -o ppid= -p $PPID | tr -d ' ')"; sleep 1 ;; esac; exec /usr/bin/sha256sum "$@"`,
  });
  expect(run([built('two'), a, b], stopped).status).not.toBe(0);
  expect([a, b].map((target) => readdirSync(target).toSorted())).toEqual(Array(2).fill(['current', 'releases', 'shared', 'shown']));
  expect(run([built('three'), a, b], programs({ sha256sum: 'exec /usr/bin/sha256sum "$@"' }))).toMatchObject({ status: 0 });
});

test('each machine behind a name is looked at for itself, and back looks for its release', () => {
  const target = machine('a');
  run([built('one'), target]);
  run([built('two'), target]);
  const answers = `case "$*" in *version.json*) echo '{"release":"one"}' ;; esac`;
  const path = programs({ curl: `echo "$@" >>'${folder}/asked'; ${answers}` });
  const words = ['--back', '--check', 'https://al.shop.example=10.0.0.1', '--check', 'https://al.shop.example=[fd00::2]', target];
  expect(run(words, path)).toMatchObject({ status: 0 });
  const asked = readFileSync(join(folder, 'asked'), 'utf8');
  for (const place of ['::10.0.0.1:', '::[fd00::2]:'])
    expect(asked).toContain(`--connect-to ${place} https://al.shop.example/version.json`);
  run([built('three'), target]);
  expect(run(words.slice(0, 3).concat(target), programs({ curl: `echo '{"release":"three"}'` }))).toEqual({
    status: 1,
    output: expect.stringContaining('https://al.shop.example at 10.0.0.1 does not show the release one'),
  });
});

/** Random commands: a release that succeeds, one that fails, one whose copy to the second machine is cut off, and a rollback. */
type Command = 'good' | 'bad' | 'cut' | 'back';
const commands: readonly Command[] = ['good', 'good', 'bad', 'cut', 'back'];

for (const seed of [1, 2, 3, 4])
  test(`whatever is done to two machines, both show the newest release that nobody took back: order ${seed}`, () => {
    const targets = [machine('a'), machine('b')];
    /** The last three releases that were shown and not rolled back: those that `--keep` keeps. */
    let stack: readonly string[] = [];
    let state = seed;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const path = programs({
      curl: `case "$*" in *version.json*) sed 's/.*/&/' '${targets[0]}/current/version.json' ;; *healthz*) ! grep -q '"bad' '${targets[0]}/current/version.json' ;; esac`,
      tar: `case "$*" in *-xf*) case "$PWD" in */b) [ ! -e '${folder}/cut' ] || exit 1 ;; esac ;; esac; exec /bin/tar "$@"`,
    });
    for (let step = 0; step < 8; step++) {
      const command = commands[random(commands.length)] ?? 'good';
      const name = `${command}${step}`;
      if (command === 'cut') writeFileSync(join(folder, 'cut'), '');
      else rmSync(join(folder, 'cut'), { force: true });
      const words = command === 'back' ? ['--back', ...targets] : ['--check', 'http://shop.example', built(name), ...targets];
      const isDone = command === 'good' || (command === 'back' && stack.length > 1);
      expect([step, command, run(words, path).status]).toEqual([step, command, isDone ? 0 : 1]);
      if (command === 'good') stack = [...stack, name].slice(-3);
      else if (isDone) stack = stack.slice(0, -1);
      const now = stack.at(-1);
      expect([step, command, ...targets.map((target) => (existsSync(join(target, 'current')) ? shown(target) : undefined))]).toEqual([
        step,
        command,
        ...targets.map(() => now && `// worker of ${now}`),
      ]);
    }
  });

for (const [words, message] of [
  [['--to', 'x', 'dist', '/srv'], /release\.sh/],
  [['--back', '--to', 'x y', '/srv'], /release\.sh/],
  [['--check', 'https://shop=a b', 'dist', '/srv'], /release\.sh/],
  [[], /release\.sh/],
  [['dist'], /release\.sh/],
  [['--kep', '3', 'dist', '/srv'], /release\.sh/],
  [['--keep', '0', 'dist', '/srv'], /release\.sh/],
  [['/nowhere', '/srv/shop'], /is not a build/],
] as const)
  test(`release.sh ${words.join(' ')} says what is wrong and does nothing`, () => {
    const { status, output } = run(words);
    expect(status).not.toBe(0);
    expect(output).toMatch(message);
  });

test('files that several add at once are whole, and none goes missing', async () => {
  const shared = machine('shared');
  const builds = ['one', 'two', 'three'].map(built);
  const script = builds.map((build, index) => `sh deploy/keepAssets.sh add '${build}' '${shared}' r${index} &`).join('\n');
  expect(spawnSync('sh', ['-c', `${script}\n${script}\nwait`]).status).toBe(0);
  expect(spawnSync('sh', ['deploy/keepAssets.sh', 'prune', shared, '3']).status).toBe(0);
  expect(readdirSync(shared).toSorted()).toEqual(['.lock', 'assets', 'releases']);
  for (const release of ['one', 'two', 'three'])
    expect(readFileSync(join(shared, `assets/shop-${release}.js`), 'utf8')).toBe(
      readFileSync(join(folder, `build-${release}/assets/shop-${release}.js`), 'utf8'),
    );
});

test.describe('With a server', () => {
  test.skip('missing' in nginx, 'missing' in nginx ? nginx.missing : '');

  test('A release that does not run is taken back, one that does stays, and back goes to the one before; old tabs find their files', async () => {
    const server = new ShopServer({ port: ports.releases, backendPort: 9, build: built('one') });
    const address = `http://localhost:${ports.releases}`;
    try {
      await server.start();
      const broken = built('broken');
      rmSync(join(broken, 'assets/shop-broken.js'));
      const failed = server.release('--check', address, broken, server.root);
      expect([failed.status, failed.output]).toEqual([1, expect.stringContaining('/assets/shop-broken.js cannot be fetched')]);
      expect((await server.ask('/')).body).toContain('shop-one.js');
      expect(readdirSync(join(server.root, 'releases')).filter((name) => name.endsWith('-broken'))).toEqual([]);

      expect(server.release('--check', address, built('two'), server.root).status).toBe(0);
      expect((await server.ask('/')).body).toContain('shop-two.js');
      expect((await server.ask('/version.json')).body).toContain('"release":"two"');
      expect((await server.ask('/assets/shop-one.js')).status).toBe(200);

      expect(server.release('--back', '--check', address, server.root).status).toBe(0);
      expect((await server.ask('/')).body).toContain('shop-one.js');
      expect((await server.ask('/assets/shop-two.js')).status).toBe(200);
      const further = server.release('--back', server.root);
      expect([further.status, further.output]).toEqual([1, expect.stringContaining('no release before the current one')]);
      expect((await server.ask('/')).body).toContain('shop-one.js');
      expect(existsSync(join(server.root, 'shared/assets/shop-broken.js'))).toBe(false);
    } finally {
      server.stop();
    }
  });
});
