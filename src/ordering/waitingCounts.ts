import { queryOptions } from '@tanstack/react-query';
import { waitingCountsOf } from '#domain/inventory/waitingCount.ts';
import { ownKey } from '#queries/queryKeys.ts';
import { markWaitingCounts } from './countMark';
import { countMarks, deviceCounts, type DeviceCounts } from './countStorage';

/** Counts that are deleted from this device when the user signs out. Refetched on each use; works offline. */
export const waitingCountsOptions = (userId: string) =>
  queryOptions({
    queryKey: ownKey('waitingCounts', userId),
    queryFn: async () => waitingCountsOf(countMarks(await deviceCounts().all()), userId),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    meta: { failure: 'silent' as const },
  });

/** Marks each waiting count by its stored data, for devices where an older version of the shop has marked only that there is one. */
export async function renewCountMark(counts: Pick<DeviceCounts, 'all'> = deviceCounts()): Promise<void> {
  markWaitingCounts(countMarks(await counts.all()));
}
