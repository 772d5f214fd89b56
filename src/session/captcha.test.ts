import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CaptchaError, captchaTitle, captchaToken } from './captcha';

const google = { captchaProvider: 'recaptcha', captchaScriptUrl: '' } as const;
const invisible = { captchaProvider: 'hcaptcha', captchaScriptUrl: 'https://captcha.example/1.js?hl=de' } as const;

/** Scripts that were asked for, and what comes of them. */
let asked: HTMLScriptElement[];
let arrival: (script: HTMLScriptElement) => void;

beforeEach(() => {
  asked = [];
  arrival = (script) => script.dispatchEvent(new Event('load'));
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push(script as HTMLScriptElement);
    queueMicrotask(() => arrival(script as HTMLScriptElement));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const addresses = () => asked.map(({ src }) => src);

test('a key for tests asks nobody', async () => {
  expect(await captchaToken('test:mock', google)).toBe('test-token mock');
  expect(asked).toEqual([]);
});

test('the script comes once, with the first token, from where the provider or the operator has it', async () => {
  const execute = vi.fn<(siteKey: string, options: object) => Promise<string>>(async () => 'token');
  vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => callback(), execute });
  expect([await captchaToken('once', google), await captchaToken('once', google)]).toEqual(['token', 'token']);
  expect(addresses()).toEqual(['https://www.google.com/recaptcha/api.js?render=once']);
  expect(execute.mock.calls).toEqual([
    ['once', { action: 'submit' }],
    ['once', { action: 'submit' }],
  ]);
  const render = vi.fn<(place: HTMLElement, options: object) => string>(() => 'widget');
  vi.stubGlobal('hcaptcha', { render, execute: async () => ({ response: 'other token' }) });
  expect(await captchaToken('site', invisible)).toBe('other token');
  expect(addresses()[1]).toBe('https://captcha.example/1.js?hl=de&render=explicit');
  expect(render).toHaveBeenCalledWith(expect.any(HTMLElement), { sitekey: 'site', size: 'invisible' });
  expect(document.body.querySelector('div')).toBeNull();
  expect([captchaTitle(google), captchaTitle(invisible)]).toEqual(['Google reCAPTCHA', 'hCaptcha']);
});

test('a script that does not come is asked for again with the next try', async () => {
  vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => callback(), execute: async () => 'token' });
  arrival = (script) => script.dispatchEvent(new Event('error'));
  await expect(captchaToken('again', google)).rejects.toThrow(CaptchaError);
  arrival = (script) => script.dispatchEvent(new Event('load'));
  expect(await captchaToken('again', google)).toBe('token');
  expect(asked).toHaveLength(2);
});

test.each<[string, unknown]>([
  ['brings nothing', undefined],
  ['gives no token', { ready: (callback: () => void) => callback(), execute: async () => '' }],
  ['refuses', { ready: (callback: () => void) => callback(), execute: () => Promise.reject(new Error('no')) }],
])('a script that %s fails', async (_case, script) => {
  vi.stubGlobal('grecaptcha', script);
  await expect(captchaToken('bad', google)).rejects.toThrow(CaptchaError);
});

test.each<[string, unknown, () => void]>([
  ['comes too late', undefined, () => undefined],
  ['is never ready', { ready: () => undefined }, () => asked[0]?.dispatchEvent(new Event('load'))],
])('a script that %s fails after a while', async (name, script, come) => {
  vi.useFakeTimers();
  vi.stubGlobal('grecaptcha', script);
  arrival = come;
  const outcome = captchaToken(name, google).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toBeInstanceOf(CaptchaError);
});
