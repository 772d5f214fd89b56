import { readFileSync } from 'node:fs';
import { addressExpression, pagePatterns } from './pageAddresses.ts';
import type { TrackingConfig } from '#gen/models/index.ts';
import type { RuntimeConfig } from '#session/runtimeConfig.ts';

/** Fields of `/config.json` that a policy depends on, unchecked. */
export type PolicyConfig = Partial<
  Record<
    | keyof Pick<
        RuntimeConfig,
        | 'loginUrl'
        | 'logoutUrl'
        | 'pictureHosts'
        | 'captchaProvider'
        | 'captchaScriptUrl'
        | 'analyticsUrl'
        | 'chatUrl'
        | 'leadTrackingUrl'
        | 'webAnalyticsUrl'
        | 'marketHosts'
        | 'markets'
      >
    | 'reportUrl',
    unknown
  >
>;

/** Answer of `/v1/tools` for a tenant: its tracking services. */
export type TenantServices = Pick<TrackingConfig, 'matomo' | 'emarsys'>;

/** Options of sending a policy. */
export interface PolicySending {
  /** Address for the browser's reports of violations; absent without a receiver. */
  readonly reportTo?: string;
  /** Blocks nothing yet and only reports, as a step on the way to it; that no other site shows the shop in a frame holds all the same. */
  readonly isReportOnly?: boolean;
}

/** Invalid input of a policy; the message names the field. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';
}

type Directive = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src';

/** Sources that the shop's own code needs, and nothing else. */
const own: Readonly<Record<Directive, readonly string[]>> = {
  'script-src': ["'self'"],
  // Dialogs and menus fill an empty element by script; the digest is that of nothing.
  'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  // Documents, which are shown before they are saved.
  'frame-src': ['blob:'],
};

/** Hosts from which the CAPTCHA providers' scripts load further content. */
const captchaHosts = {
  recaptcha: {
    script: ['https://www.google.com', 'https://www.gstatic.com'],
    frame: ['https://www.google.com', 'https://recaptcha.google.com'],
  },
  hcaptcha: { script: ['https://hcaptcha.com', 'https://*.hcaptcha.com'], frame: ['https://hcaptcha.com', 'https://*.hcaptcha.com'] },
} as const;

const marketing = ['https://*.scarabresearch.com'];

/**
 * The strictest `Content-Security-Policy` under which the shop works with its configuration. Shared by all servers: nginx, a preview, a
 * CDN.
 *
 * @param config the parsed `/config.json`
 * @param services the tracking services of the tenants that are served under it
 * @throws PolicyError for an invalid address or host
 */
export function contentPolicy(config: PolicyConfig, services: readonly TenantServices[] = [], { reportTo }: PolicySending = {}): string {
  checkNames(config);
  if (isSet(config.marketHosts) && !isSet(config.markets))
    throw new PolicyError('marketHosts lists no markets: the shop would show its examples');
  checkSignOn('loginUrl', config.loginUrl);
  checkSignOn('logoutUrl', config.logoutUrl);
  const sources = new Map<Directive, Set<string>>(
    (Object.keys(own) as Directive[]).map((directive) => [directive, new Set(own[directive])]),
  );
  const allow = (directives: readonly Directive[], hosts: readonly string[]) => {
    for (const directive of directives) for (const host of hosts) sources.get(directive)?.add(host);
  };
  const script = ['script-src', 'img-src', 'connect-src'] as const;

  allow(['img-src'], hostsOf('pictureHosts', config.pictureHosts));
  allow(['connect-src'], originsOf('reportUrl', config.reportUrl));
  allow(['frame-src'], [...originsOf('analyticsUrl', config.analyticsUrl), ...originsOf('chatUrl', config.chatUrl)]);
  allow(script, [...originsOf('leadTrackingUrl', config.leadTrackingUrl), ...originsOf('webAnalyticsUrl', config.webAnalyticsUrl)]);
  for (const { matomo, emarsys } of services) {
    if (matomo) allow(script, originsOf('matomo.url', matomo.url));
    if (emarsys) allow(script, marketing);
  }
  // A shop whose configuration names no captcha has none; the provider of the default would be let in for nothing.
  if (isSet(config.captchaProvider) || isSet(config.captchaScriptUrl)) {
    const { script: scripts, frame } = captchaHosts[captchaOf(config.captchaProvider)];
    const named = originsOf('captchaScriptUrl', config.captchaScriptUrl);
    allow(['script-src', 'connect-src', 'style-src'], [...scripts, ...named]);
    allow(['frame-src'], [...frame, ...named]);
  }

  const of = (directive: Directive) => `${directive} ${[...(sources.get(directive) ?? [])].join(' ')}`;
  return [
    "default-src 'none'",
    of('script-src'),
    of('style-src'),
    of('img-src'),
    "font-src 'self'",
    of('connect-src'),
    "worker-src 'self'",
    of('frame-src'),
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shop-html shop-worker shop-outside',
    ...(reportTo === undefined ? [] : [`report-uri ${addressOf('the address of reports', reportTo)}`, 'report-to policy']),
  ].join('; ');
}

/** A header by its name. */
export type Header = readonly [name: string, value: string];

/**
 * The headers of all answers of the shop itself, errors included; the backend's answers have {@link answerHeaders}.
 *
 * @param policy from {@link contentPolicy}
 */
export function securityHeaders(policy: string, { reportTo, isReportOnly = false }: PolicySending = {}): readonly Header[] {
  return [
    ...commonHeaders,
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    // An inventory's products are scanned.
    ['Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'],
    ...(reportTo === undefined ? [] : [['Reporting-Endpoints', `policy="${addressOf('the address of reports', reportTo)}"`] as const]),
    ...(isReportOnly
      ? [['Content-Security-Policy', "frame-ancestors 'none'"] as const, ['Content-Security-Policy-Report-Only', policy] as const]
      : [['Content-Security-Policy', policy] as const]),
  ];
}

/** Headers of all answers of a shop's server, both its own files and proxied ones. */
const commonHeaders: readonly Header[] = [
  // Browsers take it over an encrypted connection only.
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
];

/**
 * Headers of the backend's answers: data, pictures and documents, which contain nothing executable. A browser's viewer of documents
 * needs the rest.
 */
export const answerHeaders: readonly Header[] = [
  ...commonHeaders,
  ['Content-Security-Policy', "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
];

/** Headers of the sign-on's pages, which have a policy of their own: the shop's would take their styles and forms away. */
export const signOnHeaders: readonly Header[] = commonHeaders;

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';

function captchaOf(value: unknown): keyof typeof captchaHosts {
  if (!isSet(value) || value === 'recaptcha') return 'recaptcha';
  if (value === 'hcaptcha') return value;
  throw new PolicyError(`captchaProvider is neither recaptcha nor hcaptcha: ${JSON.stringify(value)}`);
}

/** Refuses a field that nothing reads, which is most often a misspelt one. The example of a configuration has every field. */
function checkNames(config: object): void {
  const known = Object.keys(JSON.parse(readFileSync('deploy/config.example.json', 'utf8')) as object);
  const unknown = Object.keys(config).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new PolicyError(`${unknown} is an unknown field`);
}

/** Refuses an address of the sign-on at which the browser would find the shop itself, or another site than the one that is meant. */
function checkSignOn(name: string, value: unknown): void {
  const [origin] = originsOf(name, value);
  if (!isSet(value) || (origin !== undefined && !String(value).startsWith('//'))) return;
  if (origin !== undefined) throw new PolicyError(`${name} lacks https: before its host: ${JSON.stringify(value)}`);
  const { pathname } = new URL(String(value), 'https://shop.invalid');
  const pattern = pagePatterns().find((page) => new RegExp(addressExpression(page)).test(pathname));
  if (pattern !== undefined) throw new PolicyError(`${name} is an address of the shop itself: ${JSON.stringify(value)}`);
}

/** Hosts reached without encryption, because the connection stays on this machine. */
const isNearby = ({ hostname }: URL) => /^(?:.*\.)?localhost$|^127\.\d+\.\d+\.\d+$/.test(hostname);

/**
 * The origin of an address; none if it isn't set or is the shop's own. A path can't end a directive: an origin contains no such
 * characters.
 */
function originsOf(name: string, value: unknown): readonly string[] {
  if (!isSet(value)) return [];
  const shop = 'https://shop.invalid';
  const url = typeof value === 'string' && URL.canParse(value, shop) ? new URL(value, shop) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new PolicyError(`${name} is not an http address: ${JSON.stringify(value)}`);
  if (url.protocol === 'http:' && !isNearby(url)) throw new PolicyError(`${name} is not encrypted: ${JSON.stringify(value)}`);
  return url.origin === shop ? [] : [url.origin];
}

/** An address that is valid in a header. */
function addressOf(name: string, value: string): string {
  originsOf(name, value);
  if (!/^[\w\-./:?&=%~]+$/.test(value)) throw new PolicyError(`${name} has characters that would end a header: ${JSON.stringify(value)}`);
  return value;
}

const host = /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/i;

function hostsOf(name: string, value: unknown): readonly string[] {
  if (!isSet(value)) return [];
  if (!Array.isArray(value)) throw new PolicyError(`${name} is not a list`);
  return value.map((entry: unknown) => {
    if (typeof entry !== 'string' || !host.test(entry)) throw new PolicyError(`${name} has an invalid host: ${JSON.stringify(entry)}`);
    // A whole country's or registry's names belong to no single owner.
    if (/^\*\.[^.]+$/.test(entry)) throw new PolicyError(`${name} allows every host below ${entry.slice(2)}`);
    return entry.toLowerCase();
  });
}
