import { realmRolesOf, type DemoUser } from './demoUsers';

/** Claims of a token of the mock backend (P§3 User, P§6 eight flags). */
export interface Claims {
  readonly iss: string;
  readonly sub: string;
  readonly preferred_username: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly email: string;
  readonly locale: string;
  readonly customers: readonly string[];
  readonly realm_access: { readonly roles: readonly string[] };
  /** Seconds since 1970. */
  readonly iat: number;
  /** Seconds since 1970. */
  readonly exp: number;
  /** True if the session endpoint issued it, and not the sign-on itself. */
  readonly renewed: boolean;
}

/** Options of a token. */
export interface TokenOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Seconds until it expires. */
  readonly lifetime: number;
  readonly locale: string;
  readonly renewed: boolean;
}

const issuer = 'mock-backend';
/** The mock backend trusts anybody who can write this; a real one would sign. */
const signature = encode('mock-signature');

function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function decode(part: string): string {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

/** A token (JWT with a mock signature) for a user. */
export function makeToken(user: DemoUser, { now, lifetime, locale, renewed }: TokenOptions): string {
  const issuedAt = Math.floor(now / 1000);
  const claims: Claims = {
    iss: issuer,
    sub: user.userId,
    preferred_username: user.userName,
    given_name: user.firstName,
    family_name: user.lastName,
    email: user.email,
    locale,
    customers: user.customerIds,
    realm_access: { roles: realmRolesOf(user) },
    iat: issuedAt,
    exp: issuedAt + lifetime,
    renewed,
  };
  return [encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' })), encode(JSON.stringify(claims)), signature].join('.');
}

/** The claims of a token issued by this backend; undefined for any other text. Ignores the expiry. */
export function readToken(token: string): Claims | undefined {
  const [, payload, sealed, ...rest] = token.split('.');
  if (payload === undefined || sealed !== signature || rest.length > 0) return undefined;
  try {
    const claims = JSON.parse(decode(payload)) as Claims;
    return claims.iss === issuer && typeof claims.exp === 'number' && typeof claims.preferred_username === 'string' ? claims : undefined;
  } catch {
    return undefined; // no base64, no JSON, or nothing that has claims
  }
}
