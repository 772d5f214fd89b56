import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { readCatalogueSize, setCatalogueSize } from './catalogue/catalogue';
import { answerOverHttp } from './httpAnswers';
import { openWorlds } from './worlds';

/** The mock backend as an HTTP server that any client can call: `npm run mock`, with `--strict` each answer is checked against the contract. */

const port = Number.parseInt(process.env['MOCK_PORT'] ?? '', 10) || 9092;
const host = process.env['MOCK_HOST'] ?? '127.0.0.1';
const isStrict = process.argv.includes('--strict') || process.env['MOCK_STRICT'] === '1';
const tokenLifetime = Number.parseInt(process.env['MOCK_TOKEN_LIFETIME'] ?? '', 10) || 300;

try {
  setCatalogueSize(readCatalogueSize('MOCK_PRODUCTS', process.env['MOCK_PRODUCTS']));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
const worlds = openWorlds({ isStrict, tokenLifetime, scenario: process.env['MOCK_SCENARIO'] ?? 'normal' });

function toRequest(message: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) for (const value of values ?? []) headers.append(name, value);
  const { method = 'GET' } = message;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`), {
    method, headers, signal,
    ...(hasBody && { body: Readable.toWeb(message) as ReadableStream, duplex: 'half' }),
  });
}

function send(response: Response, message: IncomingMessage, target: ServerResponse): void {
  // An answer that is an error is a network that is gone.
  if (response.type === 'error') {
    message.socket.destroy();
    return;
  }
  const cookies = response.headers.getSetCookie();
  target.writeHead(response.status, { ...Object.fromEntries(response.headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) });
  if (response.body) Readable.fromWeb(response.body as NodeReadableStream).pipe(target);
  else target.end();
}

const server = createServer((message, target) => {
  const gone = new AbortController();
  target.on('close', () => gone.abort());
  answerOverHttp(worlds, toRequest(message, gone.signal)).then(
    (response) => send(response, message, target),
    (error: unknown) => {
      console.error(error);
      if (!target.headersSent) target.writeHead(500);
      target.end();
    },
  );
});

server.listen(port, host, () => {
  process.stdout.write(`The mock backend listens at http://${host}:${port}${isStrict ? ', strictly' : ''}. Sign on: curl -c jar -d userName=anna.al http://${host}:${port}/auth/login\n`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
