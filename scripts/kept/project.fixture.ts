import { createHash } from 'node:crypto';
import type { Project } from './projectFiles.ts';

/** A project whose files are texts by their paths. */
export function projectOf(files: Readonly<Record<string, string>>): Project {
  return {
    paths: new Set(Object.keys(files).toSorted()),
    textOf: (path) => files[path] ?? '',
    digestOf: (path) =>
      path in files
        ? createHash('sha1')
            .update(files[path] ?? '')
            .digest('hex')
        : '-',
  };
}
