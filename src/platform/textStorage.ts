import { publisher } from './publisher';

/** Texts by name in the browser, for a tab or the whole device. No method throws. */
export interface TextStorage {
  /** The stored text; null without one. */
  read(name: string): string | null;
  /** Stores a text; null deletes it. If the browser refuses (full, or storage forbidden), it lasts as long as the page. */
  write(name: string, text: string | null): void;
  /** True if the text under a name outlives the page, i.e. the browser has not refused it. */
  isLasting(name: string): boolean;
  /** The names with a prefix under which something is stored. */
  names(start: string): readonly string[];
  /** Calls the listener with each name whose text has changed, also in another tab; null for all names. */
  subscribe(listener: (name: string | null) => void): () => void;
}

function textStorage(kind: 'localStorage' | 'sessionStorage'): TextStorage {
  /** Texts that the browser refused to store. */
  const refused = new Map<string, string>();
  const ofOtherTab = ({ key }: StorageEvent) => publish(key);
  const { subscribe, publish } = publisher<[name: string | null]>(() => {
    window.addEventListener('storage', ofOtherTab);
    return () => window.removeEventListener('storage', ofOtherTab);
  });
  const tried = <Result>(access: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return access(window[kind]);
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => refused.get(name) ?? tried((storage) => storage.getItem(name), null),
    write: (name, text) => {
      refused.delete(name);
      const isDone = tried((storage) => {
        if (text === null) storage.removeItem(name);
        else storage.setItem(name, text);
        return true;
      }, false);
      if (!isDone && text !== null) refused.set(name, text);
      publish(name);
    },
    isLasting: (name) => !refused.has(name),
    names: (start) => [...new Set([...tried(Object.keys, []), ...refused.keys()])].filter((name) => name.startsWith(start)),
    subscribe,
  };
}

/** The texts of this device, beyond the tab. */
export const deviceStorage = textStorage('localStorage');

/** The texts of this tab, through a reload. */
export const tabStorage = textStorage('sessionStorage');
