import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { slugOf } from '../../domain/content';
import { jobOptions } from '../../queries/contentPage';

/** The vacancy. */
export const ahead: Ahead = ({ params: { job } }) => {
  const path = slugOf(job);
  return path === undefined ? [] : [jobOptions(path)];
};
