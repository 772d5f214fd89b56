import type { ComponentType } from 'react';

/** Exports of a page's module. */
export interface PageModule {
  readonly Component: ComponentType;
}

/**
 * The pages of all screens except the search, each a chunk of its own. A separate module, because the list of their chunks is larger
 * than some screens, and most visits begin with the search, which doesn't need it.
 */
export const pageFiles = new Map(
  Object.entries(import.meta.glob<PageModule>(['../pages/*/*{Page,Layout}.tsx', '!../pages/search/*'])).map(([file, load]) => [
    file.split('/')[2] ?? '',
    load,
  ]),
);
