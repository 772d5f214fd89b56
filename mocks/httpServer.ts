import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Duplex } from 'node:stream';
import { letToolsIn } from './crossOrigin';
import { answerOverHttp } from './httpAnswers';
import { languageOfRequest, problem, refusedMethod, type ProblemDetail } from './problems';
import type { ProblemCode } from './problemTexts';
import type { Worlds } from './worlds';

/** Bytes that a body may have. */
const bodyLimit = 5_000_000;

/** Methods that no fetch can send, so that no Request can represent them. */
const unsendable = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * An HTTP server for the worlds. Every request gets an answer, a {@link problem} if it is faulty, and none of them ends the process.
 * 400 for an address, a host or a head that can't be read, 405 for other methods, 413 above 5 MB.
 */
export function createHttpServer(worlds: Worlds): Server {
  const server = createServer((message, target) => {
    answer(worlds, message, target).catch((error: unknown) => {
      // A client that hangs up in the middle needs no answer.
      if (!message.destroyed || !isAbort(error)) console.error(error);
      if (target.headersSent) target.destroy();
      else target.writeHead(500).end();
    });
  });
  // A proxy in front keeps its connections open; closing one here could hit the next call.
  server.keepAliveTimeout = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else endWith(socket, statusOfHead[error.code ?? ''] ?? 400, problem('badRequest', 'en'));
  });
  server.on('connect', (_message, socket) => endWith(socket, 405, problem('methodNotAllowed', 'en')));
  return server;
}

/** Status by Node's error for an unreadable head; default: 400. */
const statusOfHead: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Node's codes for a client that has left: while it sent, while it was waiting, during the answer, or before it. */
const leftCodes: readonly string[] = ['ECONNRESET', 'ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

function isAbort(error: unknown): boolean {
  return error instanceof Error && 'code' in error && leftCodes.includes(String(error.code));
}

/** Answers on a connection that Node gives no response object for, and ends it. */
function endWith(socket: Duplex, status: number, response: Response): void {
  socket.on('error', () => socket.destroy());
  void response.json().then((body: object) => {
    const text = JSON.stringify({ ...body, status });
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(text)}`,
        'Connection: close',
        '',
        text,
      ].join('\r\n'),
    );
  });
}

async function answer(worlds: Worlds, message: IncomingMessage, target: ServerResponse): Promise<void> {
  const gone = new AbortController();
  target.on('close', () => gone.abort());
  const response = await responseTo(worlds, message, gone.signal);
  letToolsIn(headersOf(message), response);
  await send(response, message, target);
}

async function responseTo(worlds: Worlds, message: IncomingMessage, signal: AbortSignal): Promise<Response> {
  const headers = headersOf(message);
  const refuse = (code: ProblemCode, detail?: ProblemDetail) => problem(code, languageOfRequest(headers), detail);
  const { method = 'GET' } = message;
  const address = addressOf(message);
  if (!address) return refuse('badRequest');
  if (!isHost(headers.get('Host') ?? '')) return refuse('badRequest', { field: 'Host' });
  if (unsendable.has(method)) {
    const options = await answerOverHttp(worlds, new Request(address, { method: 'OPTIONS', headers, signal }));
    const methods = options.headers.get('Allow');
    return methods === null ? options : refusedMethod(method, [methods], languageOfRequest(headers));
  }
  if (method === 'GET' || method === 'HEAD') return answerOverHttp(worlds, new Request(address, { method, headers, signal }));
  const body = await bodyOf(message);
  return body ? answerOverHttp(worlds, new Request(address, { method, headers, signal, body })) : refuse('bodyTooLarge');
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct)) for (const value of values ?? []) headers.append(name, value);
  return headers;
}

/**
 * The requested address, on an arbitrary host; undefined if unreadable. It comes as a path (which may begin with two slashes and then
 * contains no host), for a proxy as a whole address, whose credentials are ignored, and as `*` for the server itself.
 */
function addressOf({ url = '' }: IncomingMessage): URL | undefined {
  if (url === '*') return new URL('http://localhost');
  const whole = url.startsWith('/') ? `http://localhost${url}` : url;
  const parsed = URL.canParse(whole) ? new URL(whole) : undefined;
  return parsed && ['http:', 'https:'].includes(parsed.protocol)
    ? new URL(`http://localhost${parsed.pathname}${parsed.search}`)
    : undefined;
}

/** Host names and addresses with a port, and nothing that would make another part of an address. */
function isHost(host: string): boolean {
  return !/[/?#@\\\s]/.test(host) && URL.canParse(`http://${host}`);
}

/** The body as it is; undefined for one that is too large, the rest of which is read and thrown away. */
async function bodyOf(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  if (Number(message.headers['content-length'] ?? 0) <= bodyLimit) {
    // A loop that is left would end the connection, and the answer with it.
    for await (const part of message.iterator({ destroyOnReturn: false })) {
      size += (part as Buffer).length;
      if (size > bodyLimit) break;
      parts.push(part as Buffer);
    }
    if (size <= bodyLimit) return new Uint8Array(Buffer.concat(parts));
  }
  message.resume();
  return undefined;
}

async function send(response: Response, message: IncomingMessage, target: ServerResponse): Promise<void> {
  // A Response.error() means that the network is down.
  if (response.type === 'error') {
    message.socket.destroy();
    return;
  }
  const cookies = response.headers.getSetCookie();
  target.writeHead(response.status, { ...Object.fromEntries(response.headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) });
  if (response.body) await pipeline(Readable.fromWeb(response.body as NodeReadableStream), target);
  else target.end();
}
