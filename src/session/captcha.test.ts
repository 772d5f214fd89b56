import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  expect(addresses()).toEqual(['https://www.google.com/recaptcha/api.js?render=once&trustedtypes=true']);
  expect(execute.mock.calls).toEqual([
    ['once', { action: 'submit' }],
    ['once', { action: 'submit' }],
  ]);
  const render = vi.fn<(place: HTMLElement, options: object) => string>(() => 'widget');
  const remove = vi.fn<(widget: string) => void>();
  vi.stubGlobal('hcaptcha', { render, remove, execute: async () => ({ response: 'other token' }) });
  expect(await captchaToken('site', invisible)).toBe('other token');
  expect(addresses()[1]).toBe('https://captcha.example/1.js?hl=de&render=explicit');
  expect(render).toHaveBeenCalledWith(expect.any(HTMLElement), {
    sitekey: 'site',
    size: 'invisible',
    'open-callback': expect.any(Function),
  });
  expect(remove).toHaveBeenCalledWith('widget');
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

test.each<[string, unknown]>([
  ['comes to nothing', undefined],
  ['is never ready, because what it fetches is blocked', { ready: () => undefined }],
])('a script that %s is fetched again with the next try', async (name, script) => {
  vi.useFakeTimers();
  vi.stubGlobal('grecaptcha', script);
  const outcome = captchaToken(`twice ${name}`, google).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toBeInstanceOf(CaptchaError);
  vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => callback(), execute: async () => 'token' });
  expect(await captchaToken(`twice ${name}`, google)).toBe('token');
  expect(asked).toHaveLength(2);
});

describe('the invisible captcha', () => {
  let ask: (() => void) | undefined;
  let settle: { resolve(answer: { response: string }): void; reject(code: string): void };
  const remove = vi.fn<() => void>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('hcaptcha', {
      render: (_place: HTMLElement, options: { 'open-callback': () => void }) => {
        ask = options['open-callback'];
        return 'widget';
      },
      execute: () => new Promise((resolve, reject) => (settle = { resolve, reject })),
      remove,
    });
  });

  const outcomeOf = (siteKey: string) => captchaToken(siteKey, invisible).catch((error: unknown) => error);

  test('that neither asks nor answers fails after a while, and leaves nothing behind', async () => {
    const outcome = outcomeOf('mute');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toMatchObject({ name: 'CaptchaError', isUnfinished: false });
    expect(remove).toHaveBeenCalled();
    expect(document.body.querySelector('div')).toBeNull();
  });

  test('that asks a person something waits for as long as the person takes', async () => {
    const outcome = outcomeOf('asking');
    await vi.advanceTimersByTimeAsync(1_000);
    ask?.();
    await vi.advanceTimersByTimeAsync(600_000);
    settle.resolve({ response: 'solved' });
    expect(await outcome).toBe('solved');
  });

  test.each([
    ['challenge-closed', true],
    ['challenge-expired', true],
    ['network-error', false],
  ])('that ends with %s', async (code, isUnfinished) => {
    const outcome = outcomeOf(code);
    await vi.advanceTimersByTimeAsync(1_000);
    ask?.();
    settle.reject(code);
    expect(await outcome).toMatchObject({ name: 'CaptchaError', isUnfinished });
  });
});
