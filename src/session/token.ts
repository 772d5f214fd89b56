import { jwtDecode } from 'jwt-decode';
import { userOfClaims, type User } from '#domain/customer/token.ts';

/**
 * The user that a sign-on token describes; undefined for a text that is no token. Never throws. Reads only: whether the token is
 * genuine and still good is for the server to say, with a 401.
 */
export function userOfToken(token: string): User | undefined {
  let claims: unknown;
  try {
    claims = jwtDecode<unknown>(token);
  } catch {
    return undefined;
  }
  return typeof claims === 'object' && claims !== null && !Array.isArray(claims) ? userOfClaims(claims) : undefined;
}
