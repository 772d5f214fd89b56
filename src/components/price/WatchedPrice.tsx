import { createContext, useContext, type ComponentType } from 'react';
import type { OrderChoice } from '../../domain/displayRules';
import type { Product } from '../../domain/product';

/** A product in a row. */
export interface WatchedPriceProps {
  readonly product: Product;
  /** What is chosen of it; undefined where nothing is: it is then as it was bought last. */
  readonly choice: OrderChoice | undefined;
}

/** What tells rows that a price has changed since it was last paid. What draws it comes with it, after the screen itself. */
export interface PriceWatch {
  /** The mark of a row; draws nothing where nothing is to be told. */
  readonly Mark: ComponentType<WatchedPriceProps>;
  /** The same in words; undefined for nothing. */
  textOf(watched: WatchedPriceProps): string | undefined;
}

/** The watch for the rows below; without one, as for users who see no prices and until the last prices are known, no row says anything. */
export const PriceWatchContext = createContext<PriceWatch | undefined>(undefined);

/** The watch of the list that a row stands in. */
export function usePriceWatchOfList(): PriceWatch | undefined {
  return useContext(PriceWatchContext);
}

/** The mark of a row whose price has changed since it was last paid; nothing in a list without a watch. */
export function WatchedPrice(watched: WatchedPriceProps) {
  const watch = usePriceWatchOfList();
  return watch ? <watch.Mark {...watched} /> : null;
}
