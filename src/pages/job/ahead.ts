import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { slugOf } from '#domain/content/content.ts';
import { jobOptions } from '#queries/contentPage.ts';

/** The vacancy. */
export const ahead: Ahead = ({ params: { job } }) => {
  const path = slugOf(job);
  return path === undefined ? [] : [jobOptions(path)];
};
