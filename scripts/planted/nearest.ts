import { basename, dirname } from 'node:path';
import { distancesTo, type Users } from '../importGraph.ts';

const nameOf = (file: string): string => basename(file).replace(/\..*$/, '');

/**
 * Tests or stories that come to a file by their imports, in the order in which they are likely to notice that something in it is wrong:
 * its own, those of its folder, then by the number of imports between them, up to `farthest`.
 */
export function nearestFirst(users: Users, file: string, isWanted: (user: string) => boolean, farthest = Infinity): string[] {
  const near = [...distancesTo(users, file)].filter(([user, distance]) => distance <= farthest && isWanted(user));
  const rank = (user: string): number => (dirname(user) !== dirname(file) ? 2 : nameOf(user) === nameOf(file) ? 0 : 1);
  // Sorting keeps what is alike in the order of the distances.
  return near.map(([user]) => user).sort((a, b) => rank(a) - rank(b));
}
