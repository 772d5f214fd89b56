import { queryOptions } from '@tanstack/react-query';
import { waitingCountsOf } from '../domain/waitingCount';
import { countMarks, deviceCounts } from './countStorage';

/** What goes from this device when a user signs out, read anew each time that it is asked; it needs no network. */
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
