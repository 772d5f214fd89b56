import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The code of the shop, by its path, with the files that import it. */
const users = new Map<string, Set<string>>();
for (const path of globSync('src/**/*.{ts,tsx}')) {
  const file = path.replaceAll('\\', '/');
  if (file.startsWith('src/gen/') || /\.(?:stories|test|fixture)\.tsx?$/.test(file)) continue;
  if (!users.has(file)) users.set(file, new Set());
  for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8')).importedFiles) {
    const base = join(dirname(file), fileName).replaceAll('\\', '/');
    const used = [`${base}.ts`, `${base}.tsx`].find((candidate) => existsSync(candidate));
    if (used !== undefined) users.set(used, (users.get(used) ?? new Set()).add(file));
  }
}

/** Who draws with a file, through whatever stands between: folders of screens, and the frame. */
function screensOf(file: string, seen = new Set<string>()): Set<string> {
  const screen = /^src\/pages\/(\w+)\//.exec(file)?.[1] ?? (file.startsWith('src/app/') ? 'the frame' : undefined);
  if (screen !== undefined) return new Set([screen]);
  if (seen.has(file)) return new Set();
  seen.add(file);
  return new Set([...(users.get(file) ?? [])].flatMap((user) => [...screensOf(user, seen)]));
}

/** What one screen alone takes, and why it stands among what is shared. */
const sharedOnPurpose = [
  // The list of the search: its skeleton and its stylesheet are of other lists of products, too.
  'src/connected/product/ProductList.tsx',
];

test('what one screen alone draws stands with it: in src/pages/<screen>, in src/app/frame', () => {
  const shared = [...users.keys()].filter((file) => /^src\/(?:components|connected)\//.test(file));
  const screens = shared.map((file) => [file, [...screensOf(file)]] as const);
  expect(screens.length).toBeGreaterThan(100);
  const lonely = screens.filter(([file, { length }]) => length === 1 && !sharedOnPurpose.includes(file));
  expect(lonely.map(([file, [screen]]) => `${file}: ${screen}`)).toEqual([]);
});
