// Compares two states of a contract: every change that breaks a client which knows the earlier one.
import { SchemaComparison, resolved, type Break, type Schema } from './contractSchemas.ts';

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: Schema;
}
interface Body {
  readonly $ref?: string;
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
  readonly headers?: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses?: Readonly<Record<string, Body>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}
type PathItem = Readonly<Record<string, Operation>> & { readonly parameters?: readonly Parameter[] };

/** The parts of a contract in use. */
export interface Contract {
  readonly servers?: readonly { readonly url: string }[];
  readonly paths?: Readonly<Record<string, PathItem>>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;

/** The calls of a contract by method and address; how a part of the address is called doesn't matter on the wire. */
function callsOf(contract: Contract) {
  const base = contract.servers?.[0]?.url ?? '';
  return new Map(
    Object.entries(contract.paths ?? {}).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) => resolved(contract, each));
        const name = `${method.toUpperCase()} ${base}${path}`;
        return [
          [
            name.replaceAll(/\{\w+\}/g, '{}'),
            { name, operation, parameters, places: Array.from(path.matchAll(/\{(\w+)\}/g), ([, part]) => part) },
          ] as const,
        ];
      }),
    ),
  );
}

type Call = ReturnType<typeof callsOf> extends Map<string, infer One> ? One : never;

/** The parameters of a call: those of the path by their index, all others by location and name. */
function parametersOf({ parameters, places }: Call): ReadonlyMap<string, Parameter> {
  return new Map(
    parameters.map((parameter) => {
      const { name = '', in: where = '' } = parameter;
      const key = where === 'path' ? `${places.indexOf(name)}` : where === 'header' ? name.toLowerCase() : name;
      return [`${where} ${key}`, parameter];
    }),
  );
}

const schemesOf = ({ security = [] }: Operation) => security.map((scheme) => Object.keys(scheme).toSorted().join('+')).toSorted();

/** True if everyone admitted today still is; an optional token is accepted too. */
function isLooser(before: readonly string[], after: readonly string[]): boolean {
  if (after.length === 0 || before.length === 0) return after.length === 0;
  return before.every((scheme) => after.includes(scheme) || (scheme === 'bearerAuth' && after.includes('optionalBearerAuth')));
}

/** Every break between two states of a contract, in the order of the earlier one. */
export function breaksBetween(before: Contract, after: Contract): Break[] {
  const found: Break[] = [];
  const schemas = new SchemaComparison(before, after);
  const later = callsOf(after);
  for (const [key, earlier] of callsOf(before)) {
    const { name: where, operation } = earlier;
    const report = (what: string, why: string) => found.push({ where, what, why });
    const now = later.get(key);
    if (!now) {
      report('is gone', 'Clients that call it would get 404 or 405.');
      continue;
    }
    const [schemes, schemesNow] = [schemesOf(operation), schemesOf(now.operation)];
    if (!isLooser(schemes, schemesNow))
      report(
        `requires ${schemesNow.join(' or ') || 'nothing'}, and accepted ${schemes.join(' or ') || 'any caller'}`,
        'Clients would be refused.',
      );
    compareParameters(earlier, now, schemas, report);
    compareBodies(before, after, [operation.requestBody, now.operation.requestBody], where, schemas, report);
    compareAnswers(before, after, [operation.responses ?? {}, now.operation.responses ?? {}], where, schemas, report);
  }
  return [...found, ...schemas.breaks];
}

type Report = (what: string, why: string) => void;

function compareParameters(before: Call, after: Call, schemas: SchemaComparison, report: Report): void {
  const [had, has] = [parametersOf(before), parametersOf(after)];
  for (const [key, one] of had) {
    const other = has.get(key);
    const name = `the ${one.in} parameter ${one.name}`;
    if (!other) {
      report(`${name} is gone`, 'The values that clients send in it would be ignored.');
      continue;
    }
    if (other.required && !one.required) report(`${name} is required now`, 'Calls without it would be refused.');
    if (one.style !== other.style || one.explode !== other.explode)
      report(`${name} is serialised differently`, 'The values that clients send would be misread.');
    schemas.compare(one.schema ?? {}, other.schema ?? {}, `${before.name} ${one.name}`, 'requests');
  }
  for (const [key, { required, name, in: where }] of has)
    if (required && !had.has(key)) report(`the ${where} parameter ${name} is new and required`, 'Calls without it would be refused.');
}

function compareBodies(
  before: Contract,
  after: Contract,
  [one, other]: readonly [Body | undefined, Body | undefined],
  where: string,
  schemas: SchemaComparison,
  report: Report,
): void {
  const [had, has] = [one && resolved(before, one), other && resolved(after, other)];
  if (has?.required && !had?.required) report('a body is required now', 'Calls without it would be refused.');
  if (had && !has) report('accepts no body any more', 'The values that clients send in it would be ignored.');
  if (!had || !has) return;
  for (const [type, { schema = {} }] of Object.entries(had.content ?? {})) {
    const media = has.content?.[type];
    if (!media) report(`no longer accepts ${type}`, 'Clients that send it would get 415.');
    else schemas.compare(schema, media.schema ?? {}, `${where} body`, 'requests');
  }
}

function compareAnswers(
  before: Contract,
  after: Contract,
  [had, has]: readonly [Readonly<Record<string, Body>>, Readonly<Record<string, Body>>],
  where: string,
  schemas: SchemaComparison,
  report: Report,
): void {
  for (const [status, part] of Object.entries(had)) {
    const next = has[status];
    if (!next) {
      report(`no longer answers ${status}`, 'Clients that rely on it would never get it.');
      continue;
    }
    const [one, other] = [resolved(before, part), resolved(after, next)];
    for (const header of Object.keys(one.headers ?? {}))
      if (!other.headers?.[header]) report(`its answer ${status} no longer has ${header}`, 'Clients that read it would find nothing.');
    for (const [type, { schema = {} }] of Object.entries(one.content ?? {})) {
      const media = other.content?.[type];
      if (!media) report(`its answer ${status} is no longer ${type}`, 'Clients that expect it cannot read another type.');
      else schemas.compare(schema, media.schema ?? {}, `${where} ${status}`, 'answers');
    }
    if (Object.keys(one.content ?? {}).length === 0 && Object.keys(other.content ?? {}).length > 0)
      report(`its answer ${status} has a body now`, 'Clients cannot read an unexpected value.');
  }
}
