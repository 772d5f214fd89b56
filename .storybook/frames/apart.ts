/** Name of the frames of boards: a window of this name is a browser of its own. */
export const apartName = 'apart';

/** A storage that lives as long as the page. */
function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** Cookies that live as long as the page; one written with an age of zero is deleted. */
function memoryCookies(): PropertyDescriptor {
  const cookies = new Map<string, string>();
  return {
    configurable: true,
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      const [pair = '', ...attributes] = text.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim();
      const isOver = attributes.some((attribute) => {
        const [key = '', value = ''] = attribute.trim().toLowerCase().split('=');
        return (key === 'max-age' && Number(value) <= 0) || (key === 'expires' && new Date(value).getTime() <= 0);
      });
      if (isOver) cookies.delete(name);
      else cookies.set(name, pair.slice(at + 1).trim());
    },
  };
}

/** Channels between tabs that reach those of the same `own` alone. */
export const channelsOf = (own: string): typeof BroadcastChannel =>
  class extends BroadcastChannel {
    constructor(name: string) {
      super(`${own} ${name}`);
    }
  };

/** Locks between tabs, shared only by those of the same `own`. */
export const locksOf = (own: string, locks: LockManager): Pick<LockManager, 'request'> => ({
  request: ((name: string, ...rest: [LockGrantedCallback<unknown>]) => locks.request(`${own} ${name}`, ...rest)) as LockManager['request'],
});

/**
 * Gives a frame of a board cookies, storages, channels and locks of its own. Frames of one host share them: each story signs a user of
 * another tenant on with them, and one frame's shop would notify the others of its cart as if they were tabs of one browser.
 */
export function standApart(): void {
  if (window.name !== apartName) return;
  const own = Math.random().toString(36).slice(2);
  Object.defineProperty(document, 'cookie', memoryCookies());
  Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: channelsOf(own) });
  // Missing outside secure contexts, contrary to the type.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) Object.defineProperty(navigator, 'locks', { configurable: true, value: locksOf(own, locks) });
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
  }
}
