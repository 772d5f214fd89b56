import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { slugOf } from '#domain/content/content.ts';
import { contentPageOptions } from '#queries/contentPage.ts';

/** The page of the content system that the address names. */
export const ahead: Ahead = ({ params: { '*': rest } }) => {
  const slug = slugOf(rest);
  return slug === undefined ? [] : [contentPageOptions(slug)];
};
