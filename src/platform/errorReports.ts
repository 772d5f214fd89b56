/** A failure as it is reported (record 030). It contains no personal data: no ids, no queries, no typed words. */
export interface ErrorReport {
  readonly kind: 'call' | 'chunk' | 'policy' | 'render' | 'shape' | 'start' | 'uncaught' | 'worker';
  /** Where it happened: an operationId, the name of a part of the page, a directive of the policy. */
  readonly operation?: string;
  /** The error. Its request id, status, class and place in the code are reported, its message is not. */
  readonly error?: unknown;
  /** Addresses of the code that threw, as the browser reports them. They are not reported. */
  readonly source?: string;
}

/** Maximum number of failures kept until there is a listener. Not all are reported: browser extensions may have thrown most. */
const maxBuffered = 200;
const kept: ErrorReport[] = [];
let listening: ((trouble: ErrorReport) => void) | undefined;

/** Reports a failure. Cheap, as there may be no listener. */
export function reportError(trouble: ErrorReport): void {
  if (listening) listening(trouble);
  else if (kept.length < maxBuffered) kept.push(trouble);
}

/**
 * Registers the only listener from now on; it first gets the earlier failures.
 *
 * @returns unsubscribes
 */
export function subscribeToErrors(listener: (trouble: ErrorReport) => void): () => void {
  listening = listener;
  for (const trouble of kept.splice(0)) listener(trouble);
  return () => {
    if (listening === listener) listening = undefined;
  };
}
