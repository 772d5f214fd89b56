// Makes a clone ready and runs an npm script in it: `node scripts/setup.mjs SCRIPT [WORD …]`. Installs the locked dependencies where something
// else is installed. Runs on the machine's own Node (20 or newer) and uses nothing but built-ins, because nothing else is there yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const stop = (sentence, code = 1) => {
  console.error(`\n${sentence}\n`);
  process.exit(code);
};
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`This project needs Node 20 or newer to start; this is Node ${process.versions.node}.`);

const [asked, first, ...rest] = process.argv.slice(2);
// `npm test -- changed` has options of its own.
const isChanged = asked === 'test:all' && first === 'changed';
const script = isChanged ? 'test:changed' : asked;
const words = isChanged || first === undefined ? rest : [first, ...rest];
if (script === 'test:all') {
  // Before anything is installed, so that a mistyped name costs nothing.
  const names = readJson(new URL('suites.json', import.meta.url)).map(({ name }) => name);
  const unknown = words.filter((word) => word !== '--fresh' && !names.includes(word));
  if (unknown.length > 0) stop(`Unknown suite ${unknown.join(', ')}. Known: changed, ${names.join(', ')}`, 2);
}

/**
 * True if the installed packages match the lock file. Compares npm's own list of them: times are useless, because switching branches
 * and back rewrites the lock file unchanged.
 */
function isInstalled() {
  const list = 'node_modules/.package-lock.json';
  if (!existsSync(list)) return false;
  const [locked, installed] = ['package-lock.json', list].map((file) => readJson(file).packages);
  const paths = Object.keys(locked).filter((path) => path !== '');
  return (
    paths.every((path) => {
      const { version, integrity, optional } = locked[path];
      // Packages for another system are omitted.
      if (!installed[path]) return optional === true;
      return installed[path].version === version && installed[path].integrity === integrity;
    }) && Object.keys(installed).every((path) => path in locked)
  );
}

const shell = process.platform === 'win32';
if (!isInstalled()) {
  console.log('Installing the locked dependencies (about a minute) …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { stdio: 'inherit', shell });
  if (status !== 0) stop('The dependencies could not be installed. Check that the npm registry can be reached, then try again.');
}

// On x86-64 Linux the lock brings its own Node 24 (node_modules/.bin/node), which npm scripts find first.
if (!existsSync('node_modules/.bin/node')) await import('./nodeVersion.mjs');

const run = spawn('npm', ['run', '--silent', script, '--', ...words], { stdio: 'inherit', shell });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
run.on('close', (code) => {
  process.exitCode = code ?? 1;
});
