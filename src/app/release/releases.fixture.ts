import type { ReleasePorts, WorkerPort } from './releases';

type Listener = (event: { isUpdate?: boolean }) => void;

/** A passive worker that records its messages. */
export class StillWorker {
  readonly told: unknown[] = [];
  readonly #listeners = new Map<string, Listener>();
  /** Result of registering it: a registration without a worker, of which only `installing` is read. */
  registration = Promise.resolve<ServiceWorkerRegistration | undefined>({ installing: null, active: null } as ServiceWorkerRegistration);
  /** Result of checking for a new release. */
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
      // Only the fields of the library's events that the code reads.
      worker: worker as unknown as WorkerPort,
      loadedFiles: () => ['/config.json', '/assets/logo.svg'],
      reload: () => void this.told.push('reload'),
      nudge: () => void this.told.push('nudge'),
      now: () => clock.now,
    };
  }
}
