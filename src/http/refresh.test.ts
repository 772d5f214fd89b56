// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FetchError, ResponseError, SessionUnreachableError } from './errors';
import { configureHttp } from './ports';
import { refreshToken } from './refresh';
import { bearerRequest, optionalBearerRequest } from './request';

/** A backend that accepts one token, and a browser that stores one. */
let kept: string | undefined;
let good: string;
let asked: { path: string; token: string | undefined; method: string }[];
let tokenCalls: { resolve(token: string | undefined): void; reject(error: unknown): void }[];
const onSignedOut = vi.fn<() => void>();
const storeToken = vi.fn<(token: string) => void>();
/** Answers held back, by path; released by calling them. */
let held: Map<string, () => void>;

beforeEach(() => {
  kept = 'T1';
  good = 'T2';
  asked = [];
  tokenCalls = [];
  held = new Map();
  onSignedOut.mockReset().mockImplementation(() => {
    kept = undefined;
  });
  storeToken.mockReset().mockImplementation((token) => {
    kept = token;
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '');
    const first = !asked.some(({ path }) => path === url);
    asked.push({ path: url, token, method: init.method ?? 'GET' });
    if (first && url.includes('late')) await new Promise<void>((resolve) => held.set(url, resolve));
    return token === good ? Response.json(url) : new Response(null, { status: 401 });
  });
  configureHttp({
    token: () => kept,
    csrfToken: () => undefined,
    language: () => 'de',
    fetchToken: () => new Promise((resolve, reject) => tokenCalls.push({ resolve, reject })),
    storeToken,
    onSignedOut,
    onContentUnauthorized: () => {
      throw new Error('no content call here');
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Lets everything happen that can happen without outside help. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function calls(count: number, request = bearerRequest<string>): Promise<PromiseSettledResult<string>[]> {
  return Promise.allSettled(Array.from({ length: count }, (_, index) => request(`/v1/${index}`)));
}

const refusal = new ResponseError({ status: 401, path: '/v1/my/token' });

test('20 simultaneous requests answered with 401 share one token call, and each is repeated once', async () => {
  const all = calls(20);
  await settle();
  expect(tokenCalls).toHaveLength(1);
  tokenCalls[0]!.resolve('T2');
  expect((await all).map((result) => result.status === 'fulfilled' && result.value)).toEqual(
    Array.from({ length: 20 }, (_, index) => `/v1/${index}`),
  );
  expect(asked.filter(({ token }) => token === 'T1')).toHaveLength(20);
  expect(asked.filter(({ token }) => token === 'T2')).toHaveLength(20);
  expect(storeToken.mock.calls).toEqual([['T2']]);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('a request answered with 401 again with the new token is not repeated a second time', async () => {
  good = 'other';
  const all = calls(3);
  await settle();
  tokenCalls[0]!.resolve('T2');
  expect((await all).map((result) => result.status === 'rejected' && result.reason.status)).toEqual([401, 401, 401]);
  expect(asked).toHaveLength(6);
  expect(tokenCalls).toHaveLength(1);
});

test('writing requests are repeated with method and body, because a 401 has no effect', async () => {
  const put = bearerRequest('/v1/cart', { method: 'PUT', body: '[]' });
  await settle();
  tokenCalls[0]!.resolve('T2');
  await put;
  expect(asked.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
});

test('a late 401 of the old token is repeated at once, without another token call', async () => {
  const late = bearerRequest('/v1/late');
  const early = bearerRequest('/v1/early');
  await settle();
  tokenCalls[0]!.resolve('T2');
  await early;
  held.get('/v1/late')!();
  await expect(late).resolves.toBe('/v1/late');
  expect(tokenCalls).toHaveLength(1);
});

test('a token that another tab has fetched meanwhile is used without a token call', async () => {
  const late = bearerRequest('/v1/late');
  await settle();
  kept = 'T2';
  held.get('/v1/late')!();
  await expect(late).resolves.toBe('/v1/late');
  expect(tokenCalls).toHaveLength(0);
});

test('requests that start during the refresh wait for it and go out once, with the new token', async () => {
  const first = bearerRequest('/v1/first');
  await settle();
  const waiting = [bearerRequest('/v1/a'), optionalBearerRequest('/v1/b')];
  await settle();
  expect(asked).toHaveLength(1);
  tokenCalls[0]!.resolve('T2');
  await Promise.all([first, ...waiting]);
  expect(asked.slice(1).map(({ token }) => token)).toEqual(['T2', 'T2', 'T2']);
});

test('refused: all callers get an error, and the end is announced once', async () => {
  const all = calls(20);
  await settle();
  const waiting = bearerRequest('/v1/waiting');
  tokenCalls[0]!.reject(refusal);
  const results = await all;
  expect(results.map((result) => result.status === 'rejected' && result.reason.path)).toEqual(
    Array.from({ length: 20 }, (_, index) => `/v1/${index}`),
  );
  await expect(waiting).rejects.toMatchObject({ name: 'ResponseError', status: 401, path: '/v1/waiting' });
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(20);
});

test('after the end, later and late requests neither request a token nor announce the end again', async () => {
  const late = bearerRequest('/v1/late');
  const early = bearerRequest('/v1/early');
  await settle();
  tokenCalls[0]!.reject(refusal);
  await expect(early).rejects.toBeInstanceOf(ResponseError);
  held.get('/v1/late')!();
  await expect(late).rejects.toMatchObject({ status: 401 });
  await expect(bearerRequest('/v1/after')).rejects.toMatchObject({ status: 401 });
  expect(tokenCalls).toHaveLength(1);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test('after the end, signing in again starts over', async () => {
  const first = bearerRequest('/v1/first');
  await settle();
  tokenCalls[0]!.reject(refusal);
  await expect(first).rejects.toBeInstanceOf(ResponseError);
  kept = 'T3';
  const second = bearerRequest('/v1/second');
  await settle();
  tokenCalls[1]!.resolve('T2');
  await expect(second).resolves.toBe('/v1/second');
});

const answered = (status: number, retryAfter?: number) => new ResponseError({ status, path: '/v1/my/token', retryAfter });

test.each([400, 401, 403])('%i of the session endpoint ends the session', async (status) => {
  const all = calls(2);
  await settle();
  tokenCalls[0]!.reject(answered(status));
  await all;
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(tokenCalls).toHaveLength(1);
});

test('an answer without a token ends the session', async () => {
  const all = calls(2);
  await settle();
  tokenCalls[0]!.resolve(undefined);
  await all;
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

describe('a session endpoint that leaves the session undecided', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
  const failures: readonly (readonly [string, Error])[] = [
    ...[404, 408, 409, 425, 429, 500, 502, 503, 504].map((status) => [String(status), answered(status)] as const),
    ['a page at 200', answered(200)],
    ['no network', new FetchError(new TypeError('offline'))],
  ];

  test.each(failures)('%s, twice: the calls fail, no user is signed out, and later calls try again', async (_case, error) => {
    const all = calls(5);
    await pass();
    const waiting = optionalBearerRequest('/v1/waiting').catch((thrown: unknown) => thrown);
    tokenCalls[0]!.reject(error);
    await pass(1_000);
    tokenCalls[1]!.reject(error);
    for (const result of await all) {
      expect(result.status === 'rejected' && result.reason).toBeInstanceOf(SessionUnreachableError);
    }
    expect(await waiting).toBeInstanceOf(SessionUnreachableError);
    expect(onSignedOut).not.toHaveBeenCalled();
    expect(kept).toBe('T1');
    await pass(60_000);
    expect(tokenCalls).toHaveLength(2);

    const again = bearerRequest('/v1/again');
    await pass();
    tokenCalls[2]!.resolve('T2');
    await expect(again).resolves.toBe('/v1/again');
  });

  test.each(failures)('%s, once: it is retried, without effect on the callers', async (_case, error) => {
    const put = bearerRequest('/v1/cart', { method: 'PUT', body: '[]' });
    await pass();
    tokenCalls[0]!.reject(error);
    await pass(1_000);
    tokenCalls[1]!.resolve('T2');
    await expect(put).resolves.toBe('/v1/cart');
    expect(asked.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
  });

  test('it is retried after Retry-After, not before', async () => {
    const call = bearerRequest('/v1/x');
    await pass();
    tokenCalls[0]!.reject(answered(503, 4));
    await pass(3_999);
    expect(tokenCalls).toHaveLength(1);
    await pass(501);
    tokenCalls[1]!.resolve('T2');
    await expect(call).resolves.toBe('/v1/x');
  });

  test('a Retry-After above five seconds prevents the retry', async () => {
    const call = bearerRequest('/v1/x').catch((error: unknown) => error);
    await pass();
    tokenCalls[0]!.reject(answered(429, 6));
    expect(await call).toMatchObject({ cause: { status: 429, retryAfter: 6 } });
    await pass(60_000);
    expect(tokenCalls).toHaveLength(1);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test.each([
    ['signed out by hand', undefined, undefined],
    ['given a token by another tab', 'T2', '/v1/x'],
  ])('%s before the retry: there is none', async (_case, now, answer) => {
    const call = bearerRequest('/v1/x').catch(() => undefined);
    await pass();
    tokenCalls[0]!.reject(answered(503));
    await pass();
    kept = now;
    await pass(1_000);
    expect(await call).toBe(answer);
    expect(tokenCalls).toHaveLength(1);
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

test('refused, while another tab got a token: that token is used', async () => {
  const call = bearerRequest('/v1/x');
  await settle();
  kept = 'T2';
  tokenCalls[0]!.reject(refusal);
  await expect(call).resolves.toBe('/v1/x');
  expect(onSignedOut).not.toHaveBeenCalled();
});

test.each([['resolve'], ['reject']] as const)('signed out by hand during the refresh (%s): the user stays signed out', async (way) => {
  const call = bearerRequest('/v1/x');
  await settle();
  const waiting = bearerRequest('/v1/waiting');
  const reading = optionalBearerRequest('/v1/reading');
  kept = undefined;
  if (way === 'resolve') tokenCalls[0]!.resolve('T2');
  else tokenCalls[0]!.reject(refusal);
  await expect(call).rejects.toMatchObject({ status: 401 });
  await expect(waiting).rejects.toMatchObject({ status: 401 });
  await expect(reading).rejects.toMatchObject({ status: 401 });
  expect(asked.at(-1)).toEqual({ path: '/v1/reading', token: undefined, method: 'GET' });
  expect(storeToken).not.toHaveBeenCalled();
  expect(onSignedOut).not.toHaveBeenCalled();
  expect(kept).toBeUndefined();
});

test('a call that needs the user and has no token gets one from the session', async () => {
  kept = undefined;
  const call = bearerRequest('/v1/x');
  await settle();
  tokenCalls[0]!.resolve('T2');
  await expect(call).resolves.toBe('/v1/x');
  expect(asked.map(({ token }) => token)).toEqual([undefined, 'T2']);
});

test('an anonymous read answered with 401 is a plain error', async () => {
  kept = undefined;
  await expect(optionalBearerRequest('/v1/x')).rejects.toMatchObject({ name: 'ResponseError', status: 401 });
  expect(tokenCalls).toHaveLength(0);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('a catalogue read with a token is refreshed and repeated like any other', async () => {
  const all = calls(4, optionalBearerRequest<string>);
  await settle();
  tokenCalls[0]!.resolve('T2');
  expect((await all).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(tokenCalls).toHaveLength(1);
});

test("a token that the browser can't keep still serves the repetition", async () => {
  storeToken.mockReset();
  const call = bearerRequest('/v1/x');
  await settle();
  tokenCalls[0]!.resolve('T2');
  await expect(call).resolves.toBe('/v1/x');
});

test.each([['turned away'], ['waiting']])('an abort while %s is an AbortError; the refresh continues for the others', async (when) => {
  const controller = new AbortController();
  const other = bearerRequest('/v1/other');
  if (when === 'waiting') await settle();
  const call = bearerRequest('/v1/x', { signal: controller.signal });
  const ended = call.catch((error: unknown) => error);
  await settle();
  controller.abort();
  expect(await ended).toMatchObject({ name: 'AbortError' });
  tokenCalls[0]!.resolve('T2');
  await expect(other).resolves.toBe('/v1/other');
  expect(asked.filter(({ path, token }) => path === '/v1/x' && token === 'T2')).toHaveLength(0);
  expect(tokenCalls).toHaveLength(1);
});

test('a caller that aborts before its 401 arrives neither waits for a refresh nor starts one', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', async () => {
    controller.abort();
    return new Response(null, { status: 401 });
  });
  await expect(bearerRequest('/v1/x', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(tokenCalls).toHaveLength(0);
});

test('other errors are passed on without a refresh', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 403 }));
  await expect(bearerRequest('/v1/x')).rejects.toMatchObject({ status: 403 });
  expect(tokenCalls).toHaveLength(0);
});

test('a caller that asks for a refresh during a refresh shares it, and requests turned away join it', async () => {
  const outcomes = Promise.all([refreshToken(), refreshToken()]);
  const call = bearerRequest('/v1/x');
  await settle();
  expect(asked).toHaveLength(0);
  tokenCalls[0]!.resolve('T2');
  expect(await outcomes).toEqual([
    { kind: 'refreshed', token: 'T2' },
    { kind: 'refreshed', token: 'T2' },
  ]);
  await call;
  expect(tokenCalls).toHaveLength(1);
});

test('reconnecting the transport drops a refresh under way', async () => {
  void refreshToken();
  configureHttp({
    token: () => 'T2',
    csrfToken: () => undefined,
    language: () => 'de',
    fetchToken: async () => 'T2',
    storeToken,
    onSignedOut,
    onContentUnauthorized: () => undefined,
  });
  await expect(bearerRequest('/v1/x')).resolves.toBe('/v1/x');
});
