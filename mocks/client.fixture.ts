import { createBackend, type BackendOptions } from './backend';

/** The moment at which the tests take place: a Friday morning in Vienna, 2025-11-21 09:00. */
export const testNow = new Date('2025-11-21T08:00:00Z');

/** A request of a test. */
export interface Sent {
  readonly body?: unknown;
  /** Body as it is, instead of JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly scenario?: string;
  readonly language?: string;
}

/** An answer, read. */
export interface Received {
  readonly status: number;
  // Tests assert the shape; the strict backend makes the contract's own check.
  // eslint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly response: Response;
}

/** Calls a backend as a user. */
export interface Client {
  (method: string, path: string, sent?: Sent): Promise<Received>;
  readonly cookies: Record<string, string>;
}

/** A strict backend for a test, in whose world it is always the same moment. */
export function openTestBackend(options: BackendOptions = {}) {
  const backend = createBackend({ now: () => testNow, isStrict: true, ...options });

  /** A client with cookies and, for a signed-on user, the token. */
  function clientOf(cookies: Record<string, string>): Client {
    const call = async (
      method: string,
      path: string,
      { body, text, headers = {}, scenario, language = 'de' }: Sent = {},
    ): Promise<Received> => {
      const token = cookies['sso-token'];
      const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
      const request = new Request(`http://al.localhost${path}`, {
        method,
        headers: {
          'Accept-Language': language,
          Cookie: Object.entries(cookies)
            .map(([name, value]) => `${name}=${value}`)
            .join('; '),
          ...(content !== undefined && { 'Content-Type': text === undefined ? 'application/json' : 'text/plain' }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(cookies['XSRF-TOKEN'] !== undefined && { 'X-XSRF-TOKEN': cookies['XSRF-TOKEN'] }),
          ...(scenario !== undefined && { 'x-mock-scenario': scenario }),
          ...headers,
        },
        ...(content !== undefined && { body: content }),
      });
      const response = (await backend.answer(request)) ?? new Response(null, { status: 599 });
      const isJson = response.headers.get('Content-Type')?.startsWith('application/json') === true;
      return {
        status: response.status,
        body: isJson
          ? await response
              .clone()
              .json()
              .catch(() => undefined)
          : undefined,
        response,
      };
    };
    return Object.assign(call, { cookies });
  }

  return {
    backend,
    /** A visitor of tenant AL. */
    visitor: clientOf({ tenant: 'AL', 'XSRF-TOKEN': 'csrf' }),
    /** A signed-on demo user. */
    as: async (userName: string) => {
      const signOn = await backend.signIn(userName);
      if (!signOn) throw new Error(`There is no demo user ${userName}`);
      return clientOf({ ...signOn.cookies });
    },
  };
}
