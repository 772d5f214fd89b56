import type { TrackingEvent } from '#domain/customer/trackingEvent.ts';

/** Maximum number of events buffered until there is a listener. */
const maxBuffered = 50;

let listener: ((event: TrackingEvent) => void) | undefined;
let waiting: TrackingEvent[] = [];

/** Publishes an event to tracking. There may be no listener, unless the user has agreed; the caller needn't check. */
export function tell(event: TrackingEvent): void {
  if (listener) listener(event);
  else if (waiting.length < maxBuffered) waiting.push(event);
}

/**
 * Subscribes to events, starting with those buffered since the page was opened. One subscriber at a time.
 *
 * @returns unsubscribes
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
