import { spawnSync } from 'node:child_process';
import { connect, type ClientHttp2Session } from 'node:http2';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls, type SecureVersion } from 'node:tls';
import { expect, test } from '@playwright/test';
import { nginx, ShopServer } from '#scripts/deploy/shopServer.ts';
import { releaseFiles } from './builds';
import { ports } from './ports';

const host = 'al.shop.example';
const folder = mkdtempSync(join(tmpdir(), 'shop-tls-'));
const [certificate, key] = [join(folder, 'shop.pem'), join(folder, 'shop.key')];
let server: ShopServer;

test.skip('missing' in nginx, 'missing' in nginx ? nginx.missing : '');
test.beforeAll(async () => {
  const subject = ['-subj', '/CN=shop.example', '-addext', 'subjectAltName=DNS:*.shop.example'];
  const { stderr, status } = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '1',
      '-keyout',
      key,
      '-out',
      certificate,
      ...subject,
    ],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  // The tests' server starts unprivileged, and not as root as in production.
  for (const [name, mode] of [
    [folder, 0o755],
    [key, 0o644],
  ] as const)
    chmodSync(name, mode);
  const build = join(folder, 'build');
  releaseFiles(build, 'one');
  server = await new ShopServer({ port: ports.tls, backendPort: 9, build, tls: { certificate, key } }).start();
});
test.afterAll(() => {
  server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The server's agreement with a client that speaks no newer version than this one; or its refusal. */
function agreedWith(newest: SecureVersion): Promise<string> {
  return new Promise((resolve) => {
    const socket = connectTls(
      { port: server.port, servername: host, ca: readFileSync(certificate), minVersion: 'TLSv1', maxVersion: newest },
      () => {
        resolve(socket.getProtocol() ?? '');
        socket.destroy();
      },
    );
    socket.on('error', () => resolve('refused'));
  });
}

test('over an encrypted connection the page is there, and says that it wants no other', async () => {
  const { status, headers } = await server.ask('/', { host });
  expect(status).toBe(200);
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('HTTP/2 is spoken', async () => {
  const session: ClientHttp2Session = connect(`https://${host}`, {
    ca: readFileSync(certificate),
    createConnection: () => connectTls({ port: server.port, servername: host, ca: readFileSync(certificate), ALPNProtocols: ['h2'] }),
  });
  const status = await new Promise<unknown>((resolve, reject) => {
    session.on('error', reject);
    session.request({ ':path': '/healthz' }).on('response', (headers) => resolve(headers[':status']));
  });
  session.destroy();
  expect(status).toBe(200);
});

for (const [newest, agreed] of [
  ['TLSv1.3', 'TLSv1.3'],
  ['TLSv1.2', 'TLSv1.2'],
  ['TLSv1.1', 'refused'],
] as const)
  test(`who speaks ${newest} at the most is ${agreed === 'refused' ? 'refused' : 'answered in it'}`, async () => {
    expect(await agreedWith(newest)).toBe(agreed);
  });
