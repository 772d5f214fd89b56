import { redirectTarget } from '../../src/domain/redirectTarget';

/** Where the shop goes on after a sign-on that names no page; it knows itself where the user came from. */
const defaultTarget = '/auth/redirect';

/** Where to go after the sign-on: the page that the query names if it is one of this shop, else where the shop goes on by itself. */
export function targetAfterSignOn(search: string): string {
  return redirectTarget(new URLSearchParams(search).get('redirect')) ?? defaultTarget;
}
