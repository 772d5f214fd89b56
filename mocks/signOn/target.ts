import { redirectTarget } from '#domain/customer/redirectTarget.ts';

/** Target of a sign-on without a page; the shop itself knows where the user came from. */
const defaultTarget = '/auth/redirect';

/** Target after the sign-on: the page in the query if it belongs to this shop, else the default. */
export function targetAfterSignOn(search: string): string {
  return redirectTarget(new URLSearchParams(search).get('redirect')) ?? defaultTarget;
}
