import { queryOptions, type QueryFunction } from '@tanstack/react-query';
import { getFindDynamicPageQueryOptions } from '#gen/cms/find-dynamic-page.ts';
import { getGetCmsPreviewQueryOptions } from '#gen/cms/get-cms-preview.ts';
import { getGetJobQueryOptions } from '#gen/cms/get-job.ts';
import { getGetStartPageQueryOptions } from '#gen/cms/get-start-page.ts';
import { readPage, withoutReceivers } from './contentReading';

/** A read of the content system that strips data for the backend alone from its cached answer. */
function withoutAddresses<Options extends { queryFn?: unknown }>(options: Options): Options {
  const ask = options.queryFn as QueryFunction;
  return { ...options, queryFn: async (context: Parameters<QueryFunction>[0]) => withoutReceivers(await ask(context)) };
}

/** The start page; where it fails the page says that its content is not available (P§8 "Content"). */
export const startPageOptions = () => queryOptions({ ...withoutAddresses(getGetStartPageQueryOptions({ query: { select: readPage } })) });

/** A content page by its path in the content system. The page handles its 401 itself (P§4 content calls, P§8 "Content"). */
export const contentPageOptions = (fullSlug: string) =>
  queryOptions({
    ...withoutAddresses(getFindDynamicPageQueryOptions({ fullSlug }, { query: { select: readPage } })),
  });

/** A page as editors see it before it is published (P§2 /cms-preview), in a language. */
export const previewOptions = (fullSlug: string, languageCode: string) =>
  queryOptions({
    ...withoutAddresses(getGetCmsPreviewQueryOptions({ fullSlug, languageCode }, { query: { select: readPage } })),
  });

/** One vacancy by the last part of its address, also one that is taken. */
export const jobOptions = (jobPath: string) => queryOptions({ ...withoutAddresses(getGetJobQueryOptions({ jobPath })) });
