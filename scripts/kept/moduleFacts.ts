import { parseSync } from 'vite';

/** Everything about a file that says what it loads. It follows from the file's text alone. */
export interface ModuleFacts {
  /** Relative requests as they are written. */
  readonly requests: readonly string[];
  /** Patterns of each `import.meta.glob`. */
  readonly globs: readonly (readonly string[])[];
  /** Quoted words that may be the key of a text; `order.source.*` is the beginning of a template. */
  readonly words: readonly string[];
  /** True if it loads something that can't be told from its text: a computed address, or what a plugin makes. */
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
  // A file with a mistake loads nothing; it differs from the one before, so that what uses it runs and tells of the mistake.
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
    requests: requests.filter((request) => request.startsWith('.')),
    isOpaque: requests.some((request) => request.startsWith('virtual:')),
  };
}

/**
 * Reads what a file loads. Packages are left out: the lock file stands for them.
 *
 * @param file its path, whose extension says how its text is read
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
