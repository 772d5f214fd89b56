import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { getGetFairQueryOptions } from '#gen/fair/get-fair.ts';

export const ahead: Ahead = ({ params: { fairCode = '' } }) => [getGetFairQueryOptions(fairCode)];
