import { queryOptions } from '@tanstack/react-query';
import type { TenantCode } from '#domain/customer/tenant.ts';
import { getCreateEmbeddedAnalyticsTokenQueryOptions } from '#gen/tracking/create-embedded-analytics-token.ts';
import { getGetToolsQueryOptions } from '#gen/tracking/get-tools.ts';
import { callKey } from './queryKeys';

export type { MatomoConfig } from '#gen/models/index.ts';

/** The tracking services of a tenant; read once. If that fails, none is offered or runs. */
export const toolsOptions = (tenant: TenantCode | undefined) =>
  queryOptions({ ...getGetToolsQueryOptions(), queryKey: callKey('getTools', tenant) });

/**
 * The token of the embedded report (C§7 the calls). It is created for each opening of the report and not cached; an open report keeps
 * its own.
 */
export const reportTokenOptions = () =>
  queryOptions({
    ...getCreateEmbeddedAnalyticsTokenQueryOptions(),
    staleTime: Infinity,
    gcTime: 0,
  });
