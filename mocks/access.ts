import { isTenantCode, type TenantCode } from '#domain/customer/tenant.ts';
import type { Language } from './language';
import { cookieNames } from './cookieNames';
import type { Route } from './contract/route';
import { demoUserNamed, demoUserWithId, type DemoUser } from './demoUsers';
import { problem } from './problems';
import type { Scenario } from './scenario';
import type { State } from './state/state';
import { readToken } from './token';
import { findCustomer, type CustomerRecord } from './world/customers';

/** The caller and its rights. */
export interface Identity {
  readonly user: DemoUser | undefined;
  readonly tenant: TenantCode | undefined;
}

/** The data of a call that is known before its body is read. */
interface Approach {
  readonly route: Route;
  readonly request: Request;
  readonly cookies: ReadonlyMap<string, string>;
  readonly language: Language;
  readonly scenario: Scenario;
  readonly state: State;
  readonly now: Date;
}

/**
 * Lets a call in or throws the answer that turns it away (C§6 bearer token): bearer calls need a valid token, reads of the catalogue
 * take one where there is one, content calls need the CSRF token to write, and the session endpoint needs a session. The tenant of the
 * path must be known (404) and the user's own (403).
 */
export function admit(approach: Approach): Identity {
  const { route, cookies, language } = approach;
  const user = userOfSecurity(approach);
  const named = route.params['tenant'];
  if (named === undefined) {
    const cookie = cookies.get(cookieNames.tenant);
    return { user, tenant: user?.tenant ?? (isTenantCode(cookie) ? cookie : undefined) };
  }
  if (!isTenantCode(named)) throw problem('unknownTenant', language, { field: 'tenant' });
  if (user && user.tenant !== named) throw problem('foreignTenant', language, { field: 'tenant' });
  return { user, tenant: named };
}

function userOfSecurity(approach: Approach): DemoUser | undefined {
  switch (approach.route.operation.security) {
    case 'bearer':
      return userOfToken(approach, 'required');
    case 'optional':
      return userOfToken(approach, 'optional');
    case 'csrf':
      checkCsrf(approach);
      return userOfSession(approach);
    case 'session': {
      const user = userOfSession(approach);
      if (!user) throw problem('sessionEnded', approach.language);
      return user;
    }
  }
}

function userOfToken({ request, language, scenario, now }: Approach, need: 'required' | 'optional'): DemoUser | undefined {
  const header = request.headers.get('Authorization');
  if (header === null) {
    if (need === 'optional') return undefined;
    throw problem('tokenMissing', language);
  }
  const claims = readToken(/^Bearer (\S+)$/i.exec(header)?.[1] ?? '');
  const user = claims && demoUserNamed(claims.preferred_username);
  if (!claims || !user) throw problem('tokenInvalid', language);
  const isRefused = scenario.sessionEnded || (scenario.tokenExpires && !claims.renewed);
  if (isRefused || claims.exp * 1000 <= now.getTime()) throw problem('tokenExpired', language);
  return user;
}

/** The user of the session cookie; undefined without a session. */
function userOfSession({ cookies, scenario, state }: Approach): DemoUser | undefined {
  if (scenario.sessionEnded) return undefined;
  const id = cookies.get(cookieNames.sessionId);
  const session = id !== undefined && Object.hasOwn(state.sessions, id) ? state.sessions[id] : undefined;
  return session && demoUserWithId(session.userId);
}

/**
 * The header must equal the cookie. A GET without the header passes, because a visitor's first one is answered with the cookie; other
 * calls without it, and a wrong header, are refused.
 */
function checkCsrf({ route, request, cookies, language }: Approach): void {
  const header = request.headers.get('X-XSRF-TOKEN');
  if (header === null && route.operation.method === 'GET') return;
  const cookie = cookies.get(cookieNames.csrf);
  if (!header || !cookie || cookie !== header) throw problem('csrfMismatch', language);
}

/**
 * The customer in a call's path, query or body; undefined if it names none.
 *
 * @throws 401 for a visitor, 403 for another user's customer, and for a change on behalf of a disabled customer
 */
export function admitCustomer(
  { user, tenant }: Identity,
  customerId: string | undefined,
  { route, language }: Pick<Approach, 'route' | 'language'>,
): CustomerRecord | undefined {
  if (customerId === undefined) return undefined;
  if (!user) throw problem('tokenMissing', language);
  const customer = user.customerIds.includes(customerId) && tenant ? findCustomer(tenant, customerId) : undefined;
  if (!customer) throw problem('foreignCustomer', language, { field: 'customerId' });
  if (customer.isDisabled && !route.operation.reads) throw problem('disabledCustomer', language, { field: 'customerId' });
  return customer;
}
