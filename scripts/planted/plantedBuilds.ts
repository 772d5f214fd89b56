import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { plantedFolder } from './plantedFaults.ts';

const ofBoth = [
  'src/**/*.*',
  'public/**/*.*',
  'tests/planted/*.ts',
  'scripts/{*,planted/*ault*}.ts',
  'vite.config.ts',
  'index.html',
  'package-lock.json',
];
const isTest = /\.test\./;
const isStory = /\.(?:stories|fixture)\./;

/** The builds with all faults, each switched off: their inputs and commands. */
const builds = {
  storybook: {
    inputs: [...ofBoth, 'mocks/**/*.*', '.storybook/**/*.*', 'tests/examples/*.*'],
    isLeftOut: (file: string) => isTest.test(file),
    command: `npx storybook build --quiet --disable-telemetry -o ${plantedFolder}/storybook`,
  },
  dist: {
    inputs: ofBoth,
    isLeftOut: (file: string) => isTest.test(file) || isStory.test(file),
    command: 'npx vite build --logLevel warn',
  },
} as const;

function digestOf(files: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of files) digest.update(file).update('\0').update(readFileSync(file)).update('\0');
  return digest.digest('hex');
}

/**
 * Builds the shop or its Storybook with all faults, unless a build of the same files exists. Returns its folder.
 *
 * @throws if the build fails
 */
export function plantedBuild(name: keyof typeof builds): string {
  const { inputs, isLeftOut, command } = builds[name];
  const folder = `${plantedFolder}/${name}`;
  const kept = `${folder}.digest`;
  const files = globSync([...inputs]).filter((file) => !isLeftOut(file));
  const digest = digestOf(files.toSorted());
  if (existsSync(folder) && existsSync(kept) && readFileSync(kept, 'utf8') === digest) return folder;
  console.log(`Building ${folder} …`);
  rmSync(kept, { force: true });
  mkdirSync(dirname(folder), { recursive: true });
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8', env: { ...process.env, PLANTED: 'yes' } });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
  writeFileSync(kept, digest);
  return folder;
}
