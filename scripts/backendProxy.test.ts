import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backendProxy } from './backendProxy';

const built = mkdtempSync(join(tmpdir(), 'proxied-'));
let connections = 0;
const backend: Server = createServer((_request, response) => response.end('answered')).on('connection', () => {
  connections += 1;
});
const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;

/** Serves a build with its backend proxy while `run` uses its address. */
async function proxied(address: string, run: (origin: string) => Promise<void>): Promise<void> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: built,
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0, proxy: backendProxy(address) },
  });
  await run(`http://127.0.0.1:${portOf(server.httpServer as Server)}`);
  await server.close();
}

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    backend.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  backend.close();
  rmSync(built, { recursive: true });
});

test('successive calls share one connection, and the browser is told to keep its own', async () => {
  await proxied(`http://127.0.0.1:${portOf(backend)}`, async (origin) => {
    for (const path of ['/v1/cms/header', '/media/content/siegel.svg', '/klevu-proxy']) {
      const answer = await fetch(origin + path);
      expect([path, answer.headers.get('connection'), await answer.text()]).toEqual([path, 'keep-alive', 'answered']);
    }
  });
  expect(connections).toBe(1);
});

test('a TLS backend is called over TLS; the answer of any other protocol is refused, and the proxy keeps running', async () => {
  const before = connections;
  await proxied(`https://127.0.0.1:${portOf(backend)}`, async (origin) => {
    for (const path of ['/v1/cms/header', '/v1/cms/footer']) await expect(fetch(origin + path)).rejects.toThrow('fetch failed');
  });
  expect(connections).toBe(before + 2);
});
