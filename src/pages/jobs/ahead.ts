import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { getListJobsQueryOptions } from '#gen/cms/list-jobs.ts';

/** The vacancies. */
export const ahead: Ahead = () => [getListJobsQueryOptions()];
