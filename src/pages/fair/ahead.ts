import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { getGetFairQueryOptions } from '../../gen/fair/get-fair';

/** The fair itself. */
export const ahead: Ahead = ({ params: { fairCode = '' } }) => [getGetFairQueryOptions(fairCode)];
