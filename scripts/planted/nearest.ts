import { basename, dirname } from 'node:path';
import { distancesTo, type Users } from '../importGraph.ts';

const nameOf = (file: string): string => basename(file).replace(/\..*$/, '');

/** With how many letters two names begin alike. */
function alike(name: string, other: string): number {
  let letters = 0;
  while (letters < name.length && name[letters] === other[letters]) letters++;
  return letters;
}

/**
 * Tests or stories that come to a file by their imports, in the order in which they are likely to notice that something in it is wrong:
 * those of its folder, its own and those called like it first, then the others by the number of imports between them, up to `farthest`.
 */
export function nearestFirst(users: Users, file: string, isWanted: (user: string) => boolean, farthest = Infinity): string[] {
  const near = [...distancesTo(users, file)].filter(([user, distance]) => distance <= farthest && isWanted(user));
  const likeness = (user: string): number => (dirname(user) === dirname(file) ? alike(nameOf(user), nameOf(file)) : -1);
  // Sorting is stable, so equal ones stay in the order of the distances.
  return near.map(([user]) => user).sort((a, b) => likeness(b) - likeness(a));
}
