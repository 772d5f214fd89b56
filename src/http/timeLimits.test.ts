// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureHttp, type HttpPorts } from './ports';
import { bearerRequest } from './request';

const ports: HttpPorts = {
  token: () => 'T1',
  csrfToken: () => undefined,
  language: () => 'de',
  fetchToken: () => new Promise(() => undefined),
  storeToken: () => undefined,
  onSignedOut: () => undefined,
  onContentUnauthorized: () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  configureHttp(ports);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a token refresh in between counts towards a read's time limit", async () => {
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    return new Response(null, { status: 401 });
  });
  const failed = bearerRequest('/v1/x', { isRead: true }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await failed).toMatchObject({ name: 'FetchError', cause: { name: 'TimeoutError' } });
});

test('the limits are configurable', async () => {
  vi.stubGlobal(
    'fetch',
    (_url: string, init: RequestInit) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  configureHttp({ ...ports, timeLimits: { read: 20, other: 40 } });
  const failed = bearerRequest('/v1/x', { isRead: true }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20);
  expect(await failed).toMatchObject({ name: 'FetchError' });
});
