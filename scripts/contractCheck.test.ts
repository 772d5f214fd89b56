import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '#mocks/httpServer.ts';
import { openWorlds } from '#mocks/worlds.ts';
import { checkBackend, readArguments, report, usage, type CheckSettings, type Row } from './contractCheck';

const servers: Server[] = [];

/** Lets a server listen and answers its origin. */
async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A backend that answers everything alike. */
const always = (status: number, type: string, body: string) =>
  listening(createServer((_message, target) => target.writeHead(status, { 'Content-Type': type }).end(body)));

const worlds = openWorlds({});
let mock = '';
let credentials: string[] = [];

beforeAll(async () => {
  mock = await listening(createHttpServer(worlds));
  // A user with every permission is refused nothing.
  const signOn = await worlds.backendOf(undefined).signIn('david.al');
  credentials = ['--token', signOn?.token ?? '', '--session', signOn?.sessionId ?? '', '--customer', '400', '--fair', 'herbst'];
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function run(...words: readonly string[]): Promise<{ rows: Row[]; hasFailed: boolean; text: string; verdicts: string[] }> {
  const settings = readArguments(words) as CheckSettings;
  const rows = await checkBackend(settings);
  return { rows, ...report(rows, settings), verdicts: [...new Set(rows.map(({ verdict }) => verdict))].sort() };
}

test('the mock backend conforms to the contract in every read', async () => {
  const { rows, hasFailed } = await run(`${mock}/v1`, ...credentials);
  expect([rows.filter(({ verdict }) => verdict !== 'ok'), hasFailed]).toEqual([[], false]);
  expect(rows.length).toBeGreaterThan(85);
});

test.each<[string, readonly string[], readonly string[]]>([
  ['token', ['--token', 'wrong'], ['not called', 'ok', 'refused']],
  ['tenant', ['--tenant', 'GM'], ['not called', 'ok', 'refused']],
  ['customer', ['--customer', '999'], ['not called', 'ok', 'refused']],
  ['session', ['--session', 'wrong'], ['ok', 'refused']],
])('a wrong %s is a failure unless both flags allow it', async (_case, wrong, verdicts) => {
  const failing = await run(mock, ...credentials, ...wrong);
  expect([failing.hasFailed, failing.verdicts]).toEqual([true, verdicts]);
  expect((await run(mock, ...credentials, ...wrong, '--allow-refused', '--allow-not-called')).hasFailed).toBe(false);
});

test("without credentials only visitors' reads are called; the rest fails unless a separate flag allows it", async () => {
  const { rows, hasFailed } = await run(mock);
  expect(hasFailed).toBe(true);
  expect(rows.find(({ id }) => id === 'getCart')).toMatchObject({ verdict: 'not called', notes: ['no --token given'] });
  expect(rows.find(({ id }) => id === 'getToken')).toMatchObject({ verdict: 'not called', notes: ['no --session given'] });
  expect(rows.find(({ id }) => id === 'getHeader')).toMatchObject({ verdict: 'ok' });
  expect((await run(mock, '--allow-refused')).hasFailed).toBe(true);
});

test.each<[string, number, string, string, string]>([
  [
    'a page at status 200, as a proxy falls back to one',
    200,
    'text/html',
    '<!doctype html><title>Shop</title>',
    'an answer of the type "text/html"',
  ],
  ['JSON that breaks off', 200, 'application/json', '{"products": [', 'its answer is unreadable: it declares JSON but is not JSON'],
  ['nothing', 200, 'application/json', '', 'its answer is unreadable: it declares JSON but is not JSON'],
  ['null', 200, 'application/json', 'null', '$: '],
  ['a redirect', 302, 'text/plain', '', 'searchProducts answers 302, which is not in its contract'],
  ['a failure without a problem', 500, 'text/plain', 'x', 'an answer of the type "text/plain"'],
])('%s is a row of the table', async (_case, status, type, body, note) => {
  const { rows, hasFailed, text } = await run(await always(status, type, body), '--token', 'x', '--only', 'searchProducts');
  expect([hasFailed, rows]).toEqual([
    true,
    [{ id: 'searchProducts', status, verdict: 'deviates', notes: [expect.stringContaining(note)] }],
  ]);
  expect(text).toContain(note);
});

test('an unreachable backend is a row as well', async () => {
  const { rows, hasFailed } = await run('http://127.0.0.1:9', '--only', 'getHeader');
  expect([hasFailed, rows]).toEqual([true, [expect.objectContaining({ id: 'getHeader', verdict: 'no answer' })]]);
});

test.each([
  ['', '/v1/cms/header'],
  ['/', '/v1/cms/header'],
  ['/v1', '/v1/cms/header'],
  ['/v1/', '/v1/cms/header'],
  ['/shop', '/shop/v1/cms/header'],
  ['/shop/v1', '/shop/v1/cms/header'],
])('the path "%s" of the URL is used', async (path, expected) => {
  const asked: string[] = [];
  const origin = await listening(
    createServer(({ url = '', headers }, target) => {
      asked.push(`${url.split('?')[0]} ${String(headers['x-xsrf-token'])} ${String(headers.cookie)}`);
      target.writeHead(404).end();
    }),
  );
  await run(origin + path, '--only', 'getHeader', '--csrf', 'C', '--session', 'S', '--tenant', 'GM');
  expect(asked.filter((line) => line.includes('header'))).toEqual([`${expected} C tenant=GM; JSESSIONID=S; XSRF-TOKEN=C`]);
});

test.each([
  [[], 'The URL of the backend is missing'],
  [['shop.example'], '"shop.example" is not an http(s) URL'],
  [['ftp://shop.example'], 'is not an http(s) URL'],
  [['https://shop.example', 'https://other.example'], 'Expected one URL'],
  [['https://shop.example', '--tokn', 'x'], '--tokn'],
  [['https://shop.example', '--token'], '--token'],
  [['https://shop.example', '--tenant', 'XX'], 'Unknown tenant "XX"'],
  [['https://shop.example', '--only', 'getCart,getKart'], '"getKart" is not a read-only operation'],
  [['https://shop.example', '--only', 'submitCart'], '"submitCart" is not a read-only operation of the contract'],
  [['https://shop.example', '--only', 'getOrderTemplateDetails'], 'is not a read-only operation'],
])('%j is invalid usage', (words, sentence) => {
  expect(() => readArguments(words)).toThrow(sentence);
});

test('help names every option', () => {
  expect(readArguments(['--help'])).toBeUndefined();
  for (const option of ['token', 'session', 'csrf', 'tenant', 'customer', 'fair', 'only', 'allow-refused', 'allow-not-called', 'help'])
    expect(usage).toContain(`--${option}`);
});
