import { availableLanguages, chooseLanguage, type Language } from '#domain/text/language.ts';
import { noPermissions, type Permissions } from '#domain/customer/permissions.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';
import type { User } from '#domain/customer/token.ts';
import { userOfToken } from './token';

/** The cookies that say who is asking, as read. */
export interface Identity {
  token: string | undefined;
  tenant: TenantCode | undefined;
  customer: string | undefined;
  locale: string | undefined;
  availableLocales: readonly string[] | undefined;
}

interface LanguageState {
  /** The language to show and to ask the server in. */
  readonly language: Language;
  /** The languages that the user can switch to. */
  readonly availableLanguages: readonly Language[];
}

/** No user is signed in. */
export interface SignedOut extends LanguageState {
  readonly kind: 'signed-out';
  /** Why: there is no token, or one that can't be read, which `startSession` tries to replace. */
  readonly reason: 'no-token' | 'unreadable-token';
  readonly user: undefined;
  /** The shop's tenant where the host or a cookie names one; else the national look applies. */
  readonly tenant: TenantCode | undefined;
  /** Empty while signed out (P§4 signed in). */
  readonly customerId: '';
  readonly permissions: Permissions;
}

/** Logged in, in the shop of another tenant (P§4 wrong tenant). Nothing may be ordered here, so there is no customer and no permission. */
export interface WrongTenant extends LanguageState {
  readonly kind: 'wrong-tenant';
  readonly user: User;
  /** The shop's tenant; undefined when neither the shop nor the token names one. */
  readonly tenant: TenantCode | undefined;
  readonly customerId: '';
  readonly permissions: Permissions;
}

/** Logged in, and has yet to choose a customer (P§4 customer cookie). */
export interface ChooseCustomer extends LanguageState {
  readonly kind: 'choose-customer';
  readonly user: User;
  readonly tenant: TenantCode;
  readonly customerId: '';
  readonly permissions: Permissions;
}

/** Logged in and shopping for a customer. */
export interface Ready extends LanguageState {
  readonly kind: 'ready';
  readonly user: User;
  readonly tenant: TenantCode;
  readonly customerId: string;
  readonly permissions: Permissions;
}

/** The session: exactly one of four states. */
export type SessionState = SignedOut | WrongTenant | ChooseCustomer | Ready;

/**
 * The session by the cookies (P§4 signed in). Signed in means that the token cookie exists, with one exception. An unreadable token has
 * no user, tenant or permission, so it counts as signed out.
 */
export function sessionState(identity: Identity): SessionState {
  const user = identity.token === undefined ? undefined : userOfToken(identity.token);
  const languages = availableLanguages(identity.availableLocales?.join(','));
  const tongue: LanguageState = {
    language: chooseLanguage(identity.locale ?? user?.locale, languages),
    availableLanguages: languages,
  };
  if (!user) {
    const reason = identity.token === undefined ? 'no-token' : 'unreadable-token';
    return { kind: 'signed-out', reason, user, tenant: identity.tenant, customerId: '', permissions: noPermissions, ...tongue };
  }
  const tenant = identity.tenant ?? user.tenant;
  if (tenant === undefined || tenant !== user.tenant) {
    return { kind: 'wrong-tenant', user, tenant, customerId: '', permissions: noPermissions, ...tongue };
  }
  if (identity.customer === undefined) {
    return { kind: 'choose-customer', user, tenant, customerId: '', permissions: user.config, ...tongue };
  }
  return { kind: 'ready', user, tenant, customerId: identity.customer, permissions: user.config, ...tongue };
}
