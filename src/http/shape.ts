import { ResponseError } from './errors';
import { isRecord } from '#platform/keptJson.ts';
import { reportError } from '#platform/errorReports.ts';

/**
 * Shape of a value in an answer. Scalars are named: `text`, `number`, `whole` (a number without decimals), `flag`, `date` (YYYY-MM-DD),
 * `moment` (a date with a time), `time` (hh:mm), `record` (an object with any fields), `any`. `=A|B` is one of these words; `~A|B` also
 * accepts words that the contract doesn't have yet, and reads an unreadable one as a dash. `[shape]` is a list, a function a recursive
 * shape. Suffixes of an object's keys: `name?` may be missing, `items!` is a list that must be there, `codes*` a list that one bad
 * entry invalidates. `lines+` is a list that stays even if all entries are bad, because they are reported. `|field` is a choice: the
 * text of that field names the shape of the object.
 */
export type Shape = string | readonly [Shape] | (() => Shape) | { readonly [key: string]: Shape };

const wrong = Symbol('wrong');

/** Replaces an unreadable word of an answer; readers treat it like any word that the contract doesn't have (record 004). */
const unreadableWord = '–';

const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  any: () => true,
  record: isRecord,
  text: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  whole: (value) => Number.isInteger(value),
  flag: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  moment: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
};

const left = new WeakMap<readonly unknown[], readonly unknown[]>();
const reported = new Set<string>();

/** The unreadable entries of a list in an answer, for code that has to count them; usually none. */
export function droppedEntriesOf(list: readonly unknown[]): readonly unknown[] {
  return left.get(list) ?? [];
}

/**
 * Checks the body of an answer, so that the caller can rely on its type. A bad entry is dropped from its list, a bad optional field is
 * omitted, a missing list is empty. Every fault is reported once.
 *
 * @param operation operationId for the report
 * @throws ResponseError with the answer's status if nothing requested is left
 */
export function readAnswer(operation: string, shape: Shape, body: unknown, path: string): unknown {
  const answer = new Reading(operation).read(body, shape, '$');
  if (answer === wrong)
    throw new ResponseError({ status: 200, path, cause: new TypeError(`The answer of ${operation} has another shape`) });
  return answer;
}

class Reading {
  readonly #operation: string;

  constructor(operation: string) {
    this.#operation = operation;
  }

  /** The usable value, or `wrong`. Bad parts inside of it are removed. */
  read(value: unknown, shape: Shape, at: string): unknown {
    if (typeof shape === 'function') return this.read(value, shape(), at);
    if (typeof shape === 'string') {
      if (isScalar(value, shape)) return value;
      const fault = this.#fault(at);
      // A new word doesn't invalidate its entry: readers treat it as unknown (record 004).
      return isOpenWord(shape) && typeof value === 'string' && value !== '' ? value : fault;
    }
    if (isList(shape)) return this.#readList(value, shape[0], at, false);
    return isRecord(value) ? this.#readFields(value, shape, at) : this.#fault(at);
  }

  #readList(value: unknown, shape: Shape, at: string, mayLoseAll: boolean): unknown {
    if (!Array.isArray(value)) return this.#fault(at);
    const out: unknown[] = [];
    const good: unknown[] = [];
    for (const entry of value as unknown[]) {
      const read = this.read(entry, shape, `${at}[]`);
      if (read === wrong) out.push(entry);
      else good.push(read);
    }
    if (out.length === 0) return value;
    if (good.length === 0 && !mayLoseAll) return wrong;
    left.set(good, out);
    return good;
  }

  #readFields(record: Record<string, unknown>, shape: Readonly<Record<string, Shape>>, at: string): unknown {
    for (const key of Object.keys(shape)) {
      const fieldShape = shape[key] as Shape;
      if (key.startsWith('|')) {
        const kinds = fieldShape as Readonly<Record<string, Shape>>;
        const kind = record[key.slice(1)];
        if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return this.#fault(`${at}.${key.slice(1)}`);
        return this.read(record, kinds[kind] as Shape, at);
      }
      const [, name = '', mark = ''] = /^(\w+)(\W*)$/.exec(key) ?? [];
      const isOptional = mark.includes('?');
      if (isOptional && (record[name] === undefined || record[name] === null)) {
        delete record[name];
        continue;
      }
      const read = this.#readField(record[name], fieldShape, mark, `${at}.${name}`);
      if (read !== wrong) record[name] = read;
      else if (isOptional) delete record[name];
      else if (isOpenWord(fieldShape)) record[name] = unreadableWord;
      else return wrong;
    }
    return record;
  }

  #readField(value: unknown, shape: Shape, mark: string, at: string): unknown {
    const read = mark.includes('+') && isList(shape) ? this.#readList(value, shape[0], at, true) : this.read(value, shape, at);
    const isLost = read === wrong || (mark.includes('*') && droppedEntriesOf(read as readonly unknown[]).length > 0);
    if (!isLost) return read;
    if (mark.includes('?') || mark.includes('!')) return wrong;
    if (typeof shape === 'object') return isList(shape) ? [] : value === undefined || value === null ? this.read({}, shape, at) : wrong;
    return wrong;
  }

  #fault(at: string): typeof wrong {
    const line = `${this.#operation}: ${at} is not what the contract says`;
    if (!reported.has(line)) {
      reported.add(line);
      console.warn(line);
      reportError({ kind: 'shape', operation: `${this.#operation} ${at}` });
    }
    return wrong;
  }
}

function isScalar(value: unknown, shape: string): boolean {
  if (/^[=~]/.test(shape)) return typeof value === 'string' && shape.slice(1).split('|').includes(value);
  return scalars[shape]?.(value) ?? false;
}

/** Words to which the backend may add one at any time. */
function isOpenWord(shape: Shape): boolean {
  return typeof shape === 'string' && shape.startsWith('~');
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
