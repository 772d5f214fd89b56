import type { ReactNode } from 'react';

/** Lines of a cart changed by colleagues. */
export interface ColleagueRows {
  /** Renders the note of a line; undefined while unknown. */
  readonly note: ((sku: string, name: string) => ReactNode) | undefined;
  /** Skus of the lines to show; undefined for all. */
  readonly only: ReadonlySet<string> | undefined;
}
