/** Creates the faulty answer. `signal` ends one that would never finish. */
type BrokenAnswer = (signal: AbortSignal) => Response | Promise<Response>;

const json = { 'Content-Type': 'application/json' };
const page = { 'Content-Type': 'text/html; charset=utf-8' };

/** A proxy's page in place of the backend's answer, or a page much longer than an answer. */
const markup = (title: string, filler = 0) => `<!doctype html><title>${title}</title><h1>${title}</h1>${'<p>…</p>'.repeat(filler)}`;

/** A refusal by the backend itself, in the contract's format. */
const problem =
  (status: number, headers: Readonly<Record<string, string>> = {}): BrokenAnswer =>
  () =>
    Response.json({ code: 'broken', message: `status ${status}` }, { status, headers });

/** A refusal by a proxy in front of the backend, as a page. */
const proxyPage =
  (status: number, filler = 0): BrokenAnswer =>
  () =>
    new Response(markup(`Status ${status}`, filler), { status, headers: page });

const good =
  (body: BodyInit | null, headers: Readonly<Record<string, string>> = json): BrokenAnswer =>
  () =>
    new Response(body, { headers });

/** A body that begins, and continues as `rest` says. */
const beginning = (rest: (body: ReadableStreamDefaultController<Uint8Array>) => void): BodyInit =>
  new ReadableStream<Uint8Array>({
    start: (body) => {
      body.enqueue(new TextEncoder().encode('{"items":[{"sku":'));
      rest(body);
    },
  });

/** Nothing arrives until the caller aborts. */
const untilGivenUp = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));

/** Faulty answers of networks, proxies and backends. Numbers in the names are seconds of `Retry-After`. */
export const brokenAnswers = {
  'status 400': problem(400),
  'status 401': problem(401),
  'status 403': problem(403),
  'status 404': problem(404),
  'status 408': problem(408),
  'status 409': problem(409),
  'status 413 with a page': proxyPage(413),
  'status 422': problem(422),
  'status 429, 2 seconds': problem(429, { 'Retry-After': '2' }),
  'status 429, a date': (signal) => problem(429, { 'Retry-After': new Date(Date.now() + 3_000).toUTCString() })(signal),
  'status 429, an hour': problem(429, { 'Retry-After': '3600' }),
  'status 500': problem(500),
  'status 500 with a long page': proxyPage(500, 10_000),
  'status 502 with a page': proxyPage(502),
  'status 503, 1 second': problem(503, { 'Retry-After': '1' }),
  'status 504 with a page': proxyPage(504),
  'no connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'no answer': untilGivenUp,
  'cut off': good(beginning((body) => queueMicrotask(() => body.error(new TypeError('network error'))))),
  'a drip': (signal) =>
    new Response(
      beginning((body) => signal.addEventListener('abort', () => body.error(signal.reason))),
      { headers: json },
    ),
  'half of the JSON': good('{"items":[{"sku":'),
  nothing: good(''),
  'status 204': () => new Response(null, { status: 204 }),
  'the page of a sign-on': good(markup('Please sign in'), page),
  'JSON as bytes': good('{}', { 'Content-Type': 'application/octet-stream' }),
  'JSON without its type': () => new Response(new TextEncoder().encode('{}')),
  'a text': good('OK', { 'Content-Type': 'text/plain' }),
  'a number': good('7'),
  null: good('null'),
  'an empty object': good('{}'),
  'a list of 10,000': good(JSON.stringify(Array.from({ length: 10_000 }, () => ({})))),
} as const satisfies Readonly<Record<string, BrokenAnswer>>;
export type BrokenKind = keyof typeof brokenAnswers;
export const brokenKinds = Object.keys(brokenAnswers) as BrokenKind[];
