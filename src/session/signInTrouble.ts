import { refreshToken } from '../http/refresh';
import { fitsCookie, getCookie } from './cookies';

/**
 * Why nobody is signed in although the sign-on service has sent somebody back: there is no session (`refused`); the session endpoint can't be
 * reached (`unreachable`); the token is `tooLarge` for a cookie; or the browser keeps no cookie of this page (`notKept`).
 */
export type SignInTrouble = 'refused' | 'unreachable' | 'tooLarge' | 'notKept';

/** Asks the session endpoint what is wrong. Undefined where the session goes on after all, with the token that it gave. */
export async function findSignInTrouble(): Promise<SignInTrouble | undefined> {
  const outcome = await refreshToken();
  if (outcome.kind === 'unreachable') return 'unreachable';
  if (outcome.kind !== 'refreshed') return 'refused';
  if (getCookie('token') !== undefined) return undefined;
  return fitsCookie('token', outcome.token) ? 'notKept' : 'tooLarge';
}
