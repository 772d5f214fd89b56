import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { getListJobsQueryOptions } from '../../gen/cms/list-jobs';

/** The vacancies. */
export const ahead: Ahead = () => [getListJobsQueryOptions()];
