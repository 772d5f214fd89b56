/**
 * Runs something while no other tab holds the lock; undefined if another tab does. Where the browser has no locks, or refuses them with
 * the storage, it is simply run.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  // Missing outside secure contexts, contrary to the type.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let isAnswered = false;
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) => {
      isAnswered = true;
      return lock ? work() : Promise.resolve(undefined);
    });
  } catch (error) {
    if (isAnswered) throw error;
    return work();
  }
}

/** Resolves once no tab holds the lock. */
export async function waitForTabLock(name: string): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await locks?.request(name, { mode: 'shared' }, () => undefined).catch(() => undefined);
}
