import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { WatchedLine, WatchedList } from '#domain/price/priceWatch.ts';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useIsIdle } from '../screen/useIsIdle';
import { useLater } from '../screen/useLater';
import { useShop } from '../shop/ShopProvider';
import type { WatchedRows } from './watchedRows';

const PriceWatching = lazyComponent(async () => (await Promise.all([import('./PriceWatching'), addTexts('prices')]))[0].PriceWatching, {
  failure: 'silent',
});

/** Rows of a list without price data. */
const nothing: WatchedRows = { watch: undefined, only: undefined, isKnown: false };

/** Milliseconds that a list waits for its filter of changed prices. */
const filterTimeoutMs = 10_000;

/**
 * Watches the prices of a list outside fairs: changes since each product was last paid in the same unit. Starts once
 * the page is idle, or at once if the address shows changed prices only; never without the price permission. Fairs
 * aren't watched, because their prices differ on purpose.
 *
 * @param lines lines of the list, with the amounts to compare; must be the same array until it changes
 * @param counted lines that make up the sum, if not all
 */
export function usePriceWatch(
  context: BuyerContext,
  list: WatchedList,
  lines: readonly WatchedLine[],
  counted: readonly WatchedLine[] = lines,
): Omit<WatchedRows, 'isKnown'> & {
  /** A part of the list's status line. Null if nothing is watched. */
  readonly strip: ReactNode;
  /** The address shows changed prices only and these aren't known yet: the list waits, so that it isn't replaced. */
  readonly isAwaited: boolean;
} {
  const { permissions } = useShop();
  const isIdle = useIsIdle();
  const [{ watch, only, isKnown }, setRows] = useState(nothing);
  const [search] = useSearchParams();
  const isFiltered = search.get('prices') === 'changed';
  const isLate = useLater(filterTimeoutMs);
  const [isStarted, setStarted] = useState(false);
  if ((isIdle || isFiltered) && !isStarted) setStarted(true);
  if (!permissions.canSeePrices || context.shop.kind !== 'own') return { watch: undefined, only: undefined, strip: null, isAwaited: false };
  return {
    watch,
    only,
    isAwaited: isFiltered && !isKnown && !isLate,
    strip: isStarted ? <PriceWatching context={context} list={list} lines={lines} counted={counted} onRows={setRows} /> : <></>,
  };
}
