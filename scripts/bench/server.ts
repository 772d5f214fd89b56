import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { cookieNames, readCookies } from '../../mocks/cookieNames';
import { answerOverHttp } from '../../mocks/httpAnswers';
import type { Worlds } from '../../mocks/worlds';
import { openRasteriser } from './pictures';

/** What has been answered, ready to be sent again. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const ofBackend = /^\/(v1|klevu-proxy|media|auth|mock)\//;
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

/** Serves a built shop, the bounds' pages under /bounds/ and the mock's answers, all gzipped, on a free port of this machine; its pictures as WebP. */
export async function startServer(
  folders: { shop: string; bounds: string },
  worlds: Worlds,
): Promise<{ port: number; close(): Promise<void> }> {
  const rasteriser = await openRasteriser();
  const files = new Map<string, Answer>();
  const recorded = new Map<string, Answer>();

  function fileOf(path: string): Answer {
    const known = files.get(path);
    if (known) return known;
    const inBounds = path.startsWith('/bounds/');
    const wanted = join(inBounds ? folders.bounds : folders.shop, normalize(inBounds ? path.slice('/bounds'.length) : path));
    // As in production: what is no file is an address of the shop.
    const file = extname(wanted) !== '' && existsSync(wanted) ? wanted : join(folders.shop, 'index.html');
    const type = types[extname(file)] ?? 'application/octet-stream';
    const { body, encoding } = packed(type, readFileSync(file));
    const answer: Answer = {
      status: 200,
      body,
      headers: {
        'content-type': type,
        'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...encoding,
      },
    };
    files.set(path, answer);
    return answer;
  }

  async function pictureOf({ body, headers, status }: Answer): Promise<Answer> {
    const { 'content-encoding': encoding, ...others } = headers;
    const svg = encoding === 'gzip' ? gunzipSync(body) : body;
    return { status, body: await rasteriser.webpOf(svg.toString()), headers: { ...others, 'content-type': 'image/webp' } };
  }

  async function answerOf(message: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(message.url ?? '/', 'http://localhost');
    if (!ofBackend.test(pathname)) return fileOf(pathname);
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
