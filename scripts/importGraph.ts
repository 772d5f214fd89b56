import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The code of the shop, by its path, with the files that import it; generated code, stories and tests aside. */
export type Users = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the imports of all code of the shop, which takes about a second. */
export function readUsers(): Users {
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
  return users;
}

/** Who draws with a file, through whatever stands between: folders of screens, and "the frame". */
export function screensOf(users: Users, file: string, seen = new Set<string>()): Set<string> {
  const screen = /^src\/pages\/(\w+)\//.exec(file)?.[1] ?? (file.startsWith('src/app/') ? 'the frame' : undefined);
  if (screen !== undefined) return new Set([screen]);
  if (seen.has(file)) return new Set();
  seen.add(file);
  return new Set([...(users.get(file) ?? [])].flatMap((user) => [...screensOf(users, user, seen)]));
}
