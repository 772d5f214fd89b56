import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The served builds with their commands. All journeys together need both. */
const builds = { dist: 'npm run build', 'dist-demo': 'npm run build:demo' } as const;
type Build = keyof typeof builds;

const indexOf = (root: string, build: string) => join(root, build, 'index.html');
/** Inputs of a build. */
const sources = ['src/**/*.*', 'mocks/**/*.*', 'public/**/*.*', 'index.html', 'vite.config.ts'];
const test = /\.(?:test|stories|fixture)\./;

/** Says which builds have to be made before one can be served; undefined where it can. */
export function missingBuild(build: Build, root = '.'): string | undefined {
  const missing = Object.entries(builds).filter(([name]) => !existsSync(indexOf(root, name)));
  if (!missing.some(([name]) => name === build)) return undefined;
  const others = missing
    .filter(([name]) => name !== build)
    .map(([name, script]) => `A run of all journeys also needs ${name}. Run ${script}.`);
  return [`There is no build in ${build}. Run ${builds[build]}.`, ...others].join(' ');
}

/** Names a file that is newer than a build, which therefore shows the shop as it was before; undefined where there is none. */
export function newerThanBuild(build: Build, root = '.'): string | undefined {
  const built = statSync(indexOf(root, build)).mtimeMs;
  const newer = globSync(sources, { cwd: root }).find((file) => !test.test(file) && statSync(join(root, file)).mtimeMs > built);
  return newer && `${newer.replaceAll('\\', '/')} is newer than the build in ${build}. Run ${builds[build]}.`;
}
