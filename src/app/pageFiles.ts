import type { ComponentType } from 'react';

/** What the module of a page holds. */
export interface PageModule {
  readonly Component: ComponentType;
}

/**
 * The pages of all screens but the search, each a chunk of its own. A module by itself, because the list of their chunks weighs more than
 * some screens, and a visit that begins with a search, as most do, can begin without it.
 */
export const pageFiles = new Map(
  Object.entries(import.meta.glob<PageModule>(['../pages/*/*{Page,Layout}.tsx', '!../pages/search/*'])).map(([file, load]) => [
    file.split('/')[2] ?? '',
    load,
  ]),
);
