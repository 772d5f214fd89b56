import { listOf, parseKept } from '../platform/keptJson';
import { redirectTarget } from '../domain/redirectTarget';

/** The two detours that a way through the shop can take: signing in, and choosing a customer. */
export type Detour = 'login' | 'customer';

const keyOf: Record<Detour, string> = {
  login: 'redirect-after-login',
  customer: 'redirect-after-customer',
};

/** The address of this page inside the shop: path, query and hash. */
export function currentTarget(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** Remembers where to go on after a detour. What isn't a path of this shop is not remembered, and forgets what was. */
export function rememberTarget(detour: Detour, path: string): void {
  const target = redirectTarget(path);
  withStorage((storage) => {
    if (target === undefined) storage.removeItem(keyOf[detour]);
    else storage.setItem(keyOf[detour], target);
  });
}

/**
 * Where to go on after a detour; used once, then forgotten (P§2). Undefined when nothing was remembered or when what is stored
 * leads anywhere but to a page of this shop. Call it where something happens once (a loader, an event), not while rendering.
 */
export function takeTarget(detour: Detour): string | undefined {
  return withStorage((storage) => {
    const stored = storage.getItem(keyOf[detour]);
    storage.removeItem(keyOf[detour]);
    return redirectTarget(stored);
  });
}

const attemptsKey = 'sign-in-attempts';
const attemptsLimit = 3;
const attemptsWindow = 60_000;

/**
 * Whether the shop may send the user to the login URL by itself once more; counts this time. After three times within a minute
 * it may not: the sign-on service and the backend then disagree, and going on would circle for ever.
 *
 * @param now milliseconds since 1970
 */
export function countSignIn(now: number): boolean {
  const allowed = withStorage((storage) => {
    const recent = storedTimes(storage.getItem(attemptsKey)).filter((time) => time <= now && now - time < attemptsWindow);
    if (recent.length >= attemptsLimit) return false;
    storage.setItem(attemptsKey, JSON.stringify([...recent, now]));
    return true;
  });
  return allowed ?? true;
}

/** Restarts the count: the user asked to sign in by their own hand. */
export function forgetSignIns(): void {
  withStorage((storage) => storage.removeItem(attemptsKey));
}

const signOutKey = 'signed-out-at';
const signOutWindow = 10_000;

/** Notes that somebody has signed out. To be called after the tab has forgotten what it keeps. */
export function noteSignOut(now: number): void {
  withStorage((storage) => storage.setItem(signOutKey, String(now)));
}

/**
 * Whether this tab has signed out within the last ten seconds. Who is logged in all the same can't be signed out by the shop: the
 * cookie is another site's to remove, and trying again by itself would circle for ever.
 */
export function hasJustSignedOut(now: number): boolean {
  const at = withStorage((storage) => Number(storage.getItem(signOutKey) ?? NaN));
  return at !== undefined && at <= now && now - at < signOutWindow;
}

/** Whether somebody has signed out as far as this tab knows, and nobody has signed in since: it then doesn't go to the login by itself. */
export function hasSignedOutByChoice(): boolean {
  return withStorage((storage) => storage.getItem(signOutKey) !== null) ?? false;
}

/** Somebody has signed in, or asks to. */
export function forgetSignOut(): void {
  withStorage((storage) => storage.removeItem(signOutKey));
}

/** Forgets everything that this tab keeps of the session, no matter who stored it: nothing of one user may be there for the next. */
export function clearTabStorage(): void {
  withStorage((storage) => storage.clear());
}

function storedTimes(stored: string | null): number[] {
  return listOf(parseKept(stored)).filter((time) => typeof time === 'number');
}

/** Session storage can be forbidden or full; then nothing is remembered and the shop works on. */
function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(window.sessionStorage);
  } catch {
    return undefined;
  }
}
