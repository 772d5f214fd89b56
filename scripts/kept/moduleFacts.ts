import { parseSync } from 'vite';

/** The facts about a file's imports, derived from its text alone. */
export interface ModuleFacts {
  /** Requests of the project's own files, as they are written. */
  readonly requests: readonly string[];
  /** Patterns of each `import.meta.glob`. */
  readonly globs: readonly (readonly string[])[];
  /** Quoted words that may be the key of a text; `order.source.*` is the beginning of a template. */
  readonly words: readonly string[];
  /** True if its text doesn't determine all imports: a computed address, or output of a plugin. */
  readonly isOpaque: boolean;
}

const none: ModuleFacts = { requests: [], globs: [], words: [], isOpaque: false };
const typesOnly = /^(?:import|export)\s+type\b(?!\s*(?:,|from\b))/;
const globCall = /import\.meta\.glob[^'[]*?\(\s*(\[[^\]]*\]|'[^']*')/g;
const styleRequest = /(?:@import\s+(?:url\()?|\bfrom\s+|\burl\()\s*['"]?(\.{1,2}\/[^'")\s]+)/g;
const keyLike = /(['"`])([A-Za-z][\w-]*(?:\.[\w-]+)*)(?:\1|\.\$\{)/g;

const all = (text: string, pattern: RegExp, group: number) => [...text.matchAll(pattern)].map((match) => match[group] ?? '');
const unique = (list: readonly string[]) => [...new Set(list)];

/** Requests of a script at run time; imports of types alone load nothing. */
function scriptRequests(file: string, text: string): Pick<ModuleFacts, 'requests' | 'isOpaque'> {
  const { module, errors } = parseSync(file, text);
  // A file with a syntax error imports nothing; its digest differs from the previous one, so that its users run and report the error.
  if (errors.length > 0) return none;
  const isLoaded = ({ start }: { start: number }) => !typesOnly.test(text.slice(start, start + 80));
  const imported = module.staticImports.filter(isLoaded).map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports
    .filter(isLoaded)
    .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []));
  const later = module.dynamicImports.map(
    ({ moduleRequest: { start, end } }) => /^(['"`])([^$]*)\1$/.exec(text.slice(start, end))?.[2] ?? 'virtual:computed',
  );
  const requests = unique([...imported, ...exported, ...later]);
  return {
    requests: requests.filter((request) => /^[.#]/.test(request)),
    isOpaque: requests.some((request) => request.startsWith('virtual:')),
  };
}

/**
 * Reads a file's imports. Packages are omitted: the lock file covers them.
 *
 * @param file its path, whose extension decides how its text is parsed
 */
export function readModuleFacts(file: string, text: string): ModuleFacts {
  if (file.endsWith('.css')) return { ...none, requests: unique(all(text, styleRequest, 1)) };
  if (!/\.[cm]?[jt]sx?$/.test(file)) return none;
  const words = [...text.matchAll(keyLike)].map(([whole, , word = '']) => (whole.endsWith('{') ? `${word}.*` : word));
  return {
    ...scriptRequests(file, text),
    globs: all(text, globCall, 1).map((list) => all(list, /'([^']*)'/g, 1)),
    words: unique(words),
  };
}
