// `npm run visual [-- PART …]` compares pictures of stories with the reference, `npm run visual:accept [-- PART …]` makes today's the
// reference where they differ. PART is a part of a story's id; without one it is all stories.
import { spawnSync } from 'node:child_process';
import { shotsOf } from '../tests/visual/shots.ts';
import { readWords } from './words.ts';
import { isLockedBrowser } from './browser.ts';

const {
  values: { accept: accepts },
  positionals: parts,
} = readWords('npm run visual [-- PART …], npm run visual:accept [-- PART …]; PART is a part of a story’s id, nothing means all.', {
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false } },
});

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

let shots;
try {
  shots = shotsOf();
} catch (error) {
  stop((error as Error).message);
}
const unknown = parts.filter((part) => !shots.some(({ story }) => story.id.includes(part)));
if (unknown.length > 0)
  stop(`No story with a picture has "${unknown.join('" or "')}" in its id. Stories with pictures are tagged visual, matrix or phone.`);
if (!isLockedBrowser) {
  const sentence = 'The reference is of the browser and the fonts of the lock file, which run on x86-64 Linux alone';
  if (accepts) stop(`${sentence}: what this browser draws can't become the reference.`);
  console.log(`${sentence}: what this browser draws can't be compared with it, and nothing is said of it.`);
}

const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'playwright.visual.config.ts', ...(accepts ? ['stories', '--update-snapshots', 'all'] : [])],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, VISUAL_STORIES: parts.join(',') },
  },
);
if (status !== 0)
  console.error('Look at reports/visual/index.html; if a change is meant, run "npm run visual:accept" and commit the pictures.');
process.exitCode = status ?? 1;
