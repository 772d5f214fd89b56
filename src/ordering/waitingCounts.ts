import { queryOptions } from '@tanstack/react-query';
import { deviceCounts, type KeptCount } from './countStorage';

/** What a count is kept by on a device: nobody sees another user's. */
export const countKey = (userId: string, tenant: string, customerId: string) => `${keyStart(userId)}${tenant}/${customerId}`;
const keyStart = (userId: string) => `${userId}/`;

/** A count that waits on this device to be sent. */
export interface WaitingCount {
  readonly tenant: string;
  readonly customerId: string;
  /** Milliseconds since 1970; undefined where it isn't known. */
  readonly begunAt: number | undefined;
  /** How many things were counted. */
  readonly lines: number;
}

/** What goes from this device when a user signs out. */
export interface WaitingCounts {
  /** The user's own, the one begun last first. */
  readonly own: readonly WaitingCount[];
  /** Whether other users have left some, of whom and of which nothing is told. */
  readonly hasOthers: boolean;
}

/** The counts that wait on a device, as one of its users may see them. */
export function waitingCountsOf(kept: ReadonlyMap<string, KeptCount>, userId: string): WaitingCounts {
  const waiting = [...kept].filter(([, { count }]) => count.lines.length > 0);
  const own = waiting.flatMap(([key, { count, begunAt }]) => {
    if (!key.startsWith(keyStart(userId))) return [];
    const [tenant = '', customerId = ''] = key.slice(keyStart(userId).length).split('/');
    return [{ tenant, customerId, begunAt, lines: count.lines.length }];
  });
  return {
    own: own.toSorted((one, other) => (other.begunAt ?? 0) - (one.begunAt ?? 0)),
    hasOthers: own.length < waiting.length,
  };
}

/** What goes from this device when a user signs out, read anew each time that it is asked; it needs no network. */
export const waitingCountsOptions = (userId: string) =>
  queryOptions({
    queryKey: ['waitingCounts', userId] as const,
    queryFn: async () => waitingCountsOf(await deviceCounts().all(), userId),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    meta: { failure: 'silent' as const },
  });
