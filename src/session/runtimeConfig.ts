import { isTenantCode, type TenantCode } from '../domain/tenant';

/** The live chat: for one tenant only, after consent (P§6). */
export interface ChatConfig {
  readonly tenant: TenantCode;
  /** Script that brings the chat. */
  readonly scriptUrl: string;
}

/** What the operator of a shop sets without building it anew, in /config.json. Every field can be left out. */
export interface RuntimeConfig {
  /** Where signing in starts: a path of this origin or an http(s) address. The way back is kept in the tab, never in this address. */
  readonly loginUrl: string;
  /** Where signing out ends the session at the sign-on service. */
  readonly logoutUrl: string;
  /** Host name → tenant, for hosts whose first label isn't the tenant's code. */
  readonly hosts: Readonly<Record<string, TenantCode>>;
  /** Host names on which the landing page of the markets is shown instead of the shop (P§9). */
  readonly marketHosts: readonly string[];
  /** Page that shows the embedded analytics report; without one the report is not offered. */
  readonly analyticsUrl: string | undefined;
  /** Without it no tenant has a chat. */
  readonly chat: ChatConfig | undefined;
  /** Address of the captcha service that guards the forms; without one the forms do without. */
  readonly captchaUrl: string | undefined;
}

/** What holds where /config.json says nothing. */
export const defaultConfig: RuntimeConfig = {
  loginUrl: '/auth/login',
  logoutUrl: '/auth/logout',
  hosts: {},
  marketHosts: [],
  analyticsUrl: undefined,
  chat: undefined,
  captchaUrl: undefined,
};

const loadLimit = 5_000;

/**
 * Reads the run-time configuration, once, before the shop starts. Never rejects: what is missing or wrong keeps its default, with a
 * warning on the console, because a shop without its chat is better than no shop.
 *
 * Asks directly instead of through the transport: this is a file beside the shop, no call of the backend, and the transport
 * is only connected once the configuration is known.
 */
export async function loadRuntimeConfig(url = `${import.meta.env.BASE_URL}config.json`): Promise<RuntimeConfig> {
  try {
    const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(loadLimit) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return runtimeConfigOf(await response.json());
  } catch (error) {
    console.warn(`${url} could not be read; the defaults apply`, error);
    return defaultConfig;
  }
}

/** The configuration that a parsed /config.json stands for; warns for each field that can't be used. */
export function runtimeConfigOf(json: unknown): RuntimeConfig {
  if (!isRecord(json)) {
    console.warn('The run-time configuration is no object; the defaults apply');
    return defaultConfig;
  }
  function field<Name extends keyof RuntimeConfig>(
    name: Name,
    read: (value: unknown) => RuntimeConfig[Name] | undefined,
  ): RuntimeConfig[Name] {
    const value = (json as Record<string, unknown>)[name];
    if (value === undefined || value === null) return defaultConfig[name];
    const usable = read(value);
    if (usable !== undefined) return usable;
    console.warn(`The run-time configuration's ${name} can't be used; the default applies`);
    return defaultConfig[name];
  }
  return {
    loginUrl: field('loginUrl', webAddress),
    logoutUrl: field('logoutUrl', webAddress),
    hosts: field('hosts', tenantHosts),
    marketHosts: field('marketHosts', hostNames),
    analyticsUrl: field('analyticsUrl', webAddress),
    chat: field('chat', chat),
    captchaUrl: field('captchaUrl', webAddress),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A path of this origin or an http(s) address; no other scheme can ever be opened. */
function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '' || !URL.canParse(value, 'https://shop.invalid')) return undefined;
  return ['http:', 'https:'].includes(new URL(value, 'https://shop.invalid').protocol) ? value : undefined;
}

function tenantHosts(value: unknown): Record<string, TenantCode> | undefined {
  if (!isRecord(value)) return undefined;
  const hosts: Record<string, TenantCode> = {};
  for (const [host, tenant] of Object.entries(value)) {
    if (!isTenantCode(tenant)) return undefined;
    hosts[host] = tenant;
  }
  return hosts;
}

function hostNames(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((host) => typeof host === 'string') ? value : undefined;
}

function chat(value: unknown): ChatConfig | undefined {
  if (!isRecord(value) || !isTenantCode(value.tenant)) return undefined;
  const scriptUrl = webAddress(value.scriptUrl);
  return scriptUrl === undefined ? undefined : { tenant: value.tenant, scriptUrl };
}
