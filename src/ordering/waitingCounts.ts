import { queryOptions } from '@tanstack/react-query';
import { waitingCountsOf } from '../domain/waitingCount';
import { markWaitingCounts } from './countMark';
import { countMarks, deviceCounts, type DeviceCounts } from './countStorage';

/** What goes from this device when a user signs out, read again each time that it is asked; it needs no network. */
export const waitingCountsOptions = (userId: string) =>
  queryOptions({
    queryKey: ['waitingCounts', userId] as const,
    queryFn: async () => waitingCountsOf(countMarks(await deviceCounts().all()), userId),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    meta: { failure: 'silent' as const },
  });

/** Marks what waits by what this device keeps, where an older shop has marked only that something does. */
export async function renewCountMark(counts: Pick<DeviceCounts, 'all'> = deviceCounts()): Promise<void> {
  markWaitingCounts(countMarks(await counts.all()));
}
