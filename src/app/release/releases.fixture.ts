import type { ReleasePorts, WorkerPort } from './releases';

type Listener = (event: { isUpdate?: boolean }) => void;

/** A worker that does nothing by itself, with what it was told. */
export class StillWorker {
  readonly told: unknown[] = [];
  readonly #listeners = new Map<string, Listener>();
  /** What registering it comes to: one that has nothing to say yet, of which only that is read. */
  registration = Promise.resolve<ServiceWorkerRegistration | undefined>({ installing: null, active: null } as ServiceWorkerRegistration);
  /** What asking for a new release comes to. */
  update = async (): Promise<void> => {
    this.told.push('update');
  };

  /** Lets something happen to it. */
  tell(type: 'waiting' | 'controlling' | 'activated', event: { isUpdate?: boolean } = {}): void {
    this.#listeners.get(type)?.(event);
  }

  /** The ports of a page at a moment that the test sets. */
  ports(clock: { now: number } = { now: 0 }): ReleasePorts {
    const worker = {
      addEventListener: (type: string, listener: Listener) => void this.#listeners.set(type, listener),
      register: async () => this.registration,
      update: async () => this.update(),
      messageSW: async (message: unknown) => void this.told.push(message),
      messageSkipWaiting: () => void this.told.push('skip waiting'),
    };
    return {
      // Of the library's events only what is read of them.
      worker: worker as unknown as WorkerPort,
      loadedFiles: () => ['/config.json', '/assets/logo.svg'],
      reload: () => void this.told.push('reload'),
      nudge: () => void this.told.push('nudge'),
      now: () => clock.now,
    };
  }
}
