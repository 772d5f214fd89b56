import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { getListContactsQueryOptions } from '../../gen/cms/list-contacts';

/** The departments with their people. */
export const ahead: Ahead = () => [getListContactsQueryOptions()];
