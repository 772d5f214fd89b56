import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeToErrors, reportError } from '#platform/errorReports.ts';
import { defaultConfig } from '#session/runtimeConfig.ts';
// Imported here, as loading it on demand exceeds the test's timeout on a busy machine.
import './report';
import { startReporting } from './startReporting';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const follow = vi.hoisted(() => vi.fn<(report: () => void) => void>());
vi.mock('web-vitals', () => ({ onCLS: follow, onFCP: follow, onINP: follow, onLCP: follow, onTTFB: follow }));

beforeEach(() => {
  // Tests share their modules: drains errors of earlier tests.
  subscribeToErrors(() => undefined)();
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  history.replaceState(null, '', '/my/orders/detail/4501000040?q=anna');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

test('without an address, and for a page outside the sample, nothing is observed and nothing is sent', async () => {
  const listen = vi.spyOn(window, 'addEventListener');
  startReporting(defaultConfig);
  vi.spyOn(Math, 'random').mockReturnValue(0.2);
  startReporting({ ...defaultConfig, reportUrl: '/shop-reports', reportShare: 0.2 });
  expect(listen).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetched).not.toHaveBeenCalled();
});

test('errors from before the reporter loaded are sent with later ones, without cookies, address and words, when the page is left', async () => {
  sessionStorage.setItem('start:reloaded', '1');
  document.head.append(Object.assign(document.createElement('meta'), { name: 'release', content: '2026.11.2' }));
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
  startReporting({ ...defaultConfig, reportUrl: '/shop-reports' });
  // Extensions of the browser throw as much as they like.
  for (let number = 0; number < 25; number++) {
    const strange = Object.assign(new TypeError('x'), { stack: `TypeError: x\n    at f (chrome-extension://abcdef/a.js:${number}:2)` });
    window.dispatchEvent(new ErrorEvent('error', { error: strange }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: strange }));
  }
  // An app around the page has put code into it.
  for (const name of ['ReferenceError', 'TypeError', 'SyntaxError']) {
    const injected = Object.assign(new Error('x'), { name, stack: 'global code@https://al.shop.example/my/orders/detail/4501000040:1:23' });
    window.dispatchEvent(new ErrorEvent('error', { error: injected }));
  }
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'style-src',
      blockedURI: 'inline',
      sourceFile: 'moz-extension',
    }),
  );
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'script-src',
      blockedURI: 'chrome-extension',
      sourceFile: '',
    }),
  );
  const error = new RangeError('Anna Huber');
  error.stack = 'RangeError: Anna Huber\n  at https://al.shop.example/assets/shop-X.js:1:7';
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src', blockedURI: 'https://img.example/a?user=anna' }),
  );
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'script-src-elem', blockedURI: 'inline' }),
  );
  reportError({ kind: 'chunk', operation: 'look' });
  await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(5));
  window.dispatchEvent(new Event('pagehide'));
  expect(fetched).toHaveBeenCalledOnce();
  const [[url, { body, ...init }] = ['', {}]] = fetched.mock.calls;
  expect(url).toBe('/shop-reports');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' });
  const { release, reports } = JSON.parse(String(body)) as { release: string; reports: Record<string, unknown>[] };
  expect(release).toBe('2026.11.2');
  expect(reports.map(({ kind, operation, count }) => [kind, operation, count])).toEqual([
    ['uncaught', 'RangeError shop-X.js:1:7', 2],
    ['policy', 'img-src https://img.example', 1],
    ['policy', 'script-src-elem inline', 1],
    ['chunk', 'look', 1],
    ['start', 'reloaded', 1],
  ]);
  expect(String(body)).not.toMatch(/Huber|4501|anna/);
  expect(reports[0]).toHaveProperty('screen', '/my/orders/detail/:orderId');
  expect(sessionStorage.getItem('start:reloaded')).toBe('reported');
});
