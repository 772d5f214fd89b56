import { parseKept } from '../platform/keptJson';
import { addDays, dayOfMoment } from './calendar';

/** What a count is kept by on a device: nobody sees another user's. */
export const countKey = (userId: string, tenant: string, customerId: string) => `${keyStart(userId)}${tenant}/${customerId}`;
const keyStart = (userId: string) => `${userId}/`;

/** What is known of a count that waits on a device, without opening what it is kept in. */
export interface CountMark {
  /** Whose it is (`countKey`). */
  readonly key: string;
  /** Milliseconds since 1970; undefined where it isn't known. */
  readonly begunAt?: number | undefined;
  /** How many things were counted. */
  readonly lines: number;
}

/** The counts of a mark. Of what an older shop has marked nothing is known until it is marked again. */
export const countsOfMark = (text: string | null): readonly CountMark[] => listOfMark(text ?? '[]')?.filter(isCountMark) ?? [];

/** Whether a mark says only that something waits, as an older shop's did, and not what. */
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
  /** Milliseconds since 1970; undefined where it isn't known. */
  readonly begunAt: number | undefined;
  /** How many things were counted. */
  readonly lines: number;
}

/** The counts that wait on a device, as one of its users may see them. */
export interface WaitingCounts {
  /** The user's own, the one begun last first. */
  readonly own: readonly WaitingCount[];
  /** Whether other users have left some, of whom and of which nothing is told. */
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

/** How long ago a moment is, in the words that people use: by the tenants' days, not by hours. */
export function agoOf(moment: number | undefined, now: number): 'today' | 'yesterday' | 'before' | 'unknown' {
  if (moment === undefined) return 'unknown';
  const [day, today] = [dayOfMoment(new Date(moment)), dayOfMoment(new Date(now))];
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : 'before';
}
