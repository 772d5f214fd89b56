import type { TrackingEvent } from '../domain/trackingEvent';

/** Events that wait for somebody to listen, at most: what is told before the code that listens is there. */
const limit = 50;

let listener: ((event: TrackingEvent) => void) | undefined;
let waiting: TrackingEvent[] = [];

/** Tells those who may know that something happened. Nobody may, unless the user has agreed; the caller need not ask. */
export function tell(event: TrackingEvent): void {
  if (listener) listener(event);
  else if (waiting.length < limit) waiting.push(event);
}

/**
 * Listens to what happens, and to what has happened since the page was opened and nobody listened. One listens at a time.
 *
 * @returns function that ends it
 */
export function subscribeToEvents(next: (event: TrackingEvent) => void): () => void {
  listener = next;
  // Not at once, so that who listens and stops again in the same breath has taken nothing away.
  queueMicrotask(() => {
    if (listener !== next) return;
    const early = waiting;
    waiting = [];
    early.forEach(next);
  });
  return () => {
    if (listener === next) listener = undefined;
  };
}
