import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { contentPageOptions } from '#queries/contentPage.ts';

export const ahead: Ahead = () => [contentPageOptions('messe')];
