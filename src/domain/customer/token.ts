import { defaultLocale } from '../text/language';
import { permissionsOf, tenantOfRoles, type Permissions } from './permissions';
import type { TenantCode } from './tenant';

/** The signed-on user as the token describes them (P§3 user). */
export interface User {
  /** Id in the sign-on service; empty when the token names none. */
  readonly userId: string;
  /** Name that the user signs on with; the id where the token names none. */
  readonly preferredUserName: string;
  /** BCP 47 locale, `de-AT` where the token names no valid one. */
  readonly locale: string;
  /** The tenant that the user orders from; undefined when no role names one, which matches no shop. */
  readonly tenant: TenantCode | undefined;
  /** Numbers of the customers of the customer claim. */
  readonly customers: readonly string[];
  /** The permission flags. */
  readonly config: Permissions;
}

/**
 * The user that decoded token claims describe. Never throws: a claim that is missing or of the wrong type counts as not
 * there, an entry of a list that is no text is skipped.
 */
export function userOfClaims(claims: unknown): User {
  const roles = textList(claim(claim(claims, 'realm_access'), 'roles'));
  const userId = text(claim(claims, 'sub')) ?? '';
  return {
    userId,
    preferredUserName: text(claim(claims, 'preferred_username')) ?? userId,
    locale: validLocale(text(claim(claims, 'locale'))) ?? defaultLocale,
    tenant: tenantOfRoles(roles),
    customers: [...new Set(textList(claim(claims, 'customers')))],
    config: permissionsOf(roles),
  };
}

function claim(claims: unknown, name: string): unknown {
  if (typeof claims !== 'object' || claims === null || !Object.hasOwn(claims, name)) return undefined;
  return (claims as Record<string, unknown>)[name];
}

function text(value: unknown): string | undefined {
  // Customer numbers are digits, and some sign-on mappers write digits as JSON numbers.
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function textList(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map(text).filter((entry) => entry !== undefined);
}

function validLocale(locale: string | undefined): string | undefined {
  if (locale === undefined) return undefined;
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0];
  } catch {
    return undefined; // RangeError: not a language tag
  }
}
