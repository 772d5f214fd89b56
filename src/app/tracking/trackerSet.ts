import type { ConsentService } from '../../domain/consent';
import type { TrackedPage, TrackingEvent } from '../../domain/trackingEvent';
import type { StartTracker, Tracker } from './tracker';

/** The services that run. None can break another or the shop: whatever one throws is logged, and the rest goes on. */
export class TrackerSet {
  readonly #running = new Map<ConsentService, { readonly start: StartTracker; readonly tracker: Tracker | undefined }>();

  /** Stops what is no longer wanted or wanted otherwise, and starts what is new, on the page that is open. */
  run(wanted: ReadonlyMap<ConsentService, StartTracker>, page: TrackedPage): void {
    for (const [service, { start, tracker }] of this.#running) {
      if (wanted.get(service) === start) continue;
      this.#running.delete(service);
      attempt(service, () => tracker?.stop());
    }
    for (const [service, start] of wanted) {
      if (this.#running.has(service)) continue;
      // One that can't be started is not tried again on every page.
      this.#running.set(service, { start, tracker: attempt(service, () => start(page)) });
    }
  }

  hear(event: TrackingEvent): void {
    for (const [service, { tracker }] of this.#running) attempt(service, () => tracker?.hear(event));
  }
}

function attempt<Result>(service: ConsentService, act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    console.warn(`${service}:`, error);
    return undefined;
  }
}
