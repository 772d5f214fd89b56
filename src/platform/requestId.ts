/** Digits and capitals that aren't confused when read out: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of characters of an id that users read out. */
const codeLength = 7;

const known = new WeakMap<object, string>();

/** A new id that finds a call, or a failure of the page itself, in logs. Users read out its beginning, dash included: `7K4M-2PXXXX…`. */
export function newRequestId(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => alphabet[byte % alphabet.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Records the request that caused an error; the first one stays. */
export function noteRequestId(error: object, id: string): void {
  if (!known.has(error)) known.set(error, id);
}

/** The id of the call that ended with this error. An error without a call gets an id of its own; a non-object has none. */
export function requestIdOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const id = known.get(error) ?? newRequestId();
  known.set(error, id);
  return id;
}

/** The short code of an error that people read out on the telephone: the beginning of its request's id. */
export function errorCodeOf(error: unknown): string | undefined {
  return requestIdOf(error)?.slice(0, codeLength);
}
