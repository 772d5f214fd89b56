import { hasControlCharacter } from './controlCharacters';

/** Only there to resolve against; no address can name it, because `.invalid` is reserved. */
const base = 'https://shop.invalid';

const longestTarget = 2048;

/**
 * The path of this shop that a remembered or received redirect target stands for, with query and hash; undefined for
 * everything that could lead anywhere else: other origins, `//host`, `/\host`, schemes, control characters, and the same in
 * percent encoding, however deep. Only paths that start with one slash are followed. The sign-on helpers under `/auth/`
 * are no targets either: following them after login would log out again or go round in circles.
 *
 * The answer is the resolved form of the path, so what was checked is what is followed.
 */
export function redirectTarget(candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || candidate.length > longestTarget) return undefined;
  if (candidate.includes('\\') || hasControlCharacter(candidate)) return undefined;
  const url = onThisOrigin(candidate);
  if (!url || !staysHereWhenDecoded(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Resolves a path of this origin that starts with exactly one slash, also once it is resolved; undefined for every other. */
function onThisOrigin(path: string): URL | undefined {
  if (!path.startsWith('/') || !URL.canParse(path, base)) return undefined;
  const url = new URL(path, base);
  // `/a/..//host` resolves to the path `//host`, which the next one to resolve it would take for a host.
  return url.origin === base && !url.pathname.startsWith('//') ? url : undefined;
}

/** Whether a path is harmless at every depth of percent decoding: a server or router on the way may decode it once more. */
function staysHereWhenDecoded(pathname: string): boolean {
  let path = pathname;
  for (;;) {
    const url = onThisOrigin(path);
    if (!url || hasControlCharacter(path) || /^\/auth(?:\/|$)/i.test(url.pathname)) return false;
    const decoded = decodeOnce(path);
    // A path that can't be decoded at all is no address of the shop; deeper down a literal percent sign just ends it.
    if (decoded === undefined) return path !== pathname;
    if (decoded === path) return true;
    path = decoded;
  }
}

function decodeOnce(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
