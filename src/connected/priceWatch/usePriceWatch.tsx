import { useState, type ReactNode } from 'react';
import type { WatchedLine, WatchedList } from '../../domain/priceWatch';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import type { BuyerContext } from '../../queries/shopContext';
import { useIsIdle } from '../screen/useIsIdle';
import { useShop } from '../shop/ShopProvider';
import type { WatchedRows } from './watchedRows';

const PriceWatching = lazyComponent(async () => (await Promise.all([import('./PriceWatching'), addTexts('prices')]))[0].PriceWatching, {
  failure: 'silent',
});

/** The rows of a list of which nothing is known. */
const nothing: WatchedRows = { watch: undefined, only: undefined };

/**
 * Watches the prices of a list in the own shop: what has changed since each product was last paid in the same unit. It begins once the page
 * has come to rest, and never for users who may not see prices. In a fair nothing is watched: its prices are meant to be others.
 *
 * @param lines what is in the list, with the amounts that its prices are asked for; the same array until it changes
 * @param counted what of it makes up the sum, where that is not all
 */
export function usePriceWatch(
  context: BuyerContext,
  list: WatchedList,
  lines: readonly WatchedLine[],
  counted: readonly WatchedLine[] = lines,
): WatchedRows & {
  /** For the place above the list. */
  readonly strip: ReactNode;
} {
  const { permissions } = useShop();
  const isIdle = useIsIdle();
  const [rows, setRows] = useState(nothing);
  if (!isIdle || !permissions.canSeePrices || context.shop.kind !== 'own') return { ...nothing, strip: null };
  return { ...rows, strip: <PriceWatching context={context} list={list} lines={lines} counted={counted} onRows={setRows} /> };
}
