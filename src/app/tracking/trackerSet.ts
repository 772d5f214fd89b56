import type { ConsentService } from '#domain/customer/consent.ts';
import type { TrackedPage, TrackingEvent } from '#domain/customer/trackingEvent.ts';
import type { StartTracker, Tracker } from './tracker';

/** The running services. None can break another or the shop: errors are logged, and the rest goes on. */
export class TrackerSet {
  readonly #running = new Map<ConsentService, { readonly start: StartTracker; readonly tracker: Tracker | undefined }>();

  /** Stops services that are no longer configured or configured otherwise, and starts new ones, on the open page. */
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
