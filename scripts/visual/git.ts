import { spawnSync } from 'node:child_process';

/** Runs git and returns its output; undefined if it fails or isn't installed. */
export type Git = (...words: string[]) => string | undefined;

/** The git of this machine, in this checkout. */
export function installedGit(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}
