import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { slugOf } from '../../domain/content';
import { contentPageOptions } from '../../queries/contentPage';

/** The page of the content system that the address names. */
export const ahead: Ahead = ({ params: { '*': rest } }) => {
  const slug = slugOf(rest);
  return slug === undefined ? [] : [contentPageOptions(slug)];
};
