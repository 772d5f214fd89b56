import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { serverNow } from '#clock/serverClock.ts';
import { emptyCount, type Count } from '#domain/inventory/inventoryCount.ts';
import type { CountIntent } from '#domain/inventory/countIntent.ts';
import type { CountMark } from '#domain/inventory/waitingCount.ts';
import { countDatabase } from '#session/deviceStorage.ts';
import { markWaitingCounts } from './countMark';

/** A count as stored on the device. */
export interface KeptCount {
  readonly count: Count;
  /** The attempt to send it with an unknown outcome. */
  readonly intent: CountIntent | undefined;
  /** Time when its first line was stored, in milliseconds since 1970; undefined before, and for counts of older versions of the shop. */
  readonly begunAt?: number | undefined;
  /**
   * Id of the page and change that stored it (see `LeftCount`); undefined before the first, and for counts of older versions of the
   * shop.
   */
  readonly writtenBy?: string | undefined;
}

/** Nothing kept. */
export const nothingKept: KeptCount = { count: emptyCount, intent: undefined };

/** Summary of the counts, marked on the device so that it needs no read of the database. */
export const countMarks = (kept: ReadonlyMap<string, KeptCount>): readonly CountMark[] =>
  [...kept].map(([key, { count, begunAt }]) => ({ key, begunAt, lines: count.lines.length })).filter(({ lines }) => lines > 0);

/** Storage of counts beyond the page. Every method may fail: storage can be forbidden, full, or deleted. */
export interface CountStorage {
  read(key: string): Promise<KeptCount>;
  /** Reads and writes in one transaction, so that changes of two tabs follow each other. Returns the stored count. */
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

/** True if the count holds no data. */
const isNothing = ({ count, intent }: KeptCount) =>
  intent === undefined && count.lines.length === 0 && count.place.comment === '' && count.place.unloadingArea === undefined;

/** The next stored count, with the time at which it was begun. */
function stamped(before: KeptCount, next: KeptCount): KeptCount {
  return { ...next, begunAt: next.count.lines.length > 0 ? (before.begunAt ?? serverNow()) : undefined };
}

/** Parses a stored count as far as possible: an older version of the shop may have stored another format. */
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
    all: async () => keptIn((await open()).transaction('counts').store),
    update: async (key, change) => {
      const transaction = (await open()).transaction('counts', 'readwrite');
      const before = readKept(await transaction.store.get(key));
      const next = stamped(before, change(before));
      await (isNothing(next) ? transaction.store.delete(key) : transaction.store.put(next, key));
      // That of another customer waits as well.
      const all = await keptIn(transaction.store);
      await transaction.done;
      markWaitingCounts(countMarks(all));
      return isNothing(next) ? nothingKept : next;
    },
  };
}

/** All that is kept, by key. */
async function keptIn(store: {
  getAllKeys(): Promise<readonly string[]>;
  getAll(): Promise<readonly KeptCount[]>;
}): Promise<ReadonlyMap<string, KeptCount>> {
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return new Map(keys.map((key, place) => [key, readKept(values[place])]));
}

let device: DeviceCounts | undefined;

/** The counts of this device. */
export const deviceCounts = () => (device ??= browserStorage());
