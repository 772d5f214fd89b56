import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installedGit } from './git.ts';

/** Work trees of commits that were compared with, with their builds; one of each commit. */
const folder = '.cache/visual-base';
/** So many commits are kept: going back and forth between two branches builds nothing again. */
const keptCommits = 2;

const isWindows = process.platform === 'win32';

/** Makes a work tree of a commit in place of the oldest one. */
function checkOut(commit: string, root: string): void {
  mkdirSync(folder, { recursive: true });
  const used = (name: string): string => {
    const mark = join(folder, name, markOf('storybook'));
    return existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  };
  const oldest = readdirSync(folder).toSorted((a, b) => used(b).localeCompare(used(a)));
  for (const name of oldest.slice(keptCommits - 1)) rmSync(join(folder, name), { recursive: true, force: true });
  installedGit('worktree', 'prune');
  if (installedGit('worktree', 'add', '--force', '--detach', root, commit) === undefined)
    throw new Error(`git could not create a work tree of ${commit}.`);
}

/** The packages of this checkout where the commit has the same lock file; they are installed where it has another one. */
function bringPackages(root: string): void {
  const packages = join(root, 'node_modules');
  if (existsSync(packages)) return;
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(root) === lockOf('.')) symlinkSync(resolve('node_modules'), packages, 'junction');
  else run('ci --loglevel=error', root);
}

function run(words: string, root: string): void {
  const { status } = spawnSync('npm', words.split(' '), { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
  if (status !== 0) throw new Error(`"npm ${words}" failed in ${root}.`);
}

/** A file that says that a build was finished, and when. */
const markOf = (build: 'storybook' | 'demo'): string => `.built-${build}`;

/**
 * Builds the Storybook or the demo of a commit, unless that is there already. Returns the work tree that the build lies in.
 *
 * @throws where git, npm or the build fails
 */
export function buildBase(commit: string, build: 'storybook' | 'demo'): string {
  const root = join(folder, commit);
  const mark = join(root, markOf(build));
  if (existsSync(mark)) return root;
  console.log(`Building the ${build === 'demo' ? 'demo' : 'Storybook'} of ${commit.slice(0, 8)} for the base pictures …`);
  if (!existsSync(join(root, 'package.json'))) checkOut(commit, root);
  bringPackages(root);
  run(`run build:${build}`, root);
  writeFileSync(mark, new Date().toISOString());
  return root;
}
