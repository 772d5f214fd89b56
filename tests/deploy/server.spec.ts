import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { answerHeaders, contentPolicy, securityHeaders, signOnHeaders, type Header } from '#scripts/deploy/policy.ts';
import { usualTimeLimits } from '#http/ports.ts';
import { releaseFiles } from './builds';
import { nginx, ShopServer, type Answer } from '#scripts/deploy/shopServer.ts';
import { ports } from './ports';

/** A backend that records its requests, and behaves by the name of each path. */
class Backend {
  readonly asked: IncomingMessage[] = [];
  readonly #server: Server = createServer((request, response) => {
    this.asked.push(request);
    const path = request.url ?? '';
    if (path.includes('cut')) request.socket.destroy();
    else if (path.includes('hang')) return;
    else if (path.includes('fails'))
      response.writeHead(503, { 'Content-Type': 'application/problem+json', 'Retry-After': '7' }).end('{"status":503}');
    else
      response
        .writeHead(200, {
          'Content-Type': 'application/json',
          'X-Powered-By': 'a backend',
          'Strict-Transport-Security': 'max-age=1',
          'Set-Cookie': 'JSESSIONID=1; HttpOnly',
        })
        .end(JSON.stringify({ text: 'x'.repeat(2000) }));
  });

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const backend = new Backend();
let build = '';
let server: ShopServer;

test.skip('missing' in nginx, 'missing' in nginx ? nginx.missing : '');
test.beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), 'shop-build-'));
  releaseFiles(build, 'one');
  // Files that a build must not have, and a server must not serve.
  mkdirSync(join(build, '.vite'));
  for (const file of ['.vite/manifest.json', 'config.example.json', 'sbom.json']) writeFileSync(join(build, file), '{}');
  server = await new ShopServer({
    port: ports.server,
    backendPort: await backend.listen(),
    build,
    limits: { proxy_read_timeout: '1s' },
  }).start();
  writeFileSync(join(server.root, 'stage/security.txt'), 'Contact: mailto:security@shop.example\n');
});
test.afterAll(() => {
  server?.stop();
  backend.close();
  if (build) rmSync(build, { recursive: true });
});

/** The headers of an answer that aren't as they should be. */
const missingIn = (answer: Answer, headers: readonly Header[]) =>
  headers.filter(([name, value]) => answer.headers[name.toLowerCase()] !== value).map(([name]) => name);
const ofShop = securityHeaders(contentPolicy({}));

for (const [path, type] of [
  ['/', 'text/html; charset=utf-8'],
  ['/search?query=k%C3%A4se', 'text/html; charset=utf-8'],
  ['/product/104%2F711', 'text/html; charset=utf-8'],
  ['/subshop/promotions/herbst/checkout/delivery', 'text/html; charset=utf-8'],
  ['/index.html', 'text/html; charset=utf-8'],
  ['/start.js', 'application/javascript; charset=utf-8'],
  ['/sw.js', 'application/javascript; charset=utf-8'],
  ['/config.json', 'application/json'],
  ['/version.json', 'application/json'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/third-party-notices.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
] as const)
  test(`${path} is there, is looked at again each time, and has every header`, async () => {
    const answer = await server.ask(path);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control'], missingIn(answer, ofShop)]).toEqual([
      200,
      type,
      'no-cache',
      [],
    ]);
    const again = await server.ask(path, { headers: { 'if-none-match': answer.headers.etag ?? '' } });
    expect([again.status, missingIn(again, ofShop)]).toEqual([304, []]);
  });

for (const path of [
  '/favicon.png',
  '/config.example.json',
  '/sbom.json',
  '/.vite/manifest.json',
  '/.git/config',
  '/.keepAssets.sh',
  '/missing.txt',
  '/v1x',
  '/searching',
  '/my/nothing',
  '/wp-login.php?/search',
  '/assets/gone-1.js',
  '/assets/',
  '/assets/../version.json.gz',
  '/search/../sbom.json',
])
  test(`${path} isn't there, and has every header all the same`, async () => {
    const answer = await server.ask(path);
    expect([answer.status, answer.headers['content-type'], missingIn(answer, ofShop)]).toEqual([404, 'text/plain; charset=utf-8', []]);
    expect(answer.headers['cache-control']).toMatch(/no-cache|no-store/);
  });

test('people who ask for an address of nobody see the page that says so; for a file that is missing nobody gets a page', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml' };
  const page = await server.ask('/my/nothing', { headers });
  expect([page.status, page.headers['content-type'], missingIn(page, ofShop)]).toEqual([404, 'text/html; charset=utf-8', []]);
  expect(page.body).toBe(readFileSync(join(build, 'index.html'), 'utf8'));
  const file = await server.ask('/assets/gone-1.js', { headers });
  expect([file.status, file.body]).toEqual([404, 'Not found\n']);
});

test('assets are kept for good, compressed as they were when they were built', async () => {
  const path = '/assets/shop-one.js';
  const text = readFileSync(join(build, path), 'utf8');
  const plain = await server.ask(path);
  expect([
    plain.status,
    plain.headers['cache-control'],
    plain.headers['content-encoding'],
    plain.body === text,
    missingIn(plain, ofShop),
  ]).toEqual([200, 'public, max-age=31536000, immutable', undefined, true, []]);
  const zipped = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'accept-encoding': 'gzip' } });
  expect([zipped.headers.get('content-encoding'), zipped.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  expect(await zipped.text()).toBe(text);
  if ('brotliModule' in nginx && nginx.brotliModule !== undefined) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'accept-encoding': 'br, gzip' } });
    expect([answer.headers.get('content-encoding'), Number(answer.headers.get('content-length'))]).toEqual([
      'br',
      readFileSync(join(build, `${path}.br`)).length,
    ]);
  }
  expect(gunzipSync(readFileSync(join(build, `${path}.gz`))).equals(brotliDecompressSync(readFileSync(join(build, `${path}.br`))))).toBe(
    true,
  );
  expect((await server.ask('/assets/face-one.woff2')).headers['content-type']).toBe('font/woff2');
});

test('nothing can be written to what is read only', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const answer = await server.ask('/index.html', { method, body: '{}' });
    expect([method, answer.status, missingIn(answer, ofShop)]).toEqual([method, 405, []]);
  }
});

test('calls reach the backend with who asks and a number to find them by, and come back compressed and with headers of their own', async () => {
  const answer = await server.ask('/v1/t/AL/search?query=secret', {
    headers: {
      'accept-encoding': 'gzip',
      'x-request-id': 'call-12345678',
      traceparent: '00-1-2-01',
      'x-forwarded-for': '10.1.2.3',
      cookie: 'sso-token=1',
    },
  });
  expect([answer.status, answer.headers['content-encoding'], answer.headers['x-powered-by'], missingIn(answer, answerHeaders)]).toEqual([
    200,
    'gzip',
    undefined,
    [],
  ]);
  expect([answer.headers['x-request-id'], answer.headers['set-cookie'], typeof answer.headers.date]).toEqual([
    'call-12345678',
    ['JSESSIONID=1; HttpOnly'],
    'string',
  ]);
  expect(backend.asked.at(-1)?.url).toBe('/v1/t/AL/search?query=secret');
  expect(backend.asked.at(-1)?.headers).toMatchObject({
    host: 'al.shop.example',
    'x-forwarded-host': 'al.shop.example',
    'x-forwarded-proto': 'http',
    'x-request-id': 'call-12345678',
    traceparent: '00-1-2-01',
    cookie: 'sso-token=1',
  });
  const hostile = await server.ask('/v1/x', { headers: { 'x-request-id': 'a"b\\c' } });
  expect(hostile.headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
});

test('a proxy in front is believed where it says how it was reached', async () => {
  await server.ask('/v1/x', { headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' } });
  expect(backend.asked.at(-1)?.headers).toMatchObject({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' });
});

test('sign-on pages keep a policy of their own', async () => {
  const answer = await server.ask('/auth/login?redirect=/search');
  expect([answer.status, answer.headers['content-security-policy'], missingIn(answer, signOnHeaders)]).toEqual([200, undefined, []]);
});

for (const [fault, status] of [
  ['cut', 502],
  ['hang', 504],
] as const)
  test(`A write whose answer is ${fault === 'cut' ? 'lost' : 'late'} is sent once, and answered with ${status}`, async () => {
    const before = backend.asked.length;
    const answer = await server.ask(`/v1/${fault}/order`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    expect([answer.status, answer.headers['content-type'], missingIn(answer, answerHeaders)]).toEqual([
      status,
      'application/problem+json',
      [],
    ]);
    expect(JSON.parse(answer.body)).toMatchObject({ status });
    expect(backend.asked.length).toBe(before + 1);
  });

test("a backend's own refusal comes through as it is", async () => {
  const answer = await server.ask('/v1/fails');
  expect([answer.status, answer.body, answer.headers['retry-after']]).toEqual([503, '{"status":503}', '7']);
});

test('more than a call may hold is refused in the shape of a fault', async () => {
  const answer = await server
    .ask('/v1/large', { method: 'POST', headers: { 'content-length': String(11 * 1024 * 1024) } })
    .catch(() => undefined);
  expect([413, undefined]).toContain(answer?.status);
});

test('a token of four kilobytes goes twice, and a line of the head may have sixteen', async () => {
  const token = 'x'.repeat(4200);
  const headers = { authorization: `Bearer ${token}`, cookie: `sso-token=${token}` };
  expect((await server.ask('/v1/x', { headers })).status).toBe(200);
  // Twelve: the head is parsed by the settings of the port's first server.
  expect((await server.ask('/v1/x', { headers: { cookie: `all=${'x'.repeat(12_000)}` } })).status).toBe(200);
  expect((await server.ask(`/v1/x?query=${'x'.repeat(12_000)}`)).status).toBe(200);
});

test('the server waits longer than the shop does', () => {
  const conf = readFileSync(join(server.root, 'proxy.conf'), 'utf8');
  expect(conf).toContain('proxy_next_upstream off;');
  const shipped = /proxy_read_timeout (\d+)s/.exec(readFileSync('scripts/deploy/nginx.ts', 'utf8'))?.[1];
  expect(Number(shipped) * 1000).toBeGreaterThan(Math.max(usualTimeLimits.read, usualTimeLimits.other));
});

test('another name has no shop, and says how it is', async () => {
  const wrong = await server.ask('/', { host: 'elsewhere.example' });
  expect([wrong.status, missingIn(wrong, ofShop)]).toEqual([421, []]);
  expect((await server.ask('/healthz', { host: '10.0.0.7' })).body).toBe('ok\n');
});

test('the log has a line for each request, without anything of its query', async () => {
  const before = (await server.log(1)).length;
  await server.ask('/search?query=secret');
  await server.ask('/v1/hang?query=secret', { headers: { 'x-request-id': 'find-me-again' } });
  await server.ask('/healthz');
  const lines = (await server.log(before + 2)).slice(before);
  expect(lines.map(({ path, status, method, host }) => [path, status, method, host])).toEqual([
    ['/search', 200, 'GET', 'al.shop.example'],
    ['/v1/hang', 504, 'GET', 'al.shop.example'],
  ]);
  expect(lines[1]).toMatchObject({ request: 'find-me-again', backendStatus: '504' });
  expect(readFileSync(join(server.root, 'access.log'), 'utf8')).not.toContain('secret');
});
