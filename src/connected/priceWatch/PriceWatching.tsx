import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router';
import { serverDay } from '#clock/serverTime.ts';
import { PriceChangeMark } from '#components/price/PriceChangeMark.tsx';
import { changeText } from '#components/price/priceChangeTexts.ts';
import type { PriceWatch, WatchedPriceProps } from '#components/price/WatchedPrice.tsx';
import { PriceWatchFailed } from '#components/price/PriceWatchStrip.tsx';
import {
  comparePrice,
  lastChoiceOf,
  thresholdShare,
  shownComparison,
  watchPrices,
  type LastPaid,
  type PriceWatchReport,
  type WatchedLine,
  type WatchedList,
} from '#domain/price/priceWatch.ts';
import { lastPaidOptions } from '#queries/lastPaid.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useShop } from '../shop/ShopProvider';
import { PriceWatchTools } from './PriceWatchTools';
import { useThreshold } from './threshold';
import type { WatchedRows } from './watchedRows';

const changedSkus = ({ risen, fallen, resized }: PriceWatchReport): ReadonlySet<string> =>
  new Set([...risen, ...fallen, ...resized].map(({ product }) => product.sku));

function watchOf(lastPaid: LastPaid, percent: number, intl: IntlShape): PriceWatch {
  const terms = { threshold: thresholdShare(percent) };
  const shownOf = ({ product, choice = lastChoiceOf(product, lastPaid) }: WatchedPriceProps) => {
    const comparison = choice && comparePrice(product, choice, lastPaid);
    return comparison && shownComparison(comparison, terms);
  };
  return {
    Mark: (watched) => {
      const shown = shownOf(watched);
      return shown ? <PriceChangeMark product={watched.product} shown={shown} /> : null;
    },
    textOf: (watched) => {
      const shown = shownOf(watched);
      return shown && changeText(shown, watched.product, serverDay(), intl);
    },
  };
}

interface PriceWatchingProps {
  context: BuyerContext;
  list: WatchedList;
  /** Lines of the list; must be the same array until it changes. */
  lines: readonly WatchedLine[];
  /** Lines that make up the sum. */
  counted: readonly WatchedLine[];
  /** Called when the rows' marks or filter change; must be the same function each time. */
  onRows(rows: WatchedRows): void;
}

/** Compares a list with the last paid prices: renders the line above it, and passes marks to the rows. */
export function PriceWatching({ context, list, lines, counted, onRows }: PriceWatchingProps) {
  const intl = useIntl();
  const { user } = useShop();
  const { data: lastPaid, isError, isFetching, refetch } = useQuery(lastPaidOptions(context));
  const [percent, setPercent] = useThreshold(context, user?.userId ?? '');
  const [search, setSearch] = useSearchParams();
  const isFiltered = search.get('prices') === 'changed';
  const watch = useMemo(() => lastPaid && watchOf(lastPaid, percent, intl), [lastPaid, percent, intl]);
  const report = useMemo(
    () => lastPaid && watchPrices(lines, lastPaid, { threshold: thresholdShare(percent) }),
    [lastPaid, percent, lines],
  );
  const difference = useMemo(
    () =>
      counted === lines || !lastPaid
        ? report?.difference
        : watchPrices(counted, lastPaid, { threshold: thresholdShare(percent) }).difference,
    [counted, lines, lastPaid, percent, report],
  );
  // Freezes the shown lines when the filter is set, so that no line disappears while the user types its amount.
  const [held, setHeld] = useState<{ readonly percent: number; readonly skus: ReadonlySet<string> }>();
  if (isFiltered && report && held?.percent !== percent) setHeld({ percent, skus: changedSkus(report) });
  if (!isFiltered && held) setHeld(undefined);
  // A list without amounts grows while scrolling.
  const shown = useMemo(() => (list === 'list' ? report && changedSkus(report) : held?.skus), [list, report, held]);
  const only = isFiltered && shown && shown.size > 0 ? shown : undefined;
  const isKnown = watch !== undefined || isError;
  useEffect(() => onRows({ watch, only, isKnown }), [onRows, watch, only, isKnown]);
  useEffect(() => () => onRows({ watch: undefined, only: undefined, isKnown: false }), [onRows]);
  if (isError && !lastPaid) return <PriceWatchFailed isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!report || !difference) return null;
  const filter = (isOn: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (isOn) next.set('prices', 'changed');
        else next.delete('prices');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <PriceWatchTools
      list={list}
      report={report}
      difference={difference}
      threshold={percent}
      isFiltered={isFiltered}
      onFilter={filter}
      onThreshold={setPercent}
    />
  );
}
