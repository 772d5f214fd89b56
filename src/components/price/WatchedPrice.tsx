import { usePriceWatchOfList, type WatchedPriceProps } from './priceWatch';

/** The mark of a row whose price has changed since it was last paid; nothing in a list without a watch. */
export function WatchedPrice(watched: WatchedPriceProps) {
  const watch = usePriceWatchOfList();
  return watch ? <watch.Mark {...watched} /> : null;
}
