import { parseKept } from '#platform/keptJson.ts';
import { addDays, dayOfMoment } from '../text/calendar';

/** Storage key of a count on a device, with the user in it, so that users don't see each other's. */
export const countKey = (userId: string, tenant: string, customerId: string) => `${keyStart(userId)}${tenant}/${customerId}`;
const keyStart = (userId: string) => `${userId}/`;

/** Summary of a count that waits on a device, readable without opening its storage. */
export interface CountMark {
  /** Key of its owner (`countKey`). */
  readonly key: string;
  /** Milliseconds since 1970; undefined if unknown. */
  readonly begunAt?: number | undefined;
  /** Number of counted lines. */
  readonly lines: number;
}

/** The counts of a mark. A mark of an older version of the shop has no details until it is written again. */
export const countsOfMark = (text: string | null): readonly CountMark[] => listOfMark(text ?? '[]')?.filter(isCountMark) ?? [];

/** True if a mark has no details, as an older version of the shop wrote it. */
export const isOlderMark = (text: string | null): boolean => text !== null && listOfMark(text) === undefined;

function listOfMark(text: string): readonly unknown[] | undefined {
  const marks = parseKept(text);
  return Array.isArray(marks) ? marks : undefined;
}

function isCountMark(value: unknown): value is CountMark {
  const { key, lines, begunAt } = (value ?? {}) as Partial<Record<keyof CountMark, unknown>>;
  return typeof key === 'string' && typeof lines === 'number' && (begunAt === undefined || typeof begunAt === 'number');
}

/** A count that waits on this device to be sent. */
export interface WaitingCount {
  readonly tenant: string;
  readonly customerId: string;
  /** Milliseconds since 1970; undefined if unknown. */
  readonly begunAt: number | undefined;
  /** Number of counted lines. */
  readonly lines: number;
}

/** The counts that wait on a device, as one of its users may see them. */
export interface WaitingCounts {
  /** The user's own, the one begun last first. */
  readonly own: readonly WaitingCount[];
  /** True if other users have left counts; their names and number stay hidden. */
  readonly hasOthers: boolean;
}

/** The counts that wait on a device, as one of its users may see them. */
export function waitingCountsOf(marks: readonly CountMark[], userId: string): WaitingCounts {
  const waiting = marks.filter(({ lines }) => lines > 0);
  const own = waiting.flatMap(({ key, begunAt, lines }) => {
    if (!key.startsWith(keyStart(userId))) return [];
    const [tenant = '', customerId = ''] = key.slice(keyStart(userId).length).split('/');
    return [{ tenant, customerId, begunAt, lines }];
  });
  return {
    own: own.toSorted((one, other) => (other.begunAt ?? 0) - (one.begunAt ?? 0)),
    hasOthers: own.length < waiting.length,
  };
}

/** Age of a moment in everyday words: by the tenants' days, not by hours. */
export function ageOf(moment: number | undefined, now: number): 'today' | 'yesterday' | 'before' | 'unknown' {
  if (moment === undefined) return 'unknown';
  const [day, today] = [dayOfMoment(new Date(moment)), dayOfMoment(new Date(now))];
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : 'before';
}
