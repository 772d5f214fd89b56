import type { TrackedPage, TrackingEvent } from '../../domain/trackingEvent';

/** A tracking service that runs. */
export interface Tracker {
  hear(event: TrackingEvent): void;
  /** Ends it and takes away what it has brought; nothing is heard afterwards. */
  stop(): void;
}

/** Starts a service on the page that is open, which counts as viewed. */
export type StartTracker = (page: TrackedPage) => Tracker;
