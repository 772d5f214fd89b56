import type { ReactNode } from 'react';

/** What of a cart's lines is from others. */
export interface ColleagueRows {
  /** Draws what there is to say of a line; undefined where nothing is known. */
  readonly note: ((sku: string, name: string) => ReactNode) | undefined;
  /** Skus of the lines that are shown; undefined for all. */
  readonly only: ReadonlySet<string> | undefined;
}
