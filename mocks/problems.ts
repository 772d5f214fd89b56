import type { Problem, ProblemField } from '#gen/models/index.ts';
import { languageOf, type Language } from './language';
import { faults, type ProblemCode } from './problemTexts';

/** Position of a fault, and the values in its text. */
export interface ProblemDetail {
  /** JSON path of the field (`$.items[0].amount`) or the name of the parameter at fault. */
  readonly field?: string;
  /** Values of the text. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** All fields at fault, where there are several. */
  readonly errors?: readonly ProblemField[];
}

/** The sentence of a fault in a language. */
export function problemText(code: ProblemCode, language: Language, values: ProblemDetail['values'] = {}): string {
  return faults[code].texts[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The answer to a call that cannot be done, as the contract's Problem. Handlers throw it. */
export function problem(code: ProblemCode, language: Language, { field, values, errors }: ProblemDetail = {}): Response {
  const { status } = faults[code];
  const body: Problem = {
    status,
    code,
    message: problemText(code, language, values),
    ...(field !== undefined && { field }),
    ...(errors && errors.length > 0 && { errors: [...errors] }),
  };
  return Response.json(body, { status, ...(status === 429 && { headers: { 'Retry-After': '2' } }) });
}

/** The language that an answer's sentences come in: the first one of Accept-Language, or German. */
export function languageOfRequest(headers: Headers): Language {
  return languageOf(headers.get('Accept-Language')?.split(/[,;]/)[0]) ?? 'de';
}

/** The answer to an unsupported method of a path: 405, with the supported ones. OPTIONS requests them and is no fault. */
export function refusedMethod(method: string, methods: readonly string[], language: Language): Response {
  const Allow = methods.join(', ');
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow } });
  const response = problem('methodNotAllowed', language);
  response.headers.set('Allow', Allow);
  return response;
}

/** The code for a status, for scenarios with a status alone. */
export function codeOfStatus(status: number): ProblemCode {
  const codes: Readonly<Record<number, ProblemCode>> = {
    400: 'badRequest',
    401: 'tokenExpired',
    403: 'notPermitted',
    404: 'notFound',
    409: 'conflict',
    422: 'unprocessable',
    405: 'methodNotAllowed',
    406: 'notAcceptable',
    413: 'bodyTooLarge',
    429: 'tooManyRequests',
    500: 'internalError',
    502: 'badGateway',
    503: 'unavailable',
  };
  return codes[status] ?? 'internalError';
}
