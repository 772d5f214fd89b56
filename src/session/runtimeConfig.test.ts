import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { defaultConfig, loadRuntimeConfig, runtimeConfigOf } from './runtimeConfig';

let warning: MockInstance<typeof console.warn>;

beforeEach(() => {
  warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const full = {
  loginUrl: 'https://login.example/realms/shop',
  logoutUrl: '/bye',
  hosts: { 'bestellen.example': 'AL' },
  pictureHosts: ['bilder.example', '*.cdn.example'],
  appStoreUrl: 'https://apps.example/shop',
  playStoreUrl: 'https://play.example/shop',
  appBannerHiddenDays: 30,
  captchaProvider: 'hcaptcha',
  captchaScriptUrl: 'https://captcha.example/api.js',
  analyticsUrl: 'https://reports.example/embed/{token}',
  chatUrl: 'https://chat.example/room',
  chatTenant: 'AL',
  leadTrackingUrl: 'https://leads.example/lead.js',
  leadTrackingTraces: ['lead_'],
  webAnalyticsUrl: 'https://visits.example/visits.js',
  webAnalyticsTraces: ['visit_', 'visit-'],
  reportUrl: '/shop-reports',
  reportShare: 0.25,
  marketHosts: ['maerkte.example'],
  markets: [{ name: 'Markt', city: 'Ort', url: 'https://markt.example/' }],
};

test('a full configuration is accepted without a warning', () => {
  expect(runtimeConfigOf(full)).toEqual(full);
  expect(warning).not.toHaveBeenCalled();
});

test('missing fields keep their default without a warning', () => {
  expect(runtimeConfigOf({ loginUrl: null })).toEqual(defaultConfig);
  expect(defaultConfig).toEqual({
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
  });
  expect(warning).not.toHaveBeenCalled();
});

const warnings = () => warning.mock.calls.map(([message]) => String(message));

test.each<[string, object]>([
  ['loginUrl', { loginUrl: 'javascript:alert(1)' }],
  ['loginUrl', { loginUrl: '' }],
  ['loginUrl', { loginUrl: 5 }],
  ['logoutUrl', { logoutUrl: 'data:text/html,x' }],
  ['logoutUrl', { logoutUrl: 'http://' }],
  ['hosts', { hosts: ['AL'] }],
  ['hosts', { hosts: 'bestellen.example' }],
  ['pictureHosts', { pictureHosts: 'bilder.example' }],
  ['appStoreUrl', { appStoreUrl: 'itms-apps://shop' }],
  ['playStoreUrl', { playStoreUrl: 'market://details?id=shop' }],
  ['appBannerHiddenDays', { appBannerHiddenDays: 0 }],
  ['appBannerHiddenDays', { appBannerHiddenDays: 1.5 }],
  ['appBannerHiddenDays', { appBannerHiddenDays: '30' }],
  ['captchaProvider', { captchaProvider: 'friendly' }],
  ['captchaScriptUrl', { captchaScriptUrl: 'data:text/javascript,1' }],
  ['analyticsUrl', { analyticsUrl: 'https://reports.example/embed/' }],
  ['analyticsUrl', { analyticsUrl: 'javascript:alert("{token}")' }],
  ['chatUrl', { chatUrl: 'data:text/html,x' }],
  ['chatTenant', { chatTenant: 'XX' }],
  ['leadTrackingUrl', { leadTrackingUrl: 'file:///lead.js' }],
  ['leadTrackingTraces', { leadTrackingTraces: 'lead_' }],
  ['leadTrackingTraces', { leadTrackingTraces: ['lead_', ''] }],
  ['webAnalyticsUrl', { webAnalyticsUrl: 7 }],
  ['webAnalyticsTraces', { webAnalyticsTraces: [5] }],
  ['reportUrl', { reportUrl: 'data:text/plain,x' }],
  ['reportShare', { reportShare: 1.5 }],
  ['reportShare', { reportShare: '1' }],
  ['marketHosts', { marketHosts: 'maerkte.example' }],
  ['markets', { markets: {} }],
])('only a bad %s falls back, with one warning that names it', (name, bad) => {
  expect(runtimeConfigOf({ ...full, ...bad })).toEqual({ ...full, [name]: defaultConfig[name as keyof typeof defaultConfig] });
  expect(warnings()).toEqual([expect.stringContaining(name)]);
});

test('one bad entry is dropped alone, and named', () => {
  expect(runtimeConfigOf({ hosts: { 'a.example': 'XX', 'b.example': 'GM', 'http://c.example': 'AL', 'd.example': 5 } }).hosts).toEqual({
    'b.example': 'GM',
  });
  expect(runtimeConfigOf({ pictureHosts: ['https://bilder.example', 'bilder.example', 1, '*', ''] }).pictureHosts).toEqual([
    'bilder.example',
  ]);
  expect(warnings().map((text) => text.split(': ').slice(1).join(': '))).toEqual([
    '"a.example": "XX"',
    '"http://c.example": "AL"',
    '"d.example": 5',
    '"https://bilder.example"',
    '1',
    '"*"',
    '""',
  ]);
});

test('hosts and tenants are case-insensitive', () => {
  const config = runtimeConfigOf({ hosts: { ' Bestellen.Example': 'al' }, pictureHosts: ['Bilder.Example', '*.CDN.example'] });
  expect([config.hosts, config.pictureHosts, warnings()]).toEqual([{ 'bestellen.example': 'AL' }, ['bilder.example', '*.cdn.example'], []]);
});

test.each(['loginURL', 'Hosts', 'marketHost', '__proto__'])('an unknown field is named: %s', (name) => {
  expect(runtimeConfigOf(JSON.parse(`{"loginUrl":"/in","${name}":"/x"}`))).toEqual({ ...defaultConfig, loginUrl: '/in' });
  expect(warnings()).toEqual([expect.stringContaining(`"${name}"`)]);
});

test('the example file shows every field, and is valid', () => {
  const example: unknown = JSON.parse(readFileSync('deploy/config.example.json', 'utf8'));
  expect(Object.keys(example as object)).toEqual(Object.keys(defaultConfig));
  expect(runtimeConfigOf(example)).toEqual(example);
  expect(warnings()).toEqual([]);
});

test.each([[null], [[]], ['x'], [1]])('%j is not a configuration', (json) => {
  expect(runtimeConfigOf(json)).toBe(defaultConfig);
  expect(warning).toHaveBeenCalledTimes(1);
});

test('the file is fetched once, bypassing the cache', async () => {
  const stub = vi.fn<typeof fetch>(async () => Response.json(full));
  vi.stubGlobal('fetch', stub);
  expect(await loadRuntimeConfig()).toEqual(full);
  expect(stub.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual([['/config.json', 'no-cache']]);
});

test.each<[string, () => Promise<Response>]>([
  ['is missing', async () => new Response(null, { status: 404 })],
  ['is the fallback page', async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
  ["can't be fetched", async () => Promise.reject(new TypeError('offline'))],
])('if the file %s, the defaults apply, with one warning', async (_case, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await loadRuntimeConfig()).toBe(defaultConfig);
  expect(warning).toHaveBeenCalledTimes(1);
});
