import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerHeaders, contentPolicy, PolicyError, securityHeaders, signOnHeaders } from './policy';

/** A directive's sources. */
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

const strictest =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src blob:; manifest-src 'self'; media-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types shop-html shop-worker shop-outside";

test('a shop without external services has the strictest policy', () => {
  expect(contentPolicy({})).toBe(strictest);
  expect(contentPolicy(JSON.parse(readFileSync('public/config.json', 'utf8')) as object)).toBe(strictest);
});

test.each([
  ['pictures', { pictureHosts: ['Bilder.example', '*.cdn.example'] }, [], { 'img-src': ['bilder.example', '*.cdn.example'] }],
  ['a report', { analyticsUrl: 'https://reports.example/embed/{token}#a;b' }, [], { 'frame-src': ['https://reports.example'] }],
  ['the chat', { chatUrl: 'https://chat.example:8443/room' }, [], { 'frame-src': ['https://chat.example:8443'] }],
  [
    'scripts',
    { leadTrackingUrl: 'https://leads.example/lead.js', webAnalyticsUrl: 'https://visits.example/v.js' },
    [],
    Object.fromEntries(
      ['script-src', 'img-src', 'connect-src'].map((directive) => [directive, ['https://leads.example', 'https://visits.example']]),
    ),
  ],
  ['a receiver of reports', { reportUrl: 'https://trouble.example/in' }, [], { 'connect-src': ['https://trouble.example'] }],
  ['a receiver of reports on the own host', { reportUrl: '/trouble' }, [], {}],
  [
    "a tenant's services",
    {},
    [{ matomo: { id: 'AL', url: 'https://statistik.example/', jsPath: 'm.js', phpPath: 'm.php' } }, { emarsys: { merchantId: 'M' } }, {}],
    Object.fromEntries(
      ['script-src', 'img-src', 'connect-src'].map((directive) => [
        directive,
        ['https://statistik.example', 'https://*.scarabresearch.com'],
      ]),
    ),
  ],
  [
    'a captcha',
    { captchaProvider: 'hcaptcha' },
    [],
    Object.fromEntries(
      ['script-src', 'connect-src', 'style-src', 'frame-src'].map((directive) => [
        directive,
        ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      ]),
    ),
  ],
  [
    'a captcha from another address',
    { captchaScriptUrl: 'https://www.recaptcha.net/recaptcha/api.js' },
    [],
    {
      ...Object.fromEntries(
        ['script-src', 'connect-src', 'style-src'].map((directive) => [
          directive,
          ['https://www.google.com', 'https://www.gstatic.com', 'https://www.recaptcha.net'],
        ]),
      ),
      'frame-src': ['https://www.google.com', 'https://recaptcha.google.com', 'https://www.recaptcha.net'],
    },
  ],
] as const)('%s: allowed only in its own directives', (_what, config, services, added) => {
  const policy = contentPolicy(config, services);
  for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'worker-src', 'frame-src']) {
    const more = (added as Readonly<Record<string, readonly string[]>>)[directive] ?? [];
    expect([directive, sourcesOf(policy, directive)]).toEqual([directive, [...(sourcesOf(strictest, directive) ?? []), ...more]]);
  }
});

test('the example configuration is valid', () => {
  const policy = contentPolicy(JSON.parse(readFileSync('deploy/config.example.json', 'utf8')) as object);
  expect(sourcesOf(policy, 'frame-src')).toContain('https://reports.example');
});

test.each([
  [{ pictureHosts: ['*.com'] }, /pictureHosts allows every host below com/],
  [{ pictureHosts: ['*'] }, /pictureHosts has an invalid host: "\*"/],
  [{ pictureHosts: ["bilder.example; script-src 'unsafe-inline'"] }, /pictureHosts has an invalid host/],
  [{ pictureHosts: 'bilder.example' }, /pictureHosts is not a list/],
  [{ chatUrl: 'javascript:alert(1)' }, /chatUrl is not an http address/],
  [{ analyticsUrl: 5 }, /analyticsUrl is not an http address: 5/],
  [{ leadTrackingUrl: 'http://' }, /leadTrackingUrl is not an http address/],
  [{ captchaProvider: 'friendly' }, /captchaProvider is neither/],
  [{ chatUrl: 'http://chat.example/' }, /chatUrl is not encrypted/],
  [{ loginUrl: 'http://id.example/' }, /loginUrl is not encrypted/],
  [{ loginUrl: '/my/orders' }, /loginUrl is an address of the shop itself/],
  [{ loginUrl: '/' }, /loginUrl is an address of the shop itself/],
  [{ logoutUrl: '/auth/redirect?x=1' }, /logoutUrl is an address of the shop itself/],
  [{ logoutUrl: '//id.example/logout' }, /logoutUrl lacks https: before its host/],
  [{ marketHosts: ['maerkte.example'] }, /marketHosts lists no markets/],
  [{ chatURL: 'https://chat.example/' }, /chatURL is an unknown field/],
])('%j is refused, because the gap in the policy would only show once a customer needs it', (config, message) => {
  expect(() => contentPolicy(config as object)).toThrow(PolicyError);
  expect(() => contentPolicy(config as object)).toThrow(message);
});

test.each([
  { chatUrl: '' },
  { chatUrl: null },
  { pictureHosts: null },
  { loginUrl: '/sso/in' },
  { loginUrl: null },
  { logoutUrl: 'https://id.example/out' },
  { chatTenant: 'AL' },
])('%j changes nothing', (config) => expect(contentPolicy(config)).toBe(strictest));

test('violations are reported if an address is set, and only reported during the transition', () => {
  const sending = { reportTo: 'https://trouble.example/csp' };
  const policy = contentPolicy({}, [], sending);
  expect(policy).toMatch(/; report-uri https:\/\/trouble\.example\/csp; report-to policy$/);
  const names = (isReportOnly: boolean) => securityHeaders(policy, { ...sending, isReportOnly }).map(([name]) => name);
  expect(names(false)).toContain('Content-Security-Policy');
  expect(names(false)).not.toContain('Content-Security-Policy-Report-Only');
  const stepwise = securityHeaders(policy, { ...sending, isReportOnly: true });
  expect(stepwise).toContainEqual(['Content-Security-Policy', "frame-ancestors 'none'"]);
  expect(stepwise).toContainEqual(['Content-Security-Policy-Report-Only', policy]);
  expect(stepwise).toContainEqual(['Reporting-Endpoints', 'policy="https://trouble.example/csp"']);
  for (const reportTo of ['https://a.example/"x', 'https://a.example/;x', 'ftp://a.example'])
    expect(() => contentPolicy({}, [], { reportTo })).toThrow(PolicyError);
});

test('no header can be ended by a line break, and none is sent twice', () => {
  for (const headers of [securityHeaders(strictest), answerHeaders, signOnHeaders]) {
    expect(headers.filter(([, value]) => /[\r\n]/.test(value))).toEqual([]);
    expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length);
  }
});

test('the operator’s book shows the policy of a shop without external services', () =>
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(`\nContent-Security-Policy: ${strictest}\n`));
