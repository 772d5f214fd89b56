import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { contentPageOptions } from '#queries/contentPage.ts';

/** The flyers. */
export const ahead: Ahead = () => [contentPageOptions('flyers')];
