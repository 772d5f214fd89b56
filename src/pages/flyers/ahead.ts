import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { contentPageOptions } from '../../queries/contentPage';

/** The flyers. */
export const ahead: Ahead = () => [contentPageOptions('flyers')];
