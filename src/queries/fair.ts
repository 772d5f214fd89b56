import { queryOptions } from '@tanstack/react-query';
import { getGetFairQueryOptions } from '../gen/fair/get-fair';

/** A fair with its banner, start page, days and discount; also one that is no longer active. */
export const fairOptions = (fairCode: string) => queryOptions({ ...getGetFairQueryOptions(fairCode) });
