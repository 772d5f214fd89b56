import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { getListContactsQueryOptions } from '#gen/cms/list-contacts.ts';

/** The departments with their people. */
export const ahead: Ahead = () => [getListContactsQueryOptions()];
