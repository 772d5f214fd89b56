import { matchesGlob, posix } from 'node:path';
import { importPath } from '../importPath.ts';
import { readModuleFacts, type ModuleFacts } from './moduleFacts.ts';
import type { Project } from './projectFiles.ts';

/** The imports between files. */
export interface ModuleGraph {
  /** The files of the project that a file loads when it runs. */
  importsOf(file: string): readonly string[];
  factsOf(file: string): ModuleFacts;
}

/** Facts by the digest of the text that they are of. */
export type KnownFacts = Map<string, ModuleFacts>;

/**
 * Follows imports through a project. A relative import whose file is missing counts under the path that is written, so that it matters as
 * soon as the file is there.
 *
 * @param before facts of earlier runs, which spare reading the texts again
 * @param used is filled with the facts that were asked for
 */
export function moduleGraph(project: Project, before: KnownFacts = new Map(), used: KnownFacts = new Map()): ModuleGraph {
  const imports = new Map<string, readonly string[]>();
  const factsOf = (file: string): ModuleFacts => {
    const key = `${posix.extname(file)} ${project.digestOf(file)}`;
    const facts = used.get(key) ?? before.get(key) ?? readModuleFacts(file, project.textOf(file));
    used.set(key, facts);
    return facts;
  };
  const resolve = (file: string, request: string) => {
    const path = importPath(file, request.replace(/(?<!^)[?#].*$/, '')) ?? request;
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => project.paths.has(candidate)) ?? path;
  };
  const globbed = (file: string, patterns: readonly string[]) => {
    const absolute = patterns.map((pattern) => ({
      isRefused: pattern.startsWith('!'),
      pattern: posix.join(posix.dirname(file), pattern.replace(/^!/, '')),
    }));
    const matches = (path: string, refused: boolean) =>
      absolute.some(({ isRefused, pattern }) => isRefused === refused && matchesGlob(path, pattern));
    return [...project.paths].filter((path) => path.startsWith('src/') && matches(path, false) && !matches(path, true));
  };
  return {
    factsOf,
    importsOf: (file) => {
      const read = imports.get(file);
      if (read) return read;
      const { requests, globs } = factsOf(file);
      const found = [
        ...new Set([...requests.map((request) => resolve(file, request)), ...globs.flatMap((patterns) => globbed(file, patterns))]),
      ];
      imports.set(file, found);
      return found;
    },
  };
}

/** Returns the files that are loaded with some, themselves included, each with the least number of imports between. */
export function closureOf(roots: Iterable<string>, importsOf: (file: string) => readonly string[]): Map<string, number> {
  const distances = new Map<string, number>([...roots].map((root) => [root, 0]));
  // Entries added to a map during its iteration are visited too, nearest first.
  for (const [file, distance] of distances) {
    for (const imported of importsOf(file)) if (!distances.has(imported)) distances.set(imported, distance + 1);
  }
  return distances;
}
