import { queryOptions } from '@tanstack/react-query';
import type { TenantCode } from '../domain/tenant';
import { getCreateEmbeddedAnalyticsTokenQueryOptions } from '../gen/tracking/create-embedded-analytics-token';
import { getGetToolsQueryKey, getGetToolsQueryOptions } from '../gen/tracking/get-tools';

export type { MatomoConfig } from '../gen/models';

/** Which tracking services a tenant uses; asked for once. Where it fails, none of them is offered or runs. */
export const toolsOptions = (tenant: TenantCode | undefined) =>
  queryOptions({ ...getGetToolsQueryOptions(), queryKey: [...getGetToolsQueryKey(), tenant] as const });

/**
 * The token of the embedded report (C§7). It is made again for each opening of the report and kept no longer; the report that is open keeps
 * its own.
 */
export const reportTokenOptions = () =>
  queryOptions({
    ...getCreateEmbeddedAnalyticsTokenQueryOptions(),
    staleTime: Infinity,
    gcTime: 0,
  });
