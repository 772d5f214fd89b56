// Compares two states of a contract's schemas: finds requests that an earlier client can't send any more, and answers that it can't
// read.
import { closedWords, allOrNothing } from './shapes.ts';

/** A change that breaks clients of the earlier contract. */
export interface Break {
  /** Call, or schema and field, as the contract names them. */
  readonly where: string;
  readonly what: string;
  readonly why: string;
}

/** The parts of a schema, or of another possible reference, in use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly uniqueItems?: boolean;
  readonly default?: unknown;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly discriminator?: { readonly mapping?: Readonly<Record<string, string>> };
}

/** Direction of a schema's values: sent by the client or read by it. */
export type Direction = 'requests' | 'answers';

const why = {
  refused: 'The values that clients send would be refused.',
  unheard: 'The values that clients send in it would be ignored.',
  missing: 'Clients that read it would find nothing.',
  unreadable: 'Clients cannot read an unexpected value.',
  meaning: 'Calls without it would change their meaning.',
} as const;

/** Limits above which nothing goes, and those below. */
const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
/** Of a length or a count none is as good as zero. */
const none = (limit: string) => (limit.endsWith('imum') ? -Infinity : 0);

const nameOf = (ref: string) => ref.split('/').at(-1) ?? '';
const listed = (values: Iterable<unknown>) =>
  [...values].map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', ');

/** The target of a reference, with the reference's siblings. */
export function resolved<Part extends { readonly $ref?: string }>(contract: object, part: Part): Part {
  if (part.$ref === undefined) return part;
  const steps = part.$ref.replace('#/', '').split('/');
  const target = steps.reduce<unknown>(
    (whole, step) => (whole as Record<string, unknown> | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    contract,
  );
  if (typeof target !== 'object' || target === null) throw new Error(`${part.$ref} does not exist`);
  const { $ref: _ref, ...beside } = part;
  return { ...resolved(contract, target as Part), ...beside } as Part;
}

/** A schema with its parts put together: an object of `allOf` has the fields of all of them. */
function whole(contract: object, schema: Schema): Schema {
  const { allOf = [], ...own } = resolved(contract, schema);
  return allOf
    .map((part) => whole(contract, part))
    .reduce<Schema>(
      (sum, part) => ({
        ...part,
        ...sum,
        ...((part.properties ?? sum.properties) && { properties: { ...part.properties, ...sum.properties } }),
        required: [...(part.required ?? []), ...(sum.required ?? [])],
      }),
      own,
    );
}

const typesOf = ({ type }: Schema): ReadonlySet<string> | undefined =>
  type === undefined ? undefined : new Set(typeof type === 'string' ? [type] : type);

const wordsOf = (schema: Schema): ReadonlySet<unknown> | undefined =>
  'const' in schema ? new Set([schema.const]) : schema.enum && new Set(schema.enum);

function covers(wide: ReadonlySet<string> | undefined, narrow: ReadonlySet<string> | undefined): boolean {
  if (!wide) return true;
  return narrow !== undefined && [...narrow].every((type) => wide.has(type) || (type === 'integer' && wide.has('number')));
}

/** The alternatives of a schema, by name or by content; a schema without any is its own only one. */
function alternativesOf(schema: Schema): ReadonlyMap<string, Schema> | undefined {
  const { discriminator, oneOf, anyOf } = schema;
  if (discriminator?.mapping) return new Map(Object.entries(discriminator.mapping).map(([kind, $ref]) => [kind, { $ref }]));
  const parts = oneOf ?? anyOf;
  return parts && new Map(parts.map((part) => [part.$ref ? nameOf(part.$ref) : signatureOf(part), part]));
}

/** The content of a schema without its descriptions. */
function signatureOf(schema: Schema): string {
  return JSON.stringify(schema, (key, value: unknown) => (/^(description|title|examples?|x-.*)$/.test(key) ? undefined : value));
}

/** Words that are known, or any text: then the words are only a help. */
const isOpenText = ({ anyOf }: Schema) => anyOf?.some((part) => part.type === 'string' && !wordsOf(part)) === true;

/** Compares schemas of two states of a contract, each named one once for each direction, however many calls carry it. */
export class SchemaComparison {
  readonly breaks: Break[] = [];
  readonly #before: object;
  readonly #after: object;
  readonly #seen = new Set<string>();

  constructor(before: object, after: object) {
    this.#before = before;
    this.#after = after;
  }

  /**
   * `place` names the schema for people; a named schema represents itself. `ofClosed`: belongs to a list whose entries are only valid
   * together.
   */
  compare(before: Schema, after: Schema, place: string, direction: Direction, ofClosed = false): void {
    const isClosed = ofClosed || closedWords.has(place) || allOrNothing.has(place);
    let where = place;
    if (before.$ref !== undefined) {
      where = nameOf(before.$ref);
      const pair = `${before.$ref} ${after.$ref ?? signatureOf(after)} ${direction} ${isClosed}`;
      if (this.#seen.has(pair)) return;
      this.#seen.add(pair);
    }
    const [one, other] = [whole(this.#before, before), whole(this.#after, after)];
    if (isOpenText(one) && isOpenText(other)) return;
    const report = (what: string, reason: string) => this.breaks.push({ where: `${where} (${direction})`, what, why: reason });
    if (this.#alternatives(one, other, where, direction, report)) return;
    if (direction === 'requests') narrowings(one, other).forEach((what) => report(what, why.refused));
    else widenings(one, other, isClosed).forEach((what) => report(what, why.unreadable));
    if (direction === 'requests' && JSON.stringify(one.default) !== JSON.stringify(other.default) && one.default !== undefined)
      report(`its default is no longer ${JSON.stringify(one.default)}`, why.meaning);
    this.#fields(one, other, where, direction);
    if (one.items && other.items) this.compare(one.items, other.items, `${where}[]`, direction, isClosed);
  }

  /** Compares one alternative with its like; true where there are any. */
  #alternatives(
    before: Schema,
    after: Schema,
    where: string,
    direction: Direction,
    report: (what: string, reason: string) => void,
  ): boolean {
    const [earlier, later] = [alternativesOf(before), alternativesOf(after)];
    if (!earlier && !later) return false;
    const [ones, others] = [earlier ?? new Map([[signatureOf(before), before]]), later ?? new Map([[signatureOf(after), after]])];
    for (const [name, one] of ones) {
      const other = others.get(name);
      if (other) this.compare(one, other, `${where}<${name}>`, direction);
      else if (direction === 'requests') report(`no longer accepts the kind ${name}`, why.refused);
    }
    // An entry of an unknown kind is left out, where a field says of which kind it is.
    if (direction === 'answers' && !after.discriminator)
      for (const name of others.keys()) if (!ones.has(name)) report(`may be of the new kind ${name}`, why.unreadable);
    return true;
  }

  #fields(before: Schema, after: Schema, where: string, direction: Direction): void {
    const [had, has] = [before.properties ?? {}, after.properties ?? {}];
    const [needed, needs] = [new Set(before.required), new Set(after.required)];
    const report = (field: string, what: string, reason: string) =>
      this.breaks.push({ where: `${where}.${field} (${direction})`, what, why: reason });
    for (const [field, one] of Object.entries(had)) {
      const other = has[field];
      if (!other) report(field, 'is gone', direction === 'requests' ? why.unheard : why.missing);
      else {
        if (direction === 'answers' && needed.has(field) && !needs.has(field)) report(field, 'may be missing now', why.missing);
        this.compare(one, other, `${where}.${field}`, direction);
      }
    }
    if (direction === 'answers') return;
    for (const field of needs) if (!needed.has(field)) report(field, field in had ? 'is required now' : 'is new and required', why.refused);
  }
}

/** Values accepted before and refused now. */
function narrowings(before: Schema, after: Schema): string[] {
  const found: string[] = [];
  const [typesBefore, typesAfter] = [typesOf(before), typesOf(after)];
  if (!covers(typesAfter, typesBefore))
    found.push(`accepts ${listed(typesAfter ?? [])} only, and accepted ${listed(typesBefore ?? ['anything'])}`);
  const [words, remaining] = [wordsOf(before), wordsOf(after)];
  if (remaining && !words) found.push(`accepts ${listed(remaining)} only, and accepted any value`);
  const gone = [...(words ?? [])].filter((word) => remaining && !remaining.has(word));
  if (gone.length > 0) found.push(`no longer accepts ${listed(gone)}`);
  const [had, has] = [before, after] as unknown as Record<string, number | undefined>[];
  for (const limit of upperLimits) {
    const [old, now] = [had?.[limit] ?? Infinity, has?.[limit] ?? Infinity];
    if (now < old) found.push(`its ${limit} is ${now}${old === Infinity ? '' : ` and was ${old}`}`);
  }
  for (const limit of lowerLimits) {
    const [old, now] = [had?.[limit] ?? none(limit), has?.[limit] ?? none(limit)];
    if (now > old) found.push(`its ${limit} is ${now}${old === none(limit) ? '' : ` and was ${old}`}`);
  }
  for (const form of ['format', 'pattern'] as const)
    if (after[form] !== undefined && after[form] !== before[form]) found.push(`its ${form} has to be ${after[form]}`);
  const [step, stepBefore] = [has?.['multipleOf'], had?.['multipleOf']];
  if (step !== undefined && (stepBefore === undefined || stepBefore % step !== 0)) found.push(`has to be a multiple of ${step}`);
  if (after.uniqueItems && !before.uniqueItems) found.push('its entries must be unique now');
  if (after.additionalProperties === false && before.additionalProperties !== false) found.push('accepts no other fields any more');
  if (after.items && !before.items && before.type === 'array') found.push('no longer accepts entries of any kind');
  return found;
}

/**
 * New values in answers that the client can't handle. It treats a new word of an enumeration as unknown, unless half of the list would
 * be a false statement.
 */
function widenings(before: Schema, after: Schema, isClosed: boolean): string[] {
  const found: string[] = [];
  const [typesBefore, typesAfter] = [typesOf(before), typesOf(after)];
  if (!covers(typesBefore, typesAfter)) found.push(`may be ${listed(typesAfter ?? ['anything'])}, and was ${listed(typesBefore ?? [])}`);
  const [words, present] = [wordsOf(before), wordsOf(after)];
  if (words && (isClosed || 'const' in before || [...words].some((word) => typeof word !== 'string'))) {
    const fresh = [...(present ?? [])].filter((word) => !words.has(word));
    if (!present) found.push(`may be anything, and was ${listed(words)}`);
    else if (fresh.length > 0) found.push(`may be ${listed(fresh)} now`);
  }
  for (const form of ['format', 'pattern'] as const)
    if (before[form] !== undefined && after[form] !== before[form]) found.push(`its ${form} is no longer ${before[form]}`);
  const [had, has] = [before, after] as unknown as Record<string, number | undefined>[];
  for (const limit of ['maximum', 'exclusiveMaximum'] as const) {
    const [old, now] = [had?.[limit] ?? Infinity, has?.[limit] ?? Infinity];
    if (now > old) found.push(`may be above ${old}`);
  }
  for (const limit of lowerLimits) {
    const [old, now] = [had?.[limit] ?? none(limit), has?.[limit] ?? none(limit)];
    if (now < old) found.push(limit.endsWith('imum') ? `may be below ${old}` : `may have fewer than ${old}`);
  }
  const fixed = had?.['minItems'];
  if (fixed !== undefined && fixed === had?.['maxItems'] && (has?.['maxItems'] ?? Infinity) > fixed)
    found.push(`may have more than ${fixed}`);
  if (before.items && !after.items) found.push('may have entries of any kind');
  return found;
}
