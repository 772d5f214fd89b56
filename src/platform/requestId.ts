/** Digits and capitals that nobody mixes up when they are read out: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How much of an id people read out. */
const codeLength = 7;

const known = new WeakMap<object, string>();

/** A new id by which a call, or a failure of the page's own, is found in logs. What people read out is its beginning, dash and all: `7K4M-2PXXXX…`. */
export function newRequestId(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => alphabet[byte % alphabet.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Notes the request by which an error came about; the first one noted stays. */
export function noteRequestId(error: object, id: string): void {
  if (!known.has(error)) known.set(error, id);
}

/** The id of the call that ended with this error. One that came about without a call gets an id of its own; what is no object has none. */
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
