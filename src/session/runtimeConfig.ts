import { isRecord } from '#platform/keptJson.ts';
import { isTenantCode, type TenantCode } from '#domain/customer/tenant.ts';

/** The CAPTCHA service: Google's reCAPTCHA with a score, or the invisible hCaptcha. */
export type CaptchaProvider = 'recaptcha' | 'hcaptcha';

/** Settings of a shop's operator that need no rebuild, in /config.json. Every field is optional. */
export interface RuntimeConfig {
  /**
   * Address where a sign-in starts: a path of this origin or an http(s) address. The way back is stored in the tab, never in this
   * address.
   */
  readonly loginUrl: string;
  /** Address that ends the session at the sign-on service. */
  readonly logoutUrl: string;
  /** Host name → tenant, for hosts whose first label isn't the tenant's code. */
  readonly hosts: Readonly<Record<string, TenantCode>>;
  /** Hosts of pictures beside the shop's own; `*.shop.example` stands for all subdomains. */
  readonly pictureHosts: readonly string[];
  /** The native app's page in Apple's and in Google's store; empty where there is none. Phones are offered the app. */
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  /** Days for which that offer stays away once it was closed. */
  readonly appBannerHiddenDays: number;
  readonly captchaProvider: CaptchaProvider;
  /** Address of that provider's script; empty for the provider's default. */
  readonly captchaScriptUrl: string;
  /** The embedded report, with `{token}` where the user's token belongs; empty where there is none. */
  readonly analyticsUrl: string;
  /** The live chat's page, shown in a frame, and the one tenant that has it; empty where there is none. */
  readonly chatUrl: string;
  readonly chatTenant: TenantCode | '';
  /** The script of the lead tracking, and how the cookies and the storage that it leaves begin. */
  readonly leadTrackingUrl: string;
  readonly leadTrackingTraces: readonly string[];
  /** The same of the web analytics. */
  readonly webAnalyticsUrl: string;
  readonly webAnalyticsTraces: readonly string[];
  /** Address that receives failure reports (record 030); empty for none. */
  readonly reportUrl: string;
  /** The share of page views that report, from 0 to 1. */
  readonly reportShare: number;
  /** Hosts whose start page is the landing page of the markets. */
  readonly marketHosts: readonly string[];
  /** The landing page's targets, which it reads itself (`pages/home/rules/market`); empty for the shop's own. */
  readonly markets: readonly unknown[];
}

/** Defaults for fields missing in /config.json. */
export const defaultConfig: RuntimeConfig = {
  loginUrl: '/auth/login',
  logoutUrl: '/auth/logout',
  hosts: {},
  pictureHosts: [],
  appStoreUrl: '',
  playStoreUrl: '',
  appBannerHiddenDays: 90,
  captchaProvider: 'recaptcha',
  captchaScriptUrl: '',
  analyticsUrl: '',
  chatUrl: '',
  chatTenant: '',
  leadTrackingUrl: '',
  leadTrackingTraces: [],
  webAnalyticsUrl: '',
  webAnalyticsTraces: [],
  reportUrl: '',
  reportShare: 1,
  marketHosts: [],
  markets: [],
};

const loadLimit = 5_000;

/**
 * Reads the run-time configuration, once, before the shop starts. Never rejects: missing or invalid fields get their defaults, with a
 * warning on the console, because a shop without its chat is better than no shop.
 *
 * Fetches without the transport: this is a file beside the shop, no call of the backend, and the transport is only connected once the
 * configuration is known.
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

/**
 * The configuration of a parsed /config.json. Each invalid field, or entry of a table or list, is named in a warning and ignored. So is
 * an unknown field, most often a misspelt one.
 */
export function runtimeConfigOf(json: unknown): RuntimeConfig {
  if (!isRecord(json)) {
    console.warn('The run-time configuration is no object; the defaults apply');
    return defaultConfig;
  }
  for (const name of Object.keys(json)) {
    if (!Object.hasOwn(defaultConfig, name)) console.warn(`The run-time configuration has a field "${name}", which nothing reads`);
  }
  function field<Name extends keyof RuntimeConfig>(
    name: Name,
    read: (value: unknown, name: Name) => RuntimeConfig[Name] | undefined,
  ): RuntimeConfig[Name] {
    const value = (json as Record<string, unknown>)[name];
    if (value === undefined || value === null) return defaultConfig[name];
    const usable = read(value, name);
    if (usable !== undefined) return usable;
    console.warn(`The run-time configuration's ${name} can't be used; the default applies`);
    return defaultConfig[name];
  }
  return {
    loginUrl: field('loginUrl', webAddress),
    logoutUrl: field('logoutUrl', webAddress),
    hosts: field('hosts', tenantHosts),
    pictureHosts: field('pictureHosts', hostNames),
    appStoreUrl: field('appStoreUrl', webAddress),
    playStoreUrl: field('playStoreUrl', webAddress),
    appBannerHiddenDays: field('appBannerHiddenDays', dayCount),
    captchaProvider: field('captchaProvider', captchaProvider),
    captchaScriptUrl: field('captchaScriptUrl', webAddress),
    analyticsUrl: field('analyticsUrl', reportAddress),
    chatUrl: field('chatUrl', webAddress),
    chatTenant: field('chatTenant', tenantCode),
    leadTrackingUrl: field('leadTrackingUrl', webAddress),
    leadTrackingTraces: field('leadTrackingTraces', traces),
    webAnalyticsUrl: field('webAnalyticsUrl', webAddress),
    webAnalyticsTraces: field('webAnalyticsTraces', traces),
    reportUrl: field('reportUrl', webAddress),
    reportShare: field('reportShare', share),
    marketHosts: field('marketHosts', hostNames),
    markets: field('markets', entries),
  };
}

/** A path of this origin or an http(s) address; no other scheme can ever be opened. */
function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '' || !URL.canParse(value, 'https://shop.invalid')) return undefined;
  return ['http:', 'https:'].includes(new URL(value, 'https://shop.invalid').protocol) ? value : undefined;
}

function captchaProvider(value: unknown): CaptchaProvider | undefined {
  return value === 'recaptcha' || value === 'hcaptcha' ? value : undefined;
}

/** An address with a place for the token. */
function reportAddress(value: unknown): string | undefined {
  return webAddress(value)?.includes('{token}') ? String(value) : undefined;
}

function tenantCode(value: unknown): TenantCode | undefined {
  return isTenantCode(value) ? value : undefined;
}

function entries(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/** Prefixes of names: at least three characters, so that a typing error doesn't match everything. */
function traces(value: unknown): string[] | undefined {
  return entries(value)?.every((start): start is string => typeof start === 'string' && start.length > 2) ? (value as string[]) : undefined;
}

/** A number of whole days, at least one. */
function dayCount(value: unknown): number | undefined {
  return Number.isInteger(value) && (value as number) > 0 ? (value as number) : undefined;
}

/** A part of the whole. */
function share(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined;
}

/** A host name in a browser's notation; undefined if invalid. Operators write them in any case. */
function hostName(value: unknown): string | undefined {
  const host = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(host) ? host : undefined;
}

function skip(name: string, entry: string): void {
  console.warn(`The run-time configuration's ${name} has an entry that can't be used: ${entry}`);
}

function tenantHosts(value: unknown, name: string): Record<string, TenantCode> | undefined {
  if (!isRecord(value)) return undefined;
  const hosts: Record<string, TenantCode> = {};
  for (const [written, code] of Object.entries(value)) {
    const host = hostName(written);
    const tenant = typeof code === 'string' ? code.trim().toUpperCase() : code;
    if (host !== undefined && isTenantCode(tenant)) hosts[host] = tenant;
    else skip(name, `"${written}": ${JSON.stringify(code)}`);
  }
  return hosts;
}

function hostNames(value: unknown, name: string): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((written: unknown) => {
    const isWide = typeof written === 'string' && written.startsWith('*.');
    const host = hostName(isWide ? written.slice(2) : written);
    if (host !== undefined) return [isWide ? `*.${host}` : host];
    skip(name, JSON.stringify(written));
    return [];
  });
}
