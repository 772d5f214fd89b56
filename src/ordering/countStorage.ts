import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { serverNow } from '../clock/serverClock';
import { emptyCount, type Count } from '../domain/inventoryCount';
import type { CountIntent } from '../domain/sentCount';
import { countDatabase, waitingCount } from '../session/deviceStorage';

/** A count as the device keeps it. */
export interface KeptCount {
  readonly count: Count;
  /** The attempt to send it whose outcome isn't known. */
  readonly intent: CountIntent | undefined;
  /** When its first line was stored, in milliseconds since 1970; undefined before, and for what an older shop has kept. */
  readonly begunAt?: number | undefined;
  /** Which change of which page stored it (see `LeftCount`); undefined before the first, and for what an older shop has kept. */
  readonly writtenBy?: string | undefined;
}

/** Nothing kept. */
export const nothingKept: KeptCount = { count: emptyCount, intent: undefined };

/** Marks whether a count waits on this device, so that signing out can say so before it is gone. */
export function markWaitingCount(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(waitingCount, '1');
    else localStorage.removeItem(waitingCount);
  } catch {
    // Storage that is forbidden holds no count either.
  }
}

/** Where counts outlive the page. Everything may fail: storage can be forbidden, full, or taken away. */
export interface CountStorage {
  read(key: string): Promise<KeptCount>;
  /** Reads and writes in one go, so that changes of two tabs come one after the other. Answers what is kept then. */
  update(key: string, change: (kept: KeptCount) => KeptCount): Promise<KeptCount>;
}

/** The counts of a device, of all its users. */
export interface DeviceCounts extends CountStorage {
  /** All that is kept, by key. */
  all(): Promise<ReadonlyMap<string, KeptCount>>;
}

interface CountSchema extends DBSchema {
  counts: { key: string; value: KeptCount };
}

/** Whether nothing of it would be missed. */
const isNothing = ({ count, intent }: KeptCount) =>
  intent === undefined && count.lines.length === 0 && count.place.comment === '' && count.place.unloadingArea === undefined;

/** What is kept next, with the moment at which it was begun. */
function stamped(before: KeptCount, next: KeptCount): KeptCount {
  return { ...next, begunAt: next.count.lines.length > 0 ? (before.begunAt ?? serverNow()) : undefined };
}

/** What was kept, as far as it can be read: an older shop may have kept something else. */
export function readKept(value: unknown): KeptCount {
  const kept = value as Partial<KeptCount> | undefined;
  return Array.isArray(kept?.count?.lines) && typeof kept.count.place === 'object' ? (kept as KeptCount) : nothingKept;
}

/** Counts in the browser's database, which holds more than a tab and outlives it. It works without a network. */
export function browserStorage(): DeviceCounts {
  let opened: Promise<IDBPDatabase<CountSchema>> | undefined;
  const open = () => {
    opened ??= openDB<CountSchema>(countDatabase, 1, {
      upgrade: (database) => void database.createObjectStore('counts'),
      // Signing out in another tab deletes the database, which waits for all that have it open.
      blocking: () => close(),
      terminated: () => {
        opened = undefined;
      },
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const close = () => {
    void opened?.then((database) => database.close());
    opened = undefined;
  };
  return {
    read: async (key) => readKept(await (await open()).get('counts', key)),
    all: async () => {
      const transaction = (await open()).transaction('counts');
      const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      return new Map(keys.map((key, place) => [key, readKept(values[place])]));
    },
    update: async (key, change) => {
      const transaction = (await open()).transaction('counts', 'readwrite');
      const before = readKept(await transaction.store.get(key));
      const next = stamped(before, change(before));
      await (isNothing(next) ? transaction.store.delete(key) : transaction.store.put(next, key));
      // That of another customer waits as well.
      const all = await transaction.store.getAll();
      await transaction.done;
      markWaitingCount(all.some((kept) => readKept(kept).count.lines.length > 0));
      return isNothing(next) ? nothingKept : next;
    },
  };
}

let device: DeviceCounts | undefined;

/** The counts of this device. */
export const deviceCounts = () => (device ??= browserStorage());
