/** Attributes of a cookie besides its name and value. */
interface CookieOptions {
  readonly path?: string;
  readonly sameSite?: 'Strict' | 'Lax';
  /** True to hide it from scripts. */
  readonly isHidden?: boolean;
  /** Travels over HTTPS alone, as it has to wherever the shop is reached by HTTPS. */
  readonly isSecure?: boolean;
  /** Its lifetime; default: until the browser closes. */
  readonly seconds?: number;
}

/** A cookie as an answer sets it. */
export function cookie(
  name: string,
  value: string,
  { path = '/', sameSite = 'Strict', isHidden = false, isSecure = false, seconds }: CookieOptions = {},
): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    `SameSite=${sameSite}`,
    ...(isHidden ? ['HttpOnly'] : []),
    ...(isSecure ? ['Secure'] : []),
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
  ].join('; ');
}

/** The header that removes a cookie. */
export const forgotten = (name: string, path = '/'): string => `${name}=; Path=${path}; Max-Age=0`;
