import { createContext, useContext, type ComponentType } from 'react';
import type { OrderChoice } from '#domain/price/displayRules.ts';
import type { Product } from '#domain/product/product.ts';

export interface WatchedPriceProps {
  readonly product: Product;
  /** Chosen amount and unit; undefined uses those of the last purchase. */
  readonly choice: OrderChoice | undefined;
}

/** Marks rows whose price has changed since it was last paid. Its components load after the screen. */
export interface PriceWatch {
  /** The mark of a row; renders nothing without a change. */
  readonly Mark: ComponentType<WatchedPriceProps>;
  /** The same as text; undefined without a change. */
  textOf(watched: WatchedPriceProps): string | undefined;
}

/**
 * The price watch of the rows below. Without one, as for users who see no prices and until the last prices are
 * loaded, rows have no mark.
 */
export const PriceWatchContext = createContext<PriceWatch | undefined>(undefined);

/** The price watch of the surrounding list. */
export function usePriceWatchOfList(): PriceWatch | undefined {
  return useContext(PriceWatchContext);
}

/** The mark of a row whose price has changed since it was last paid; renders nothing in a list without a watch. */
export function WatchedPrice(watched: WatchedPriceProps) {
  const watch = usePriceWatchOfList();
  return watch ? <watch.Mark {...watched} /> : null;
}
