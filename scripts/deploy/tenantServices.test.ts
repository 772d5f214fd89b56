import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PolicyError } from './policy';
import { readTenantServices } from './tenantServices';

const answers: Readonly<Record<string, readonly [status: number, body: string]>> = {
  '/v1/tools': [200, '{"emarsys":{"merchantId":"M"}}'],
  '/page': [200, '<!doctype html>'],
  '/null': [200, 'null'],
  '/away': [503, '{}'],
};
const server = createServer(({ url = '' }, response) => {
  const [status, body] = answers[url] ?? [404, ''];
  response.writeHead(status).end(body);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

test('a running shop is fetched, a file is parsed', async () => {
  expect(await readTenantServices(at('/v1/tools'))).toEqual({ emarsys: { merchantId: 'M' } });
  const folder = mkdtempSync(join(tmpdir(), 'services-'));
  writeFileSync(join(folder, 'al.json'), '{"matomo":{"id":"AL"}}');
  expect(await readTenantServices(join(folder, 'al.json'))).toEqual({ matomo: { id: 'AL' } });
  rmSync(folder, { recursive: true });
});

test.each(['/page', '/null', '/away', '/nothing'])('%s is refused as the source of a policy', async (path) => {
  await expect(readTenantServices(at(path))).rejects.toThrow(PolicyError);
});

test('an unreachable shop is reported', async () => {
  await expect(readTenantServices('http://127.0.0.1:9/v1/tools')).rejects.toThrow(/can't be reached/);
});
