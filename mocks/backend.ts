import { http, type HttpHandler } from 'msw';
import Negotiator from 'negotiator';
import { dayOfMoment } from '#domain/text/calendar.ts';
import { availableLocales, type Language } from './language';
import { admit, admitCustomer } from './access';
import { cookieNames, mockCookieNames, readCookies } from './cookieNames';
import { checkCall, deviationsOf, type CallFault } from './contract/checks';
import { answerTypes } from './contract/operation';
import type { OperationId } from './contract/operations';
import { changesByReading } from './contract/reading';
import { findOperation, methodsOf, type Route } from './contract/route';
import { seededRandom } from './seededRandom';
import { demoUserNamed, type DemoUser } from './demoUsers';
import { handlersOf } from './handlers';
import { mediaOf } from './media';
import { codeOfStatus, languageOfRequest, problem, problemText, refusedMethod } from './problems';
import { respond } from './respond';
import type { Fault, Scenario } from './scenario';
import { faultInData, isHeldBy, parseScenario, withoutEndedSession } from './scenarios';
import { applyFault } from './applyFault';
import { openGates } from './gates';
import { memoryPersistence } from './state/persistence';
import type { FormSubmissionState } from './state/state';
import { openStore, type Persistence } from './state/store';
import { makeToken } from './token';
import { withoutPrices } from './withoutPrices';
import { openWorld } from './world/world';

/** Options of a backend, all optional. */
export interface BackendOptions {
  /** Storage of its state; default: in memory. */
  readonly persistence?: Persistence;
  /** The clock. */
  readonly now?: () => Date;
  /** Default scenario for requests without one, as {@link parseScenario} reads it. */
  readonly scenario?: string;
  /** Seconds that a token holds; five minutes by default. */
  readonly tokenLifetime?: number;
  /** The cookies of a request; out of its Cookie header by default. In a browser they are in the document. */
  readonly cookies?: (request: Request) => string;
  /** True to check each answer against the contract; a deviation becomes a 500 that describes it. */
  readonly isStrict?: boolean;
}

/** Result of a sign-on. */
export interface SignOn {
  readonly user: DemoUser;
  readonly token: string;
  readonly sessionId: string;
  /** The cookies that a sign-on sets, by name. */
  readonly cookies: Readonly<Record<string, string>>;
}

/** A running mock backend, reachable through {@link Backend.answer} or as a handler of msw. */
export interface Backend {
  /** Answers a request; undefined for one that isn't meant for the backend. */
  answer(request: Request): Promise<Response | undefined>;
  /** For msw: everything under /v1, /klevu-proxy and /media. */
  readonly handlers: HttpHandler[];
  /** Signs a demo user on; with a customer also its cookie. Undefined for an unknown name. Ends the scenario of an expired session. */
  signIn(userName: string, customerId?: string): Promise<SignOn | undefined>;
  /** Ends a session. */
  signOut(sessionId: string | undefined): Promise<void>;
  /** Throws away everything that calls have changed. */
  reset(): Promise<void>;
  /** The forms of content pages that were submitted, newest first. */
  submissions(): readonly FormSubmissionState[];
  /** The scenario for requests without one. */
  scenario(): string;
  /** Holds the calls of operations that come from now on, as a scenario does (`getCart=held`), also where they were released before. */
  hold(...ids: readonly [OperationId, ...OperationId[]]): void;
  /**
   * Releases the calls that a scenario holds (`getCart=held`): waiting and later ones, even before the first one arrives; without a
   * name those of every operation. A reset of the backend or another scenario holds them again.
   */
  release(...ids: readonly OperationId[]): void;
  setScenario(scenario: string): Promise<void>;
}

/** Milliseconds after which a client has given up. */
const clientTimeoutMs = 40_000;

/** The call names its customer in its path, its query or its body. */
function customerIdOf(parts: readonly unknown[]): string | undefined {
  for (const part of parts) {
    const id = typeof part === 'object' && part !== null && 'customerId' in part ? part.customerId : undefined;
    if (typeof id === 'string') return id;
  }
  return undefined;
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** Makes a mock backend. */
export function createBackend(options: BackendOptions = {}): Backend {
  const { persistence = memoryPersistence(), now = () => new Date(), tokenLifetime = 300, isStrict = false } = options;
  const cookiesOf = options.cookies ?? ((request: Request) => request.headers.get('Cookie') ?? '');
  const store = openStore(persistence, () => dayOfMoment(now()));
  const world = openWorld({ store, now, tokenLifetime });
  const handlers = handlersOf(world);
  const luck = seededRandom('failures');
  const gates = openGates();

  function scenarioOf(request: Request, cookies: ReadonlyMap<string, string>): Scenario {
    const told = request.headers.get('x-mock-scenario') ?? cookies.get(mockCookieNames.scenario) ?? store.current().scenario;
    return parseScenario(told || options.scenario);
  }

  async function answerCall(route: Route, request: Request): Promise<Response> {
    await store.arrived();
    const language = languageOfRequest(request.headers);
    const cookies = readCookies(cookiesOf(request));
    const scenario = scenarioOf(request, cookies);
    const latency = scenario.latencies[route.id] ?? scenario.latency;
    if (latency > 0) await sleep(latency, request.signal);
    await gates.pass(route.id, isHeldBy(scenario, route.id), request.signal);
    const planned =
      scenario.everywhere ??
      scenario.faults[route.id] ??
      (luck.chance(scenario.failureRate) ? ({ kind: 'status', status: 500 } as const) : undefined);
    if (planned && planned.kind !== 'lost') return failed(planned, request, language);

    const identity = admit({ route, request, cookies, language, scenario, state: store.current(), now: now() });
    const checked = await checkCall(route, request);
    if (checked.kind === 'fault') throw refusalOf(checked, language);
    const inData = faultInData([route.params, checked.query, checked.body]);
    if (inData && inData.kind !== 'lost') return failed(inData, request, language);
    const customer = admitCustomer(identity, customerIdOf([checked.params, checked.query, checked.body]), { route, language });

    const { params, query, body } = checked;
    const call = { route, request, language, scenario, cookies, ...identity, customer, params, query, body };
    const run = () => respond(handlers, call);
    const isRead = route.operation.reads && !changesByReading.has(route.id);
    const response = isRead ? await run() : await store.change(run, ({ ok }) => ok);
    if (planned?.kind === 'lost' || inData?.kind === 'lost') return Response.error();
    const shown = identity.user?.flags.includes('canSeePrices') === true ? response : await withoutPrices(response);
    return applyFault(route.id, await certified(route, shown, language), scenario);
  }

  async function certified(route: Route, response: Response, language: Language): Promise<Response> {
    if (!isStrict) return response;
    const deviations = await deviationsOf(route, response);
    return deviations.length > 0
      ? problem('contractDeviation', language, { values: { detail: deviations.slice(0, 5).join('; ') } })
      : response;
  }

  async function answerUndated(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url);
    const { pathname } = url;
    const methods = methodsAt(pathname);
    if (!methods) return undefined;
    const language = languageOfRequest(request.headers);
    if (methods.length === 0) return problem('unknownCall', language);
    if (!methods.includes(request.method)) return refusedMethod(request.method, methods, language);
    if (request.method === 'HEAD') return withoutBody(await answerUndated(new Request(request, { method: 'GET' })));
    if (isPicture(pathname)) return mediaOf(url);
    const route = findOperation(request.method, pathname);
    if (!route) return problem('unknownCall', language);
    const types = answerTypes(route.operation);
    const type = typeToAnswer(request, types);
    if (types.length > 0 && type === undefined) return problem('notAcceptable', language, { values: { type: types.join(', ') } });
    try {
      const response = await answerCall(route, request);
      return response.ok && type === 'text/plain' ? await asText(response) : response;
    } catch (error) {
      if (error instanceof Response) return await certified(route, error, language);
      console.error(`The mock backend failed at ${route.id}`, error);
      return problem('internalError', language);
    }
  }

  /**
   * Each answer of a call has the backend's present time, for every transport: in the browser no server would add it. A picture's has
   * none: browsers compute its age in the cache from it, by another clock.
   */
  async function answer(request: Request): Promise<Response | undefined> {
    const response = await answerUndated(request);
    if (response && response.type !== 'error' && !isPicture(new URL(request.url).pathname))
      response.headers.set('Date', now().toUTCString());
    return response;
  }

  return {
    answer,
    handlers: [http.all(/\/(v1|klevu-proxy|media)\//, ({ request }) => answer(request))],
    signIn: (userName, customerId) =>
      store.change(async () => {
        const user = demoUserNamed(userName);
        if (!user) return undefined;
        const { sessions, profiles, scenario } = store.current();
        const told = scenario || options.scenario;
        if (parseScenario(told).sessionEnded) store.current().scenario = withoutEndedSession(told) || 'normal';
        const sessionId = newId();
        sessions[sessionId] = { userId: user.userId, createdAt: now().getTime() };
        const locale = profiles[user.userId]?.locale ?? user.locale;
        const token = makeToken(user, { now: now().getTime(), lifetime: tokenLifetime, locale, renewed: false });
        return {
          user,
          token,
          sessionId,
          cookies: {
            [cookieNames.token]: token,
            [cookieNames.sessionId]: sessionId,
            [cookieNames.csrf]: newId(),
            [cookieNames.tenant]: user.tenant,
            [cookieNames.availableLocales]: availableLocales,
            ...(customerId !== undefined && { [cookieNames.customer]: customerId }),
          },
        };
      }),
    signOut: (sessionId) =>
      store.change(async () => {
        if (sessionId !== undefined) delete store.current().sessions[sessionId];
      }),
    reset: () => {
      gates.close();
      return store.reset();
    },
    submissions: () => store.current().contentForms.toReversed(),
    scenario: () => store.current().scenario || options.scenario || 'normal',
    hold: gates.hold,
    release: gates.release,
    setScenario: (scenario) =>
      store.change(async () => {
        gates.close();
        store.current().scenario = scenario;
      }),
  };
}

const isPicture = (pathname: string) => pathname.startsWith('/media/');

/** The methods that a path answers to; none for an unknown call, undefined for a path that isn't the backend's. */
function methodsAt(pathname: string): readonly string[] | undefined {
  if (isPicture(pathname)) return ['GET', 'HEAD'];
  if (!/^\/(v1|klevu-proxy)(\/|$)/.test(pathname)) return undefined;
  const methods = methodsOf(pathname);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** The answer to a HEAD: without the body. A network error stays one. */
function withoutBody(response: Response | undefined): Response | undefined {
  return response && response.type !== 'error' ? new Response(null, response) : response;
}

/** The client's preferred type of an answer, the first one without a preference; undefined if it accepts none of them. */
function typeToAnswer({ headers }: Request, types: string[]): string | undefined {
  return new Negotiator({ headers: { accept: headers.get('Accept') ?? '*/*' } }).mediaType(types);
}

/** The plain-text form of a JSON answer. */
async function asText(response: Response): Promise<Response> {
  return new Response(String(await response.json()), { status: response.status, headers: { 'Content-Type': 'text/plain;charset=utf-8' } });
}

/** An unguessable id. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function refusalOf({ where, fields, isUnprocessable }: CallFault, language: Language): Response {
  const [field] = fields;
  if (where === 'bodyType') return problem('unsupportedType', language, { values: { type: field ?? '' } });
  if (where === 'unreadableBody' || field === undefined) return problem('malformedBody', language);
  if (where === 'parameter') return problem('invalidParameter', language, { field, values: { name: field } });
  const errors = fields.map((name) => ({ field: name, message: problemText('invalidField', language) }));
  return problem(isUnprocessable ? 'invalidField' : 'badRequest', language, { field, errors });
}

/** The failing answer of a call, or the error in its place. */
async function failed(fault: Exclude<Fault, { kind: 'lost' }>, request: Request, language: Language): Promise<Response> {
  switch (fault.kind) {
    case 'status': {
      const template = problem(codeOfStatus(fault.status), language);
      return template.status === fault.status
        ? template
        : Response.json({ ...(await template.json()), status: fault.status }, { status: fault.status });
    }
    case 'offline':
      return Response.error();
    case 'malformed':
      return new Response('{"items": [', { headers: { 'Content-Type': 'application/json' } });
    case 'timeout':
      await sleep(clientTimeoutMs, request.signal);
      return Response.error();
  }
}
