import type { ModuleGraph } from './moduleGraph.ts';
import { digestOfParts, type Project } from './projectFiles.ts';

/**
 * Texts that code may show. `npm run lint:messages` ensures that keys are written literally in the code, or as the beginning of a
 * template.
 */
export interface TextInputs {
  /** Keys of the texts that files name. */
  keysOf(files: Iterable<string>): Set<string>;
  /** Digest of the texts of some keys in all languages. */
  digestOf(keys: Iterable<string>): string;
  /** Digests of the files of texts that can't be read, on which everything depends. */
  readonly unread: readonly string[];
}

/** Returns the texts of a file by their keys; undefined if it is no such file. */
export function parseTexts(text: string): Readonly<Record<string, string>> | undefined {
  try {
    return JSON.parse(text) as Readonly<Record<string, string>>;
  } catch {
    return undefined;
  }
}

/** Reads all texts of the shop with the places that name them. */
export function textInputs(project: Project, graph: ModuleGraph): TextInputs {
  const texts = new Map<string, string[]>();
  const unread: string[] = [];
  for (const path of project.paths) {
    const language = /^src\/i18n\/messages\/(\w+)\/[^/]+\.json$/.exec(path)?.[1];
    if (language === undefined) continue;
    const entries = parseTexts(project.textOf(path));
    if (!entries) unread.push(project.digestOf(path));
    for (const [key, text] of Object.entries(entries ?? {})) texts.set(key, [...(texts.get(key) ?? []), `${language} ${text}`]);
  }
  /** Keys by each of their beginnings, as templates write them. */
  const byBeginning = new Map<string, string[]>();
  for (const key of texts.keys()) {
    for (let at = key.indexOf('.'); at > 0; at = key.indexOf('.', at + 1)) {
      const beginning = `${key.slice(0, at)}.*`;
      byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), key]);
    }
  }
  const named = new Map<string, readonly string[]>();
  const keysOfFile = (file: string) => {
    const known = named.get(file);
    if (known) return known;
    const keys = graph
      .factsOf(file)
      .words.flatMap((word) => (word.endsWith('.*') ? (byBeginning.get(word) ?? []) : texts.has(word) ? [word] : []));
    named.set(file, keys);
    return keys;
  };
  return {
    unread,
    keysOf: (files) => {
      const keys = new Set<string>();
      for (const file of files) for (const key of keysOfFile(file)) keys.add(key);
      return keys;
    },
    digestOf: (keys) => digestOfParts([...keys].toSorted().flatMap((key) => [key, ...(texts.get(key) ?? [])])),
  };
}
