import type { PriceWatch } from '../../components/price/WatchedPrice';

/** What the rows of a list are told about its prices. */
export interface WatchedRows {
  /** Undefined until the last prices are known, and for users who may not see any. */
  readonly watch: PriceWatch | undefined;
  /** Skus of the lines that are to be shown; undefined for all. */
  readonly only: ReadonlySet<string> | undefined;
}
