import type { ZodType } from 'zod';
import { fileTypes } from './operation';
import type { Route } from './route';
import { schemasOf } from './schemas';

/** Input of a call, parsed by the contract. */
export interface CheckedCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A fault of a call. */
export interface CallFault {
  readonly kind: 'fault';
  readonly where: 'parameter' | 'body' | 'bodyType' | 'unreadableBody';
  /** Names of parameters, JSON paths of fields, or the type that the body should have. */
  readonly fields: readonly string[];
  /** True if the contract answers a faulty body with 422; else it is 400. */
  readonly isUnprocessable: boolean;
}

/** Reads path, query, headers and body of a call with the schemas of the contract. */
export async function checkCall(route: Route, request: Request): Promise<(CheckedCall & { readonly kind: 'good' }) | CallFault> {
  const schemas = await schemasOf(route.id);
  const search = new URL(request.url).searchParams;
  const fault = (where: CallFault['where'], fields: readonly string[]): CallFault => ({
    kind: 'fault',
    where,
    fields,
    isUnprocessable: schemas.answer(422) !== undefined,
  });

  const params = schemas.path?.safeParse(readTexts(schemas.path, (name) => route.params[name]));
  if (params?.error) return fault('parameter', namesOf(params.error.issues));
  const query = schemas.query?.safeParse(readTexts(schemas.query, (name) => search.get(name) ?? undefined));
  if (query?.error) return fault('parameter', namesOf(query.error.issues));
  const header = schemas.header?.safeParse(readTexts(schemas.header, (name) => request.headers.get(name) ?? undefined));
  if (header?.error) return fault('parameter', namesOf(header.error.issues));

  const type = bodyTypes[route.operation.body];
  if (type !== undefined && mediaTypeOf(request) !== type) return fault('bodyType', [type]);
  let body: unknown;
  if (route.operation.body === 'text') {
    // Plain texts have no generated schema; the contract only limits their length.
    const text = await request.clone().text();
    if (text === '' || text.length > (route.operation.longestText ?? Number.POSITIVE_INFINITY)) return fault('body', ['$']);
    body = text;
  } else if (schemas.body) {
    try {
      body = await request.clone().json();
    } catch {
      return fault('unreadableBody', []);
    }
    const parsed = schemas.body.safeParse(body);
    if (parsed.error)
      return fault(
        'body',
        parsed.error.issues.map(({ path }) => jsonPath(path)),
      );
    body = parsed.data;
  }
  return { kind: 'good', params: params?.data ?? route.params, query: query?.data ?? {}, body };
}

const bodyTypes = { json: 'application/json', text: 'text/plain', none: undefined } as const;

/** The type of a body without its parameters, such as the charset. */
function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}

function namesOf(issues: readonly { readonly path: readonly PropertyKey[] }[]): string[] {
  return [...new Set(issues.map(({ path }) => String(path[0] ?? '')))];
}

function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((whole, part) => whole + (typeof part === 'number' ? `[${part}]` : `.${String(part)}`), '$');
}

/** The parts of a zod schema that say how a text is to be read. */
interface Definition {
  readonly type: string;
  readonly innerType?: { readonly _zod: { readonly def: Definition } };
  readonly element?: { readonly _zod: { readonly def: Definition } };
  readonly shape?: Readonly<Record<string, { readonly _zod: { readonly def: Definition } }>>;
}

/** Parameters travel as texts; this reads each as the type that its schema asks for. */
function readTexts(schema: ZodType, textOf: (name: string) => string | undefined): Record<string, unknown> {
  const { shape = {} } = schema._zod.def as unknown as Definition;
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    const text = textOf(name);
    if (text !== undefined) values[name] = readText(text, field._zod.def);
  }
  return values;
}

function readText(text: string, definition: Definition): unknown {
  switch (definition.type) {
    case 'optional':
    case 'default':
    case 'nullable':
      return definition.innerType ? readText(text, definition.innerType._zod.def) : text;
    case 'array':
      return text === '' ? [] : text.split(',').map((part) => (definition.element ? readText(part, definition.element._zod.def) : part));
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
}

/**
 * Deviations of an answer from the contract: an unknown status, a body of another shape, or an unknown field. Empty if there are none.
 * For files only status, type and the presence of a name are checked.
 */
export async function deviationsOf(route: Route, response: Response): Promise<string[]> {
  const schema = (await schemasOf(route.id)).answer(response.status);
  if (!schema) return [`${route.id} answers ${response.status}, which is not in its contract`];
  const type = response.headers.get('Content-Type') ?? '';
  if (response.status === 204) return (await response.clone().text()) === '' ? [] : ['an answer 204 has no body'];
  const { answer } = route.operation;
  if (response.ok && (answer === 'pdf' || answer === 'excel')) {
    if (type !== fileTypes[answer]) return [`a file of the type "${type}"`];
    return response.headers.has('Content-Disposition') ? [] : ['a file without a name'];
  }
  const isText = response.ok && route.operation.answersText === true && type.startsWith('text/plain');
  if (!isText && !type.startsWith('application/json')) return [`an answer of the type "${type}"`];
  let body: unknown;
  try {
    body = await response.clone().json();
  } catch {
    return [isText ? 'its text is not a value of the contract' : 'its answer is unreadable: it declares JSON but is not JSON'];
  }
  const parsed = schema.safeParse(body);
  if (parsed.error) return parsed.error.issues.map(({ path, message }) => `${jsonPath(path)}: ${message}`);
  return unknownFields(body, parsed.data, '$');
}

/** Fields of a value that its parsed copy lost, because no schema knows them. */
function unknownFields(value: unknown, parsed: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || typeof parsed !== 'object' || parsed === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const where = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`;
    if (part !== undefined && !Object.hasOwn(parsed, key)) return [`${where}: a field that is not in the contract`];
    return unknownFields(part, (parsed as Record<string, unknown>)[key], where);
  });
}
