import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { cookieNames, readCookies } from '../../mocks/cookieNames';
import { answerOverHttp } from '../../mocks/httpAnswers';
import type { Worlds } from '../../mocks/worlds';
import { findNginx } from '../deploy/findNginx';
import { ShopServer } from '../deploy/shopServer';
import { openRasteriser } from './pictures';

/** What has been answered, ready to be sent again. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

/** Reads that answer the same each time. Their first answer is kept, so that the mock's own speed is in no figure. */
const isRecorded = (method: string, path: string) =>
  (method === 'GET' || (method === 'POST' && /\/(search|browse|complete)$/.test(path))) &&
  !/shopping-cart|essence-visibility|\/my\/token|^\/(auth|mock)\//.test(path);

/** Of whom an answer is: every customer has answers of its own, and pictures are everybody's. */
const readerOf = ({ headers }: IncomingMessage, path: string): string =>
  path.startsWith('/media/') ? '' : (readCookies(headers.cookie ?? '').get(cookieNames.customer) ?? '');

/** A gzipped body where that makes it smaller, as any web server sends it. */
function packed(type: string, body: Buffer): { body: Buffer; encoding: Record<string, string> } {
  return /text|json|javascript|svg/.test(type) && body.length > 200
    ? { body: gzipSync(body, { level: 9 }), encoding: { 'content-encoding': 'gzip' } }
    : { body, encoding: {} };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function askBackend(worlds: Worlds, message: IncomingMessage, sent: Buffer): Promise<Answer> {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) for (const value of values ?? []) headers.append(name, value);
  const { method = 'GET' } = message;
  const request = new Request(new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`), {
    method,
    headers,
    ...(sent.length > 0 && { body: new Uint8Array(sent) }),
  });
  const response = await answerOverHttp(worlds, request);
  const { body, encoding } = packed(response.headers.get('content-type') ?? '', Buffer.from(await response.arrayBuffer()));
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), ...encoding, ...(cookies.length > 0 && { 'set-cookie': cookies }) },
    body,
  };
}

/** The mock's answers on a free port of this machine, gzipped, its pictures as WebP. */
export async function startBackend(worlds: Worlds): Promise<{ port: number; close(): Promise<void> }> {
  const rasteriser = await openRasteriser();
  const recorded = new Map<string, Answer>();

  async function pictureOf({ body, headers, status }: Answer): Promise<Answer> {
    const { 'content-encoding': encoding, ...others } = headers;
    const svg = encoding === 'gzip' ? gunzipSync(body) : body;
    return { status, body: await rasteriser.webpOf(svg.toString()), headers: { ...others, 'content-type': 'image/webp' } };
  }

  async function answerOf(message: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(message.url ?? '/', 'http://localhost');
    const { method = 'GET' } = message;
    const sent = await bodyOf(message);
    const key = isRecorded(method, pathname)
      ? `${readerOf(message, pathname)} ${method} ${message.url ?? ''} ${sent.toString()}`
      : undefined;
    const known = key === undefined ? undefined : recorded.get(key);
    if (known) return known;
    const asked = await askBackend(worlds, message, sent);
    const answer = asked.status === 200 && pathname.startsWith('/media/products/') ? await pictureOf(asked) : asked;
    if (key !== undefined && answer.status === 200) recorded.set(key, answer);
    return answer;
  }

  const server = createServer((message, target: ServerResponse) => {
    answerOf(message).then(
      ({ status, headers, body }) => {
        target.writeHead(status, { ...headers, 'content-length': body.length });
        target.end(body);
      },
      (error: unknown) => {
        console.error(error);
        target.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rasteriser.close();
    },
  };
}

/** A port that nobody listens at. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The site of the bounds' pages: the same nginx, compression and backend, without the shop's policy, which static HTML with a stylesheet in it can't keep. */
const boundsSite = (port: number, folder: string, backendPort: number, hasBrotli: boolean) => `
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    charset utf-8;
    gzip_static on;
    ${hasBrotli ? 'brotli_static on;' : ''}
    location / {
      add_header Cache-Control no-cache;
    }
    location ~ ^/(v1|media)/ {
      proxy_pass http://127.0.0.1:${backendPort};
    }
  }`;

/**
 * Serves a built shop as it is shipped, by nginx with the configuration of deploy/, and the bounds' pages by the same nginx.
 *
 * @param build folder of the built shop
 * @param bounds folder of the bounds' pages; it has to be absolute, and may be empty yet
 * @throws where this machine has no nginx
 */
export async function startServer(
  build: string,
  bounds: string,
  backendPort: number,
): Promise<{ port: number; boundsPort: number; close(): void }> {
  const nginx = findNginx();
  if ('missing' in nginx) throw new Error(nginx.missing);
  const [port, boundsPort] = [await freePort(), await freePort()];
  const otherSites = boundsSite(boundsPort, bounds, backendPort, nginx.brotliModule !== undefined);
  const server = new ShopServer({ port, backendPort, build, backendPaths: '|mock', otherSites });
  await server.start();
  return { port, boundsPort, close: () => server.stop() };
}
