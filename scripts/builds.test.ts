import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missingBuild, newerThanBuild } from './builds';

/** A folder with files and the hours at which they were written. */
function folderOf(files: Readonly<Record<string, number>>): string {
  const root = mkdtempSync(join(tmpdir(), 'builds-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, hour] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
    utimesSync(join(root, file), hour * 3600, hour * 3600);
  }
  return root;
}

test.each([
  [[], 'dist', 'There is no build in dist. Run npm run build. A run of all journeys also needs dist-demo. Run npm run build:demo.'],
  [[], 'dist-demo', 'There is no build in dist-demo. Run npm run build:demo. A run of all journeys also needs dist. Run npm run build.'],
  [['dist'], 'dist-demo', 'There is no build in dist-demo. Run npm run build:demo.'],
  [['dist-demo'], 'dist', 'There is no build in dist. Run npm run build.'],
  [['dist'], 'dist', undefined],
  [['dist', 'dist-demo'], 'dist-demo', undefined],
] as const)('with %j, serving %s prints: %s', (there, build, sentence) => {
  expect(missingBuild(build, folderOf(Object.fromEntries(there.map((name) => [`${name}/index.html`, 1]))))).toBe(sentence);
});

test.each([
  [{ 'src/pages/cart.tsx': 3 }, 'src/pages/cart.tsx is newer than the build in dist. Run npm run build.'],
  [{ 'mocks/world/users.ts': 3 }, 'mocks/world/users.ts is newer than the build in dist. Run npm run build.'],
  [{ 'src/cart.ts': 1 }, undefined],
  [{ 'src/cart.test.ts': 3, 'src/Cart.stories.tsx': 3, 'tests/e2e/cart.spec.ts': 3 }, undefined],
])('beside a build of 2 o’clock, %j prints: %s', (files, sentence) => {
  expect(newerThanBuild('dist', folderOf({ 'dist/index.html': 2, ...files }))).toBe(sentence);
});
