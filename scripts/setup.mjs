// Makes a fresh clone ready: installs the locked dependencies when they are missing or older than the lock.
// Runs on the machine's own Node (20 or newer) and uses nothing but built-ins, because nothing else is there yet.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
const stop = (sentence) => {
  console.error(`\n${sentence}\n`);
  process.exit(1);
};

if (major < 20) stop(`This project needs Node 20 or newer to start; this is Node ${process.versions.node}.`);

const installed = 'node_modules/.package-lock.json';
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs) {
  console.log('Installing the locked dependencies (once, about a minute) …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) stop('The dependencies could not be installed. Check that the npm registry can be reached, then try again.');
}

// On x86-64 Linux the lock brings its own Node 24 (node_modules/.bin/node), which npm scripts find first.
const brings = existsSync('node_modules/.bin/node');
if (!brings && (major < 22 || (major === 22 && minor < 22))) {
  stop(
    `On this system the tools need Node 22.22 or newer; this is Node ${process.versions.node}. Install a newer Node and run the command again.`,
  );
}
