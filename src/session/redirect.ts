import { listOf, parseKept } from '#platform/keptJson.ts';
import { tabMark } from '#platform/stored.ts';
import { tabStorage } from '#platform/textStorage.ts';
import { redirectTarget } from '#domain/customer/redirectTarget.ts';

/** The two detours that a way through the shop can take: signing in, and choosing a customer. */
export type Detour = 'login' | 'customer';

const targetAfter = (detour: Detour) => tabMark(`redirect-after-${detour}`);

/** The address of this page inside the shop: path, query and hash. */
export function currentTarget(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** Stores the path to return to after a detour. A path outside of this shop deletes the stored one instead. */
export function rememberTarget(detour: Detour, path: string): void {
  targetAfter(detour).keep(redirectTarget(path));
}

/**
 * The path to return to after a detour; deleted once read (P§2 stored way back). Undefined if none was stored, or if it leads outside
 * of this shop. Call it in a loader or an event handler, not while rendering.
 */
export function takeTarget(detour: Detour): string | undefined {
  const stored = targetAfter(detour).read();
  targetAfter(detour).forget();
  return redirectTarget(stored);
}

const attempts = tabMark('sign-in-attempts');
const attemptsLimit = 3;
const attemptsWindow = 60_000;

/**
 * True if the shop may redirect to the login URL by itself; counts this time. After three times within a minute it may not: the sign-on
 * service and the backend then disagree, and redirects would go on for ever.
 *
 * @param now milliseconds since 1970
 */
export function countSignIn(now: number): boolean {
  const recent = listOf(parseKept(attempts.read())).filter(
    (time) => typeof time === 'number' && time <= now && now - time < attemptsWindow,
  );
  if (recent.length >= attemptsLimit) return false;
  attempts.keep(JSON.stringify([...recent, now]));
  return true;
}

/** Restarts the count: the user asked to sign in by their own hand. */
export function forgetSignIns(): void {
  attempts.forget();
}

const signedOutAt = tabMark('signed-out-at');
const signOutWindow = 10_000;

/** Records a sign-out. Call it after the tab's storage is cleared. */
export function noteSignOut(now: number): void {
  signedOutAt.keep(String(now));
}

/**
 * True if this tab has signed out within the last ten seconds. A user who is still signed in can't be signed out by the shop: the
 * cookie belongs to another site, and retries would go on for ever.
 */
export function hasJustSignedOut(now: number): boolean {
  const at = Number(signedOutAt.read() ?? NaN);
  return at <= now && now - at < signOutWindow;
}

/**
 * True if the user has signed out, as far as this tab knows, and not signed in since: it then doesn't redirect to the login by itself.
 */
export function hasSignedOutByChoice(): boolean {
  return signedOutAt.isKept();
}

/** The user has signed in, or asks to. */
export function forgetSignOut(): void {
  signedOutAt.forget();
}

/** Deletes everything that this tab stores for the session, regardless of its author: no user may find another's data. */
export function clearTabStorage(): void {
  for (const name of tabStorage.names('')) tabStorage.write(name, null);
}
