import { Workbox } from 'workbox-window';
import { reportError } from '#platform/errorReports.ts';

/** The part of the library's window side in use. */
export type WorkerPort = Pick<Workbox, 'addEventListener' | 'register' | 'update' | 'messageSW' | 'messageSkipWaiting'>;

/** Dependencies of following the releases. */
export interface ReleasePorts {
  readonly worker: WorkerPort;
  /** Addresses of the files that this page has loaded. */
  loadedFiles(): readonly string[];
  reload(): void;
  /** Has a browser that has put off a release which was taken try again. */
  nudge(): void;
  now(): number;
}

/** The releases of the shop, as one page follows them. */
export interface Releases {
  /** Asks whether there is a new one, unless that was asked a moment ago. Never rejects. */
  look(): void;
  /** Takes the new one: the page is reloaded, with it. */
  take(): void;
  /** Stops following. */
  stop(): void;
}

/** Milliseconds between two questions whether there is a new release, for a page that stays open. */
const interval = 3_600_000;
/** Milliseconds in which going from screen to screen asks only once. */
const pause = 300_000;
/** Milliseconds that a release which was taken may need to come, until it is tried again. */
const retryAfterMs = 2_000;

/**
 * Registers the worker that caches the shell, and follows new releases while the page is open. A new release waits until a tab takes
 * it, or until every tab of the shop is closed. If the browser has no workers, or forbids them, the shop goes on without.
 *
 * @param onReady a release waits; also called on a page that opens while one waits
 */
export function followReleases(onReady: () => void, { worker, loadedFiles, reload, nudge, now }: ReleasePorts): Releases {
  let isTaken = false;
  let isWaiting = false;
  let isStopped = false;
  let asked = now();
  let trying: ReturnType<typeof setInterval> | undefined;
  const ready = () => {
    isWaiting = true;
    if (!isStopped) onReady();
  };
  worker.addEventListener('waiting', ready);
  worker.addEventListener('controlling', () => {
    isWaiting = false;
    clearInterval(trying);
    if (isTaken) reload();
  });
  // A worker that could not cache its files is discarded by the browser silently.
  const installing = new Set<unknown>();
  worker.addEventListener('installing', ({ sw }) => void installing.add(sw));
  worker.addEventListener('installed', ({ sw }) => void installing.delete(sw));
  worker.addEventListener('redundant', ({ sw }) => {
    if (!installing.delete(sw)) return;
    console.warn('The shop could not be kept for times without a network');
    reportError({ kind: 'worker', operation: 'install' });
  });
  worker.addEventListener('activated', ({ isUpdate }) => {
    // The first worker starts after the page, and has missed the files that the page loaded.
    if (!isUpdate) void worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } });
  });
  const registered = worker.register().then(
    (registration) => {
      if (!registration) return false;
      // A release that the browser found with the page itself precedes the listeners, and the library reports it only once it waits.
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && registration.active) ready();
      });
      // Browsers check for a new release some time after loading a page, or not at all.
      if (registration.active) void worker.update().catch(() => undefined);
      return true;
    },
    (error: unknown) => {
      console.warn('The shop can’t be kept for times without a network', error);
      reportError({ kind: 'worker', operation: 'register', error });
      return false;
    },
  );
  const ask = async () => {
    asked = now();
    // Without a network there is no release either.
    if (await registered) await worker.update().catch(() => undefined);
  };
  const timer = setInterval(() => void ask(), interval);
  return {
    look: () => {
      if (now() - asked >= pause) void ask();
    },
    take: () => {
      isTaken = true;
      // Taken in another tab already, it is there.
      if (!isWaiting) {
        reload();
        return;
      }
      worker.messageSkipWaiting();
      clearInterval(trying);
      trying = setInterval(nudge, retryAfterMs);
    },
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      clearInterval(trying);
    },
  };
}

const script = '/sw.js';

/** If the page restricts scripts to trusted addresses, this one is trusted: it is the only one that the policy creates. */
function trustedScript(): ConstructorParameters<typeof Workbox>[0] {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
  };
  return trustedTypes?.createPolicy('shop-worker', { createScriptURL: () => script }).createScriptURL(script) ?? script;
}

/** The library, for browsers too in which workers are blocked. */
class ShopWorker extends Workbox {
  readonly #script: ConstructorParameters<typeof Workbox>[0];

  constructor(url: ConstructorParameters<typeof Workbox>[0]) {
    super(url);
    this.#script = url;
  }

  /** Registers it; undefined where workers are blocked, by an extension or by the program that drives the browser. */
  override async register(): Promise<ServiceWorkerRegistration | undefined> {
    try {
      return await super.register();
    } catch (error) {
      // Blocked, registering answers nothing instead of failing, and the library stumbles over that.
      const registration: unknown = await navigator.serviceWorker.register(this.#script as string).catch(() => null);
      if (registration === undefined) return undefined;
      throw error;
    }
  }
}

let address: ReturnType<typeof trustedScript> | undefined;
let nudging: Worker | undefined;

/** The browser's own; undefined without workers, as on a page without encryption. */
export function browserReleases(): ReleasePorts | undefined {
  if (!('serviceWorker' in navigator)) return undefined;
  // A policy can be made only once.
  const known = (address ??= trustedScript());
  return {
    worker: new ShopWorker(known),
    loadedFiles: () => [
      '/config.json',
      ...performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.startsWith(`${window.location.origin}/assets/`)),
    ],
    reload: () => window.location.reload(),
    // A message during the previous worker's shutdown makes Chromium restart that one, and the new one waits for half a minute of
    // idleness. Chromium checks this only when a page or a worker's script is requested, and a page requested just then may never load.
    // So this requests the script of a worker that does nothing, the only one that the policy allows.
    nudge: () => {
      nudging?.terminate();
      // The types of a page know trusted addresses in other places only.
      nudging = new Worker(known as string);
    },
    now: () => Date.now(),
  };
}
