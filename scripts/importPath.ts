import { posix } from 'node:path';

/** Folders outside `src` that imports name by `#`, with their paths. */
const outside: Readonly<Record<string, string>> = { mocks: 'mocks', tests: 'tests', scripts: 'scripts', storybook: '.storybook' };

/**
 * Path of an imported file from the project's root. The import is `../x` beside the importing file, or `#kit/x.ts` by
 * the `imports` of package.json.
 *
 * @returns path as written, so its extension may be missing; undefined for a package
 */
export function importPath(importer: string, request: string): string | undefined {
  if (request.startsWith('.')) return posix.join(posix.dirname(importer.replaceAll('\\', '/')), request);
  if (!request.startsWith('#')) return undefined;
  const [room = '', ...rest] = request.slice(1).split('/');
  return [outside[room] ?? `src/${room}`, ...rest].join('/');
}
