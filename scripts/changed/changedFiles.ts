import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseTexts } from '../kept/textInputs.ts';

/** Differences of a working copy from a commit. */
export interface Change {
  /** Paths of new, changed or deleted files. */
  readonly files: readonly string[];
  /** Keys of new, changed or deleted texts. */
  readonly keys: ReadonlySet<string>;
}

function git(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}

const isTextFile = (path: string) => /^src\/i18n\/messages\/\w+\/[^/]+\.json$/.test(path);

/** Keys under which two files of texts differ. */
export function changedKeys(before: string, after: string): string[] {
  const [old, now] = [parseTexts(before) ?? {}, parseTexts(after) ?? {}];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((key) => old[key] !== now[key]);
}

/**
 * Compares the working copy, new files included, with a commit.
 *
 * @param since the commit, as git names it
 * @returns undefined if git knows no such commit
 */
export function readChange(since: string): Change | undefined {
  const known = git('diff', '--name-only', '--no-renames', '-z', since, '--');
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  if (known === undefined || added === undefined) return undefined;
  const files = [...new Set(`${known}${added}`.split('\0').filter(Boolean))].toSorted();
  const keys = files
    .filter(isTextFile)
    .flatMap((path) => changedKeys(git('show', `${since}:${path}`) ?? '', existsSync(path) ? readFileSync(path, 'utf8') : ''));
  return { files, keys: new Set(keys) };
}
