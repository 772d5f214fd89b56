/** Runs something while no other tab holds the lock; where the browser has no locks, it is simply run. `undefined` when another tab is at it. */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  // Missing outside secure contexts, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve(undefined)));
}

/** Resolves once no tab holds the lock. */
export async function waitForTabLock(name: string): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await locks?.request(name, { mode: 'shared' }, () => undefined);
}
