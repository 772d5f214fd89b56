import { spawnSync } from 'node:child_process';

/** Runs git and returns what it prints; undefined where it fails or there is none. */
export type Git = (...words: string[]) => string | undefined;

/** The git of this machine, in this checkout. */
export function installedGit(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}
