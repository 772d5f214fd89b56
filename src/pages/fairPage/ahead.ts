import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { contentPageOptions } from '../../queries/contentPage';

/** The page about the trade fairs. */
export const ahead: Ahead = () => [contentPageOptions('messe')];
