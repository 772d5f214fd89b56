import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CaptchaError, captchaTitle, captchaToken } from './captcha';

const google = { captchaProvider: 'recaptcha', captchaScriptUrl: '' } as const;
const invisible = { captchaProvider: 'hcaptcha', captchaScriptUrl: 'https://captcha.example/1.js?hl=de' } as const;

const staying = new AbortController().signal;

/** Requested scripts, with their results. */
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

test('a test key loads no script', async () => {
  expect(await captchaToken('test:mock', google, staying)).toBe('test-token mock');
  expect(asked).toEqual([]);
});

test("the script is loaded once, with the first token, from the provider's or the operator's address", async () => {
  const execute = vi.fn<(siteKey: string, options: object) => Promise<string>>(async () => 'token');
  vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => callback(), execute });
  expect([await captchaToken('once', google, staying), await captchaToken('once', google, staying)]).toEqual(['token', 'token']);
  expect(addresses()).toEqual(['https://www.google.com/recaptcha/api.js?render=once&trustedtypes=true']);
  expect(execute.mock.calls).toEqual([
    ['once', { action: 'submit' }],
    ['once', { action: 'submit' }],
  ]);
  const render = vi.fn<(place: HTMLElement, options: object) => string>(() => 'widget');
  const remove = vi.fn<(widget: string) => void>();
  vi.stubGlobal('hcaptcha', { render, remove, execute: async () => ({ response: 'other token' }) });
  expect(await captchaToken('site', invisible, staying)).toBe('other token');
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

test('a script that fails to load is requested again with the next try', async () => {
  vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => callback(), execute: async () => 'token' });
  arrival = (script) => script.dispatchEvent(new Event('error'));
  await expect(captchaToken('again', google, staying)).rejects.toThrow(CaptchaError);
  arrival = (script) => script.dispatchEvent(new Event('load'));
  expect(await captchaToken('again', google, staying)).toBe('token');
  expect(asked).toHaveLength(2);
});

test.each<[string, unknown]>([
  ['brings nothing', undefined],
  ['gives no token', { ready: (callback: () => void) => callback(), execute: async () => '' }],
  ['refuses', { ready: (callback: () => void) => callback(), execute: () => Promise.reject(new Error('no')) }],
])('a script that %s fails', async (_case, script) => {
  vi.stubGlobal('grecaptcha', script);
  await expect(captchaToken('bad', google, staying)).rejects.toThrow(CaptchaError);
});

test.each<[string, unknown, () => void]>([
  ['comes too late', undefined, () => undefined],
  ['is never ready', { ready: () => undefined }, () => asked[0]?.dispatchEvent(new Event('load'))],
])('a script that %s fails after a timeout', async (name, script, come) => {
  vi.useFakeTimers();
  vi.stubGlobal('grecaptcha', script);
  arrival = come;
  const outcome = captchaToken(name, google, staying).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toBeInstanceOf(CaptchaError);
});

test.each<[string, unknown]>([
  ['comes to nothing', undefined],
  ['is never ready, because its resources are blocked', { ready: () => undefined }],
])('a script that %s is fetched again with the next try', async (name, script) => {
  vi.useFakeTimers();
  vi.stubGlobal('grecaptcha', script);
  const outcome = captchaToken(`twice ${name}`, google, staying).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toBeInstanceOf(CaptchaError);
  vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => callback(), execute: async () => 'token' });
  expect(await captchaToken(`twice ${name}`, google, staying)).toBe('token');
  expect(asked).toHaveLength(2);
});

test('no challenge is shown for a form that was closed', async () => {
  const leaving = new AbortController();
  leaving.abort();
  await expect(captchaToken('test:mock', google, leaving.signal)).rejects.toThrow(CaptchaError);
  await expect(captchaToken('gone', google, leaving.signal)).rejects.toThrow(CaptchaError);
  expect(asked).toEqual([]);
});

test('a token that arrives after the form was closed is dropped', async () => {
  const leaving = new AbortController();
  const execute = async () => {
    leaving.abort();
    return 'token';
  };
  vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => callback(), execute });
  await expect(captchaToken('late', google, leaving.signal)).rejects.toThrow(CaptchaError);
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

  const outcomeOf = (siteKey: string, gone = staying) => captchaToken(siteKey, invisible, gone).catch((error: unknown) => error);

  test('that stays silent fails after a timeout, and leaves nothing behind', async () => {
    const outcome = outcomeOf('mute');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toMatchObject({ name: 'CaptchaError', isUnfinished: false });
    expect(remove).toHaveBeenCalled();
    expect(document.body.querySelector('div')).toBeNull();
  });

  test('that shows a challenge waits as long as the user takes', async () => {
    const outcome = outcomeOf('asking');
    await vi.advanceTimersByTimeAsync(1_000);
    ask?.();
    await vi.advanceTimersByTimeAsync(600_000);
    settle.resolve({ response: 'solved' });
    expect(await outcome).toBe('solved');
  });

  test('is removed if the form is closed during the challenge, and a later solution is no token', async () => {
    const leaving = new AbortController();
    const outcome = outcomeOf('left', leaving.signal);
    await vi.advanceTimersByTimeAsync(1_000);
    ask?.();
    leaving.abort();
    expect(await outcome).toBeInstanceOf(CaptchaError);
    expect(remove).toHaveBeenCalled();
    expect(document.body.querySelector('div')).toBeNull();
    settle.resolve({ response: 'solved' });
    await vi.advanceTimersByTimeAsync(15_000);
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
