import type { Persistence } from './store';

/** Runs one thing after the other, in the order in which they were asked for. */
function queue(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = last.then(action, action);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Stores the state in memory only: for Node, tests and stories. */
export function memoryPersistence(): Persistence {
  let kept: { text: string; version: string } | undefined;
  return {
    read: () => kept?.text,
    write: (text, version) => {
      kept = { text, version };
    },
    version: () => kept?.version,
    arrived: async () => undefined,
    alone: queue(),
  };
}

const stateKey = 'mock-backend-state';
const versionKey = 'mock-backend-version';
const lockName = 'mock-backend';
const channelName = 'mock-backend';
/** Polling interval of the storage in milliseconds, and the age after which an announced change counts as overwritten. */
const [pause, announcementTtlMs] = [10, 500];

/**
 * Stores the state in the browser, for all tabs of the origin: it survives a reload, and only one tab changes it at a time. Browsers
 * pass one tab's writes to another process with a delay, and a message may overtake them; so each change is announced, and a reader
 * waits for it.
 */
export function browserPersistence(storage: Storage = window.localStorage): Persistence {
  const inThisTab = queue();
  const version = () => storage.getItem(versionKey) ?? undefined;
  const channel = new BroadcastChannel(channelName);
  let announced: string | undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    announced = data;
  });
  return {
    read: () => storage.getItem(stateKey) ?? undefined,
    write: (text, written) => {
      storage.setItem(stateKey, text);
      storage.setItem(versionKey, written);
      announced = undefined;
      channel.postMessage(written);
    },
    version,
    arrived: async () => {
      for (let waited = 0; announced !== undefined && announced !== version() && waited < announcementTtlMs; waited += pause) {
        await new Promise((resolve) => {
          setTimeout(resolve, pause);
        });
      }
      announced = undefined;
    },
    alone: (change) => {
      // Web Locks need a secure context; a page opened over plain http by its host name still works, in one tab.
      if (!('locks' in navigator)) return inThisTab(change);
      return navigator.locks.request(lockName, change) as ReturnType<typeof change>;
    },
  };
}
