// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { FetchError, ResponseError } from './errors';
import type { FileAnswer } from './fileAnswer';
import { configureHttp, type HttpPorts } from './ports';
import { requestIdOf } from '#platform/requestId.ts';
import { bearerRequest, csrfRequest, optionalBearerRequest, sessionRequest } from './request';

const transports = { bearerRequest, optionalBearerRequest, csrfRequest, sessionRequest };
const each = Object.entries(transports);

let fetchStub: Mock<typeof fetch>;
let ports: { [Port in Exclude<keyof HttpPorts, 'timeLimits'>]: Mock<HttpPorts[Port]> };

beforeEach(() => {
  fetchStub = vi.fn<typeof fetch>(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', fetchStub);
  ports = {
    token: vi.fn<HttpPorts['token']>(() => 'T1'),
    csrfToken: vi.fn<HttpPorts['csrfToken']>(() => 'C1'),
    language: vi.fn<HttpPorts['language']>(() => 'it'),
    fetchToken: vi.fn<HttpPorts['fetchToken']>(async () => 'T2'),
    storeToken: vi.fn<HttpPorts['storeToken']>(),
    onSignedOut: vi.fn<HttpPorts['onSignedOut']>(),
    onContentUnauthorized: vi.fn<HttpPorts['onContentUnauthorized']>(),
  };
  configureHttp(ports);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function sent(index = 0) {
  const call = fetchStub.mock.calls[index];
  if (!call) throw new Error(`no request ${index}`);
  return { url: String(call[0]), init: call[1], headers: Object.fromEntries(new Headers(call[1]?.headers)) };
}

const someId: unknown = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{20}$/);

async function failure(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('the call succeeded');
}

test.each([
  ['bearerRequest', { 'accept-language': 'it', authorization: 'Bearer T1' }],
  ['optionalBearerRequest', { 'accept-language': 'it', authorization: 'Bearer T1' }],
  ['csrfRequest', { 'accept-language': 'it', 'x-xsrf-token': 'C1' }],
  ['sessionRequest', { 'accept-language': 'it' }],
] as const)('%s sends exactly its headers, to this origin only', async (name, headers) => {
  await transports[name]('/v1/x');
  expect(sent().headers).toEqual({ ...headers, 'x-request-id': someId });
  expect(sent().init?.credentials).toBe('same-origin');
});

test.each(['bearerRequest', 'optionalBearerRequest'] as const)('%s without a token sends no Authorization', async (name) => {
  ports.token.mockReturnValue(undefined);
  await transports[name]('/v1/x');
  expect(sent().headers).toEqual({ 'accept-language': 'it', 'x-request-id': someId });
});

test("the caller's options are kept: method, body, headers, keepalive", async () => {
  await bearerRequest('/v1/x', {
    method: 'PUT',
    body: '{"a":1}',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
  });
  expect(sent().init).toMatchObject({ method: 'PUT', body: '{"a":1}', keepalive: true });
  expect(sent().headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k', authorization: 'Bearer T1' });
});

test('the newest CSRF token is used for every call', async () => {
  await csrfRequest('/v1/cms/header');
  ports.csrfToken.mockReturnValue('C2');
  await csrfRequest('/v1/cms/footer');
  ports.csrfToken.mockReturnValue(undefined);
  await csrfRequest('/v1/cms/jobs');
  expect([0, 1, 2].map((index) => sent(index).headers['x-xsrf-token'])).toEqual(['C1', 'C2', undefined]);
});

test('a refused CSRF token is retried once if it has changed meanwhile', async () => {
  fetchStub.mockImplementationOnce(async () => {
    ports.csrfToken.mockReturnValue('C2');
    return new Response(null, { status: 403 });
  });
  await expect(csrfRequest('/v1/cms/pages', { method: 'POST', body: '{"a":1}' })).resolves.toEqual({ ok: true });
  expect([sent(), sent(1)].map(({ headers, init }) => [headers['x-xsrf-token'], init?.body])).toEqual([
    ['C1', '{"a":1}'],
    ['C2', '{"a":1}'],
  ]);
});

test.each([
  ['the same token', 403, 'C1', 1],
  ['another failure', 500, 'C2', 1],
  ['refused twice', 403, 'C2', 2],
])('%s is not retried', async (_case, status, later, calls) => {
  fetchStub.mockImplementation(async () => {
    ports.csrfToken.mockReturnValue(later);
    return new Response(null, { status });
  });
  expect(await failure(csrfRequest('/v1/cms/footer'))).toMatchObject({ status });
  expect(fetchStub).toHaveBeenCalledTimes(calls);
});

test.each([['a\nb'], ['a\r\nX-Evil: 1'], ['ü'], ['a\u0000'], ['']])(
  'a cookie that is invalid in a header (%j) is left out',
  async (value) => {
    ports.csrfToken.mockReturnValue(value);
    ports.token.mockReturnValue(value);
    await csrfRequest('/v1/x');
    expect(sent().headers).toEqual({ 'accept-language': 'it', 'x-request-id': someId });
    await bearerRequest('/v1/x');
    expect(sent(1).headers).not.toHaveProperty('x-evil');
  },
);

test.each([
  ['/v1/a/', '/v1/a'],
  ['/v1/a///', '/v1/a'],
  ['/v1/a/?q=b/', '/v1/a?q=b/'],
  ['/v1/a//?', '/v1/a?'],
  ['/v1/a/#b/', '/v1/a#b/'],
  ['/v1/a?next=/b/', '/v1/a?next=/b/'],
  ['/klevu-proxy/analytics/search/', '/klevu-proxy/analytics/search'],
  ['/v1/', '/v1'],
  ['/', '/'],
  ['/v1/a..b/...', '/v1/a..b/...'],
])('%s is requested as %s', async (url, asked) => {
  await optionalBearerRequest(url);
  expect(sent().url).toBe(asked);
});

test.each([['/v1/t/AL/products/..'], ['/v1/t/../my/token'], ['/v1/./x'], ['/v1/x/.']])(
  '%s has dot segments and is never sent',
  async (url) => {
    expect(await failure(bearerRequest(url))).toMatchObject({ name: 'ResponseError', status: 404 });
    expect(fetchStub).not.toHaveBeenCalled();
  },
);

test.each(each)('%s reads JSON', async (_name, request) => {
  fetchStub.mockResolvedValue(new Response('{"a":[1,null]}', { headers: { 'Content-Type': 'application/json;charset=UTF-8' } }));
  expect(await request('/v1/x')).toEqual({ a: [1, null] });
});

test.each([
  ['application/problem+json', '1', 1],
  ['APPLICATION/JSON', 'false', false],
  ['application/json', 'null', null],
  ['application/json', '', undefined],
  ['text/plain;charset=utf-8', 'Käse', 'Käse'],
  ['text/plain', '', undefined],
  ['text/csv', 'a;b', 'a;b'],
])('%s with %j is parsed as %j', async (type, text, value) => {
  fetchStub.mockResolvedValue(new Response(text, { headers: { 'Content-Type': type } }));
  expect(await bearerRequest('/v1/x')).toEqual(value);
});

test.each([
  ['application/pdf'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['application/octet-stream'],
  ['image/png'],
])('%s returns a file of that type with its name', async (type) => {
  const answer = (headers = {}) => new Response(new Uint8Array([1, 2, 3]), { headers: { 'Content-Type': type, ...headers } });
  fetchStub.mockResolvedValueOnce(answer({ 'Content-Disposition': 'attachment; filename="a b"' })).mockResolvedValueOnce(answer());
  const { blob, name } = await bearerRequest<FileAnswer>('/v1/x', { isFile: true });
  expect(blob).toBeInstanceOf(Blob);
  expect([blob.size, blob.type, name]).toEqual([3, type, 'a b']);
  expect((await bearerRequest<FileAnswer>('/v1/x', { isFile: true })).name).toBeUndefined();
});

test.each([
  ['application/json', '{"a":1}'],
  ['text/plain', 'a'],
  ['text/html', '<p>'],
  ['application/pdf', ''],
])('%s is not accepted as a file', async (type, text) => {
  fetchStub.mockResolvedValue(new Response(text, { headers: { 'Content-Type': type } }));
  expect(await failure(bearerRequest('/v1/x?a=b', { isFile: true }))).toMatchObject({ name: 'ResponseError', status: 200, path: '/v1/x' });
});

test.each([[204], [205]])('%i returns undefined', async (status) => {
  fetchStub.mockResolvedValue(new Response(null, { status }));
  expect(await bearerRequest('/v1/x')).toBeUndefined();
});

test('an empty answer without a content type returns undefined', async () => {
  fetchStub.mockResolvedValue(new Response(null, { status: 200 }));
  expect(await bearerRequest('/v1/x')).toBeUndefined();
});

test.each(['{', '<html>', '{"a":1}}', 'undefined'])('unreadable JSON (%j) is a ResponseError with its cause', async (text) => {
  fetchStub.mockResolvedValue(new Response(text, { headers: { 'Content-Type': 'application/json' } }));
  const error = await failure(bearerRequest('/v1/x?secret=1'));
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({ status: 200, path: '/v1/x', cause: expect.any(SyntaxError) });
});

test('a page instead of data is a ResponseError', async () => {
  fetchStub.mockResolvedValue(new Response('<html></html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
  expect(await failure(bearerRequest('/v1/x'))).toMatchObject({ name: 'ResponseError', status: 200 });
});

test.each([[300], [400], [403], [404], [409], [422], [429], [500], [503]])('status %i is a ResponseError', async (status) => {
  for (const [, request] of each) {
    fetchStub.mockResolvedValue(new Response('no', { status }));
    const error = await failure(request('/v1/a/?q=private'));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ message: 'Response returned an error code', status, path: '/v1/a', problem: undefined });
  }
});

test('the problem is copied field by field', async () => {
  fetchStub.mockResolvedValue(
    Response.json(
      { code: 'MIN', message: 'zu wenig', field: 'items[0].amount', errors: [{ field: 'a', message: 'b' }, { field: 1 }, null], more: 1 },
      { status: 422 },
    ),
  );
  expect(await failure(bearerRequest('/v1/x'))).toMatchObject({
    problem: { code: 'MIN', message: 'zu wenig', field: 'items[0].amount', errors: [{ field: 'a', message: 'b' }] },
  });
});

test.each([['null'], ['[]'], ['"x"'], ['{'], ['{"code":5,"errors":"x"}']])('a hostile problem body (%s) has no effect', async (text) => {
  fetchStub.mockResolvedValue(new Response(text, { status: 400, headers: { 'Content-Type': 'application/json' } }));
  const error = await failure(bearerRequest('/v1/x'));
  expect(error).toMatchObject({ name: 'ResponseError', status: 400 });
  expect(error instanceof ResponseError && error.problem?.code).toBeFalsy();
});

test.each([
  ['7', 7],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:00:09 GMT', 9],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
])('Retry-After %j is %j seconds', async (header, seconds) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
  fetchStub.mockResolvedValue(new Response(null, { status: 429, headers: { 'Retry-After': header } }));
  expect(await failure(bearerRequest('/v1/x'))).toMatchObject({ status: 429, retryAfter: seconds });
});

test.each(each)('%s: no network is a FetchError', async (_name, request) => {
  const cause = new TypeError('Failed to fetch');
  fetchStub.mockRejectedValue(cause);
  const error = await failure(request('/v1/x'));
  expect(error).toBeInstanceOf(FetchError);
  expect(error).toMatchObject({
    name: 'FetchError',
    message: 'The request failed and the interceptors did not return an alternative response',
    cause,
  });
});

test('a connection lost in the middle of the body is a FetchError', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
  fetchStub.mockResolvedValue(new Response(body, { headers: { 'Content-Type': 'application/json' } }));
  expect(await failure(bearerRequest('/v1/x'))).toBeInstanceOf(FetchError);
});

/** A fetch that only ends when its signal does. */
function hang(): void {
  fetchStub.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
}

test.each(each)('%s: an abort by the caller stays an AbortError', async (_name, request) => {
  hang();
  const controller = new AbortController();
  const call = failure(request('/v1/x', { signal: controller.signal }));
  controller.abort();
  expect(await call).toMatchObject({ name: 'AbortError' });
});

test.each(
  each.flatMap(
    ([name, request]) =>
      [
        [name, 'a read', { isRead: true }, 15_000, request],
        [name, 'a mutation', {}, 30_000, request],
      ] as const,
  ),
)('%s: a timeout of %s is a FetchError', async (_name, _what, call, limit, request) => {
  vi.useFakeTimers();
  hang();
  const failed = failure(request('/v1/x', { ...call, signal: new AbortController().signal }));
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(sent().init?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const error = await failed;
  expect(error).toBeInstanceOf(FetchError);
  expect(error).toMatchObject({ cause: { name: 'TimeoutError' } });
  expect(vi.getTimerCount()).toBe(0);
});

test('each try has an id of its own, and the error has the last one', async () => {
  fetchStub.mockImplementation(async () => new Response(null, { status: 401 }));
  const error = await failure(bearerRequest('/v1/x'));
  const ids = [0, 1].map((index) => sent(index).headers['x-request-id']);
  expect(ids).toEqual([someId, someId]);
  expect(new Set(ids).size).toBe(2);
  expect(requestIdOf(error)).toBe(ids[1]);
});

test.each(['lost', 'of another shape'])('an answer that is %s fails with the id of its request', async (kind) => {
  if (kind === 'lost') fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  else fetchStub.mockResolvedValue(new Response('{', { headers: { 'Content-Type': 'application/json' } }));
  expect(requestIdOf(await failure(bearerRequest('/v1/x')))).toBe(sent().headers['x-request-id']);
});

test('an answered call leaves no timer behind', async () => {
  vi.useFakeTimers();
  await bearerRequest('/v1/x');
  expect(vi.getTimerCount()).toBe(0);
});

test('the session endpoint answered with 401 is just an error', async () => {
  fetchStub.mockResolvedValue(new Response(null, { status: 401 }));
  expect(await failure(sessionRequest('/v1/my/token'))).toMatchObject({ status: 401 });
  expect(ports.fetchToken).not.toHaveBeenCalled();
  expect(ports.onSignedOut).not.toHaveBeenCalled();
});
