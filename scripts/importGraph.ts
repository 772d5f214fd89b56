import { existsSync, globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { importPath } from './importPath.ts';

/** Code by its path, with the files that import it. */
export type Users = ReadonlyMap<string, ReadonlySet<string>>;

const isApart = (file: string): boolean => file.startsWith('src/gen/') || /\.(?:stories|test|fixture)\.tsx?$/.test(file);

/** Reads the imports of all code of the shop, generated code, stories and tests aside, which takes about a second. */
export const readUsers = (): Users => usersIn('src/**/*.{ts,tsx}', isApart);

/** Reads the imports of all code that a pattern names, tests and stories too. */
export function usersIn(pattern: string | string[], isLeftOut: (file: string) => boolean = () => false): Users {
  const users = new Map<string, Set<string>>();
  for (const path of globSync(pattern)) {
    const file = path.replaceAll('\\', '/');
    if (isLeftOut(file)) continue;
    if (!users.has(file)) users.set(file, new Set());
    for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8')).importedFiles) {
      const base = importPath(file, fileName);
      if (base === undefined) continue;
      const used = [base, `${base}.ts`, `${base}.tsx`].find((candidate) => existsSync(candidate));
      if (used !== undefined) users.set(used, (users.get(used) ?? new Set()).add(file));
    }
  }
  return users;
}

/** Number of imports from a file to each one that it reaches, itself included. */
export function distancesTo(users: Users, file: string): ReadonlyMap<string, number> {
  const distances = new Map([[file, 0]]);
  // Entries added to a map during its iteration are visited as well.
  for (const [known, distance] of distances) {
    for (const user of users.get(known) ?? []) if (!distances.has(user)) distances.set(user, distance + 1);
  }
  return distances;
}

/** The users of a file, directly or indirectly: folders of screens, and "the frame". */
export function screensOf(users: Users, file: string, seen = new Set<string>()): Set<string> {
  const screen = /^src\/pages\/(\w+)\//.exec(file)?.[1] ?? (file.startsWith('src/app/') ? 'the frame' : undefined);
  if (screen !== undefined) return new Set([screen]);
  if (seen.has(file)) return new Set();
  seen.add(file);
  return new Set([...(users.get(file) ?? [])].flatMap((user) => [...screensOf(users, user, seen)]));
}
