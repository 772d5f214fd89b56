import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { serverNow } from '../clock/serverClock';
import { emptyCount, type Count } from '../domain/inventoryCount';
import type { CountIntent } from '../domain/sentCount';
import type { CountMark } from '../domain/waitingCount';
import { countDatabase } from '../session/deviceStorage';
import { markWaitingCounts } from './countMark';

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

/** What is known of counts without reading them, as it is marked on the device. */
export const countMarks = (kept: ReadonlyMap<string, KeptCount>): readonly CountMark[] =>
  [...kept].map(([key, { count, begunAt }]) => ({ key, begunAt, lines: count.lines.length })).filter(({ lines }) => lines > 0);

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
