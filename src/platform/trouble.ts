/** What went wrong, as it is reported (record 085). It holds nothing of people: no ids of theirs, no queries, no words that they typed. */
export interface Trouble {
  readonly kind: 'call' | 'chunk' | 'policy' | 'render' | 'shape' | 'start' | 'uncaught' | 'worker';
  /** What it happened to: an operationId, the name of a part of the page, a directive of the policy. */
  readonly operation?: string;
  /** What was thrown. Its request id, its status, its class and its place in the code are reported, its words are not. */
  readonly error?: unknown;
  /** Addresses of the code that it came about in, as the browser tells them. They are not reported. */
  readonly source?: string;
}

/** What happens before somebody listens. Not all of it is reported: extensions of the browser may have thrown most. */
const mostKept = 200;
const kept: Trouble[] = [];
let listening: ((trouble: Trouble) => void) | undefined;

/** Tells that something went wrong. Nobody may be listening, so it costs nothing. */
export function tellTrouble(trouble: Trouble): void {
  if (listening) listening(trouble);
  else if (kept.length < mostKept) kept.push(trouble);
}

/**
 * Listens from now on, alone, and first hears what happened before.
 *
 * @returns ends it
 */
export function hearTrouble(listener: (trouble: Trouble) => void): () => void {
  listening = listener;
  for (const trouble of kept.splice(0)) listener(trouble);
  return () => {
    if (listening === listener) listening = undefined;
  };
}
