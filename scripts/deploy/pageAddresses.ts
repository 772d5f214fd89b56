import { globSync, readFileSync } from 'node:fs';

/** A screen's declared address, read as text, since its code needs the bundler. */
interface DeclaredAddress {
  /** As in `screen.ts`; the fair's own pattern for the frame of a fair. */
  readonly path: string;
  readonly shop: string | undefined;
  readonly title: string;
}

/** Patterns in `paths.ts` and `screens.ts` that no screen declares; a test holds them against the routes. */
const fairPattern = '/subshop/promotions/:fairCode';
/** Addresses that lead on to another. */
const leading = ['/my', '/auth/landing', '/auth/redirect'];

/** Reads the declaration of a screen. */
function readDeclaration(file: string): DeclaredAddress {
  const text = readFileSync(file, 'utf8');
  const [, path = fairPattern] = /^ {2}path: (?:'(.+)'|fairPattern),$/m.exec(text) ?? [undefined, ''];
  const [, title = ''] = /^ {2}title: '(.+)',$/m.exec(text) ?? [];
  if (!path || !title) throw new Error(`${file} declares no readable path or title`);
  return { path, title, shop: /^ {2}shop: '(.+)',$/m.exec(text)?.[1] };
}

/** The declarations of all screens. */
export const declaredAddresses = (): readonly DeclaredAddress[] => globSync('src/pages/*/screen.ts').toSorted().map(readDeclaration);

/** Patterns of every address that has a page, as the router writes them; that for all others left out. */
export function pagePatterns(): readonly string[] {
  const screens = declaredAddresses().filter(({ path }) => path !== '*');
  return [
    ...screens.filter(({ shop }) => shop !== 'fair').map(({ path }) => path),
    ...screens.filter(({ shop }) => shop !== undefined).map(({ path }) => fairPattern + (path === '/' ? '' : path)),
    ...leading,
  ].filter((path, index, all) => all.indexOf(path) === index);
}

/**
 * A regular expression for the addresses of a pattern, query and all, as a browser asks for them: read before anything is decoded, so that
 * an encoded slash stays within its segment.
 */
export function addressExpression(pattern: string): string {
  const path = pattern
    .replace(/\/(?:\*)?$/, '')
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/?]+' : segment.replaceAll(/[.+]/g, '\\$&')))
    .join('/');
  return `^${path}${pattern.endsWith('/*') ? '(?:/[^?]*)?' : '/?'}(?:\\?|$)`;
}
