import { refreshToken } from '#http/refresh.ts';
import { fitsCookie, getCookie } from './cookies';

/**
 * The reason why nobody is signed in although the sign-on service has sent the user back. There is no session (`refused`); the session
 * endpoint can't be reached (`unreachable`); the token is `tooLarge` for a cookie; or the browser stores no cookie of this page
 * (`notKept`).
 */
export type SignInTrouble = 'refused' | 'unreachable' | 'tooLarge' | 'notKept';

/** Finds the reason at the session endpoint. Undefined if the session continues after all, with a new token. */
export async function findSignInTrouble(): Promise<SignInTrouble | undefined> {
  const outcome = await refreshToken();
  if (outcome.kind === 'unreachable') return 'unreachable';
  if (outcome.kind !== 'refreshed') return 'refused';
  if (getCookie('token') !== undefined) return undefined;
  return fitsCookie('token', outcome.token) ? 'notKept' : 'tooLarge';
}
