// Publishes the Storybook to Chromatic, for teams that use it. Without a project token it reports what is missing. `-- --check` needs
// none: it lists Chromatic's pictures, and those that the changes since main affect.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { storybookFolder } from '#tests/visual/shots.ts';
import { chromaticPlan, storyFilesReached, type BuildStats, type IndexedStory } from './visual/chromaticPlan.ts';
import { readWords } from './words.ts';

const {
  values: { check: checks },
} = readWords('CHROMATIC_PROJECT_TOKEN=… npm run chromatic, npm run chromatic -- --check', {
  options: { check: { type: 'boolean', default: false } },
});

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function read(file: string): unknown {
  const path = `${storybookFolder}/${file}`;
  if (!existsSync(path)) stop(`There is no ${path}. Run "npm run build:storybook" first.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Files changed since main, committed or not; undefined without a main to compare with. */
function changedFiles(): string[] | undefined {
  const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' });
  const base = ['origin/main', 'main'].map((branch) => git('merge-base', branch, 'HEAD')).find(({ status }) => status === 0);
  if (!base) return undefined;
  return [git('diff', '--name-only', base.stdout.trim()), git('ls-files', '--others', '--exclude-standard')]
    .flatMap(({ stdout }) => stdout.split('\n'))
    .filter(Boolean);
}

function check(): void {
  const { entries } = read('index.json') as { entries: Record<string, IndexedStory> };
  const { shot, skipped, faults } = chromaticPlan(Object.values(entries));
  for (const { id, modes } of shot) console.log(`  ${id}: ${modes.join(', ')}`);
  const snapshots = (stories: typeof shot) => stories.reduce((sum, { modes }) => sum + modes.length, 0);
  console.log(`${shot.length} stories in ${snapshots(shot)} snapshots; ${skipped} stories without a picture are skipped.`);
  const stats = read('preview-stats.json') as BuildStats;
  const changed = changedFiles();
  if (changed) {
    const reached = storyFilesReached(stats, changed);
    const again = shot.filter(({ importPath }) => reached.has(importPath.replace(/^\.\//, '')));
    console.log(`${changed.length} files differ from main: ${again.length} stories in ${snapshots(again)} snapshots would be retaken.`);
  } else console.log('There is no main branch to compare with: all of them would be retaken.');
  for (const fault of faults) console.error(fault);
  if (shot.length === 0) stop('No story has a picture: none has a tag of .storybook/pictures.ts.');
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (checks) check();
else if (!process.env['CHROMATIC_PROJECT_TOKEN'])
  stop(
    'Chromatic needs a project token: set CHROMATIC_PROJECT_TOKEN. Without Chromatic, "npm run visual" compares the same stories on this machine; "npm run chromatic -- --check" lists the snapshots.',
  );
// Its options are in chromatic.config.json.
else process.exitCode = spawnSync('chromatic', [], { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
