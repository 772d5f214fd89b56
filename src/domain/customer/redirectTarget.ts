import { hasControlCharacter } from '../text/controlCharacters';

/** Only there to resolve against; no address can name it, because `.invalid` is reserved. */
const base = 'https://shop.invalid';

const maxTargetLength = 2048;

/**
 * The path of this shop in a stored or received redirect target, with query and hash. Undefined for everything that could lead
 * elsewhere: other origins, `//host`, `/\host`, schemes, control characters, and the same in percent encoding, at any depth. Only paths
 * that start with one slash are followed. The sign-on helpers under `/auth/` are refused too: following them after login would log out
 * again or redirect in circles.
 *
 * The result is the resolved form of the path, so the checked path is the one followed.
 */
export function redirectTarget(candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || candidate.length > maxTargetLength) return undefined;
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

/** True if a path is safe at every depth of percent decoding: a server or router on the way may decode it once more. */
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
