import type { Persistence } from './store';

/** Runs one thing after the other, in the order in which they were asked for. */
export function queue(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = last.then(action, action);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Keeps the state in memory only: for Node, tests and stories. */
export function memoryPersistence(): Persistence {
  let kept: { text: string; version: string } | undefined;
  return {
    read: () => kept?.text,
    write: (text, version) => {
      kept = { text, version };
    },
    version: () => kept?.version,
    alone: queue(),
  };
}

const stateKey = 'mock-backend-state';
const versionKey = 'mock-backend-version';
const lockName = 'mock-backend';

/** Keeps the state in the browser, for all tabs of the origin: it survives a reload, and only one tab changes it at a time. */
export function browserPersistence(storage: Storage = window.localStorage): Persistence {
  const inThisTab = queue();
  return {
    read: () => storage.getItem(stateKey) ?? undefined,
    write: (text, version) => {
      storage.setItem(stateKey, text);
      storage.setItem(versionKey, version);
    },
    version: () => storage.getItem(versionKey) ?? undefined,
    alone: (change) => {
      // Web Locks need a secure context; a page opened over plain http by its host name still works, in one tab.
      if (!('locks' in navigator)) return inThisTab(change);
      return navigator.locks.request(lockName, change) as ReturnType<typeof change>;
    },
  };
}
