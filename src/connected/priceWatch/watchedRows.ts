import type { PriceWatch } from '#components/price/WatchedPrice.tsx';

/** Marks and filter of a list's rows. */
export interface WatchedRows {
  /** Undefined until the last prices are loaded, and without the price permission. */
  readonly watch: PriceWatch | undefined;
  /** Skus of the lines to show; undefined for all. */
  readonly only: ReadonlySet<string> | undefined;
  /** False until the last prices are loaded, or can't be. */
  readonly isKnown: boolean;
}
