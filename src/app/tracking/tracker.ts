import type { TrackedPage, TrackingEvent } from '#domain/customer/trackingEvent.ts';

/** A tracking service that runs. */
export interface Tracker {
  hear(event: TrackingEvent): void;
  /** Stops the service and removes its effects; it gets no events afterwards. */
  stop(): void;
}

/** Starts a service on the page that is open, which counts as viewed. */
export type StartTracker = (page: TrackedPage) => Tracker;
