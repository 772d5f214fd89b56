/** An object's fields, not yet checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** True if the value is an object with fields. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses stored JSON; undefined if nothing was stored, or no JSON, such as a text of an older version of the shop. */
export function parseKept(text: string | null | undefined): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The fields of an expected object; none if it is something else. */
export function recordOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** The entries of an expected list; none if it is something else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The parsed entries of an expected list, without those that `parse` returns undefined for. */
export function entriesOf<Entry extends object>(value: unknown, parse: (fields: Fields) => Entry | undefined): readonly Entry[] {
  return listOf(value)
    .map((entry) => parse(recordOf(entry)))
    .filter((entry) => entry !== undefined);
}

/** The value if it is a text, else the fallback. */
export function textOr<Fallback>(value: unknown, fallback: Fallback): string | Fallback {
  return typeof value === 'string' ? value : fallback;
}

/** The texts in an expected list; undefined if it is no list. */
export function textsOf(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : undefined;
}
