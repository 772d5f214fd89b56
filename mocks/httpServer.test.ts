import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { createHttpServer } from './httpServer';
import { openWorlds } from './worlds';

const server = createHttpServer(openWorlds({ isStrict: true }));
let port = 0;
let origin = '';
let errors: MockInstance<typeof console.error>;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  port = (server.address() as AddressInfo).port;
  origin = `http://127.0.0.1:${port}`;
});
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends bytes as they are and reads until the server ends the connection. */
function raw(text: string): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (part) => {
      answer += part.toString('utf8');
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body });
    });
  });
}

const ask = (line: string, ...headers: readonly string[]) =>
  raw(
    [
      line,
      ...(headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: al.localhost']),
      'Connection: close',
      ...headers,
      '',
      '',
    ].join('\r\n'),
  );

async function isUp(): Promise<boolean> {
  return (await fetch(`${origin}/mock/health`)).ok;
}

test.each<[string, string, number, string, ...string[]]>([
  ['an empty host in the path', 'GET // HTTP/1.1', 404, 'notFound'],
  ['a host in the path', 'GET //evil.example/v1/cms/header HTTP/1.1', 404, 'notFound'],
  ['backslashes', 'GET /\\evil HTTP/1.1', 404, 'notFound'],
  ['a lone percent sign', 'GET /v1/t/AL/products/% HTTP/1.1', 404, 'unknownCall'],
  ['a host with a space', 'GET /mock/health HTTP/1.1', 400, 'badRequest', 'Host: a b'],
  ['a host with a path', 'GET /mock/health HTTP/1.1', 400, 'badRequest', 'Host: a/b'],
  ['a host with a user', 'GET /mock/health HTTP/1.1', 400, 'badRequest', 'Host: user:word@host'],
  ['a host of brackets', 'GET /mock/health HTTP/1.1', 400, 'badRequest', 'Host: [::'],
  ['an empty host', 'GET /mock/health HTTP/1.1', 400, 'badRequest', 'Host: '],
  ["a port that there isn't", 'GET /mock/health HTTP/1.1', 400, 'badRequest', 'Host: al.localhost:99999'],
  ['TRACE', 'TRACE /v1/cms/header HTTP/1.1', 405, 'methodNotAllowed'],
  ['TRACE of nothing', 'TRACE /nothing HTTP/1.1', 404, 'notFound'],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1', 405, 'methodNotAllowed'],
  ['an unknown method', 'BREW /pot HTTP/1.1', 400, 'badRequest'],
  ['a whole address of another scheme', 'GET ftp://user:word@host/ HTTP/1.1', 400, 'badRequest'],
  ['a whole address without a host', 'GET http:// HTTP/1.1', 400, 'badRequest'],
  ['no HTTP', 'hello', 400, 'badRequest'],
  ['a head without end', `GET /${'x'.repeat(40_000)} HTTP/1.1`, 431, 'badRequest'],
  ['a length that is none', 'POST /mock/scenario HTTP/1.1', 400, 'badRequest', 'Content-Length: -1'],
  ['a wrong method', 'DELETE /mock/users HTTP/1.1', 405, 'methodNotAllowed'],
])('%s is answered with a problem, and the server keeps running', async (_case, line, status, code, ...headers) => {
  const answer = await ask(line, ...headers);
  expect([answer.status, /"code":"(\w+)"/.exec(answer.body)?.[1]]).toEqual([status, code]);
  expect(await isUp()).toBe(true);
  expect(errors).not.toHaveBeenCalled();
});

test('an absolute URL with credentials is treated as its path', async () => {
  expect((await ask('GET http://user:word@evil.example/mock/health HTTP/1.1')).status).toBe(200);
  expect((await ask('OPTIONS * HTTP/1.1')).status).toBe(404);
});

test.each([
  ['PATCH', '/v1/t/AL/my/shopping-cart/100', 405, 'GET, PUT, DELETE, HEAD'],
  ['TRACE', '/v1/cms/header', 405, 'GET, HEAD'],
  ['POST', '/media/content/markt.svg', 405, 'GET, HEAD'],
  ['GET', '/mock/reset', 405, 'POST'],
  ['PUT', '/auth/login', 405, 'GET, HEAD, POST'],
  ['OPTIONS', '/v1/cms/header', 204, 'GET, HEAD'],
])('%s %s lists the allowed methods', async (method, path, status, allowed) => {
  const { head, ...answer } = await ask(`${method} ${path} HTTP/1.1`);
  expect([answer.status, /^allow: (.*)$/im.exec(head)?.[1]]).toEqual([status, allowed]);
});

test.each(['/v1/cms/header', '/media/content/markt.svg', '/mock/users', '/auth/login'])(
  'HEAD of %s is its GET without a body',
  async (path) => {
    const [whole, head] = await Promise.all([fetch(origin + path), fetch(origin + path, { method: 'HEAD' })]);
    expect([head.status, head.headers.get('Content-Type')]).toEqual([200, whole.headers.get('Content-Type')]);
    expect((await whole.text()).length).toBeGreaterThan(20);
    expect((await ask(`HEAD ${path} HTTP/1.1`)).body).toBe('');
  },
);

/** Sends a body to a call that takes JSON. */
const post = (body: NonNullable<RequestInit['body']>, headers: Record<string, string>) =>
  fetch(`${origin}/v1/t/AL/products/search`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
const json = { 'Content-Type': 'application/json' };

test('a body above 5 MB is too large, with or without a Content-Length', async () => {
  const large = JSON.stringify({ query: 'x'.repeat(6_000_000) });
  const streamed = () => new Blob([large]).stream();
  for (const body of [large, streamed()]) {
    const response = await post(body, json);
    expect([response.status, await response.json()]).toEqual([413, expect.objectContaining({ code: 'bodyTooLarge' })]);
  }
  expect((await post(JSON.stringify({ query: 'milch' }), json)).status).toBe(200);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '', 'nonsense'])(
  'a body of the type "%s" is refused',
  async (type) => {
    const response = await post(new TextEncoder().encode('{"query":"milch"}'), type === '' ? {} : { 'Content-Type': type });
    expect([response.status, await response.json()]).toEqual([
      415,
      expect.objectContaining({ code: 'unsupportedType', message: expect.stringContaining('application/json') }),
    ]);
  },
);

test('the type of a body may name a charset, in any case', async () => {
  expect((await post('{"query":"milch"}', { 'Content-Type': 'Application/JSON; charset=utf-8' })).status).toBe(200);
});

test('the sign-on accepts forms only', async () => {
  const response = await fetch(`${origin}/auth/login`, { method: 'POST', body: '{"userName":"anna.al"}', headers: json });
  expect([response.status, await response.json()]).toEqual([415, expect.objectContaining({ code: 'unsupportedType' })]);
});

test('a client that disconnects within a body is dropped', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        'POST /v1/t/AL/products/search HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"que',
        () => socket.destroy(),
      );
    });
    socket.on('close', () => resolve());
  });
  expect(await isUp()).toBe(true);
  expect(errors).not.toHaveBeenCalled();
});

/** A token as the sign-on makes them, with other claims; the seal is no secret. */
async function tokenWith(change: (claims: Record<string, unknown>) => unknown): Promise<string> {
  const signOn = await openWorlds({}).backendOf(undefined).signIn('anna.al');
  const [head, payload = '', seal] = (signOn?.token ?? '').split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return [head, Buffer.from(JSON.stringify(change(claims))).toString('base64url'), seal].join('.');
}

test.each<[string, (claims: Record<string, unknown>) => unknown]>([
  ['no user name', ({ preferred_username: _name, ...claims }) => claims],
  ['a number as user name', (claims) => ({ ...claims, preferred_username: 5 })],
  ['null as user name', (claims) => ({ ...claims, preferred_username: null })],
  ['an unknown user', (claims) => ({ ...claims, preferred_username: '__proto__' })],
  ['no claims', () => null],
  ['a list of claims', () => []],
])('a token with %s is not valid', async (_case, change) => {
  const response = await fetch(`${origin}/v1/user/getCurrentUser`, { headers: { Authorization: `Bearer ${await tokenWith(change)}` } });
  expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ code: 'tokenInvalid' })]);
  expect(errors).not.toHaveBeenCalled();
});

test('an invalid setting is refused by its name', async () => {
  const response = await fetch(`${origin}/mock/scenario`, { method: 'POST', body: 'slow,slwo' });
  expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ message: expect.stringContaining('„slwo“') })]);
  expect(await (await fetch(`${origin}/mock/health`)).json()).toMatchObject({ scenario: 'normal' });
});

test.each(['http://localhost:8080', 'http://al.localhost:5173', 'https://127.0.0.1', 'http://[::1]:3000'])(
  'a tool at %s may call and read the answers',
  async (tool) => {
    const preflight = await fetch(`${origin}/v1/t/AL/my/shopping-cart/100`, {
      method: 'OPTIONS',
      headers: { Origin: tool, 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'authorization,content-type' },
    });
    expect([preflight.status, Object.fromEntries(preflight.headers)]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': tool,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, PUT, DELETE, HEAD',
        'access-control-allow-headers': 'authorization,content-type',
      }),
    ]);
    const { headers } = await fetch(`${origin}/v1/my/token`, { headers: { Origin: tool } });
    expect([headers.get('Access-Control-Allow-Origin'), headers.get('Access-Control-Expose-Headers'), headers.get('Vary')]).toEqual([
      tool,
      'Allow, Content-Disposition, Date, Retry-After',
      'Origin',
    ]);
  },
);

test.each(['https://shop.example', 'http://localhost.shop.example', 'http://127.0.0.1.shop.example', 'null', 'nonsense'])(
  'a page of %s may not',
  async (page) => {
    const { headers } = await fetch(`${origin}/v1/my/token`, { headers: { Origin: page } });
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
  },
);
