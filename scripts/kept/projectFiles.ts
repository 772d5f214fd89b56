import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a checkout, tracked or new; ignored ones, such as builds, are left out. */
export interface Project {
  /** Paths from the root, sorted. */
  readonly paths: ReadonlySet<string>;
  /** Text of a file; empty if there is none. */
  textOf(path: string): string;
  /** Digest of a file's contents; `-` if there is none. */
  digestOf(path: string): string;
}

/** Digest of parts in their sequence, in 40 hexadecimal digits. */
export function digestOfParts(parts: Iterable<string>): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Digest of some files of a project, by their paths and contents. */
export const digestOfFiles = (project: Project, paths: Iterable<string>): string =>
  digestOfParts([...paths].toSorted().flatMap((path) => [path, project.digestOf(path)]));

/** Paths that git lists; undefined where there is no repository, or no git. */
function gitPaths(root: string): string[] | undefined {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
}

/**
 * Reads the files of a checkout. Contents decide, never times: a change and its undoing leave every digest as it was. Each file is read
 * once, so the answers are of one moment.
 *
 * @returns undefined for a folder that belongs to no git repository
 */
export function readProject(root = '.'): Project | undefined {
  const listed = gitPaths(root);
  if (!listed) return undefined;
  const paths = new Set(listed.filter((path) => existsSync(join(root, path))).toSorted());
  const contents = new Map<string, Buffer>();
  const digests = new Map<string, string>();
  const read = (path: string) => {
    const known = contents.get(path);
    if (known) return known;
    const content = readFileSync(join(root, path));
    // Pictures are read for their digest alone.
    if (!/\.(?:png|jpe?g|woff2?|pdf)$/.test(path)) contents.set(path, content);
    return content;
  };
  return {
    paths,
    textOf: (path) => (paths.has(path) ? read(path).toString('utf8') : ''),
    digestOf: (path) => {
      if (!paths.has(path)) return '-';
      const known = digests.get(path);
      if (known !== undefined) return known;
      const digest = createHash('sha1').update(read(path)).digest('hex');
      digests.set(path, digest);
      return digest;
    },
  };
}
