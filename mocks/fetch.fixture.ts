import { createBackend } from './backend';
import { cookieNames } from './cookieNames';
import type { OperationId } from './contract/operations';
import { findOperation } from './contract/route';
import { isHeldBy, isUnansweredBy, parseScenario } from './scenarios';

/** Everything that can come in place of an answer (C§8 no answer): a status, no answer in time, no JSON, no network. */
export const faults = ['400', '401', '403', '404', '409', '422', '429', '500', '503', 'timeout', 'malformed', 'offline'] as const;
export type Fault = (typeof faults)[number];

/** A call that was made. */
interface FetchedCall {
  readonly id: OperationId;
  readonly body: string | undefined;
  readonly headers: Headers;
}

/** A backend in this process as a signed-on user's page sees it: behind `fetch`, with the scenario of {@link FetchBackend.scenario}. */
export interface FetchBackend {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Its scenario by name; an empty text for none. */
  scenario: string;
  /** Lets the calls of operations go that the scenario holds: those that wait, and all later ones. */
  release(...ids: readonly [OperationId, ...OperationId[]]): void;
  /** True while an answer is being made, held ones excepted: no clock has to advance for it. */
  isBusy(): boolean;
  /** The calls of operations so far, from all tabs. */
  callsOf(...ids: OperationId[]): readonly FetchedCall[];
  token(): string;
  setToken(token: string): void;
  /** Value of the CSRF cookie, which content calls send back. */
  csrfToken(): string | undefined;
  /** The user signs on again, as on the login page. */
  signOnAgain(): Promise<void>;
}

/** Opens such a backend; it begins with nothing that a test before has changed. */
export async function openFetchBackend(userName = 'anna.al'): Promise<FetchBackend> {
  const cookies = new Map<string, string>();
  const backend = createBackend({ isStrict: true, cookies: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  async function signOn(): Promise<void> {
    const signedOn = await backend.signIn(userName);
    if (!signedOn) throw new Error(`There is no demo user ${userName}`);
    for (const [name, value] of Object.entries(signedOn.cookies)) cookies.set(name, value);
  }
  await signOn();
  if (!cookies.has(cookieNames.csrf)) cookies.set(cookieNames.csrf, 'csrf');
  const calls: FetchedCall[] = [];
  const inTheMaking = new Set<{ readonly id: OperationId | undefined; readonly scenario: string }>();
  const released = new Set<OperationId>();

  /** True if the scenario doesn't delay an answer. */
  function comesAtOnce({ id, scenario: told }: { id: OperationId | undefined; scenario: string }): boolean {
    const parsed = parseScenario(told);
    if (id === undefined) return true;
    return !isUnansweredBy(parsed, id) && (parsed.latencies[id] ?? parsed.latency) === 0 && (!isHeldBy(parsed, id) || released.has(id));
  }

  async function answer(request: Request, id: OperationId | undefined): Promise<Response | undefined> {
    const call = { id, scenario: opened.scenario };
    inTheMaking.add(call);
    try {
      return await backend.answer(request);
    } finally {
      inTheMaking.delete(call);
    }
  }

  const opened: FetchBackend = {
    scenario: '',
    isBusy: () => [...inTheMaking].some(comesAtOnce),
    release: (...ids) => {
      for (const id of ids) released.add(id);
      backend.release(...ids);
    },
    callsOf: (...ids) => calls.filter(({ id }) => ids.includes(id)),
    token: () => cookies.get(cookieNames.token) ?? '',
    signOnAgain: signOn,
    setToken: (token) => cookies.set(cookieNames.token, token),
    csrfToken: () => cookies.get(cookieNames.csrf),
    fetch: async (url, init = {}) => {
      const headers = new Headers(init.headers);
      const { pathname } = new URL(url, 'http://al.localhost');
      const route = findOperation(init.method ?? 'GET', pathname);
      if (route) calls.push({ id: route.id, body: typeof init.body === 'string' ? init.body : undefined, headers });
      if (opened.scenario !== '') headers.set('x-mock-scenario', opened.scenario);
      const { method = 'GET', body, signal } = init;
      signal?.throwIfAborted();
      const request = new Request(new URL(url, 'http://al.localhost'), {
        method,
        headers,
        ...(body && { body }),
        ...(signal && { signal }),
      });
      const response = await answer(request, route?.id);
      // The caller has aborted, or the network is down.
      if (signal?.aborted) throw signal.reason;
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  };
  return opened;
}
