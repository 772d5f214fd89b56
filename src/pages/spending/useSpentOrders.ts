import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { addDays, type LocalDate } from '#domain/text/calendar.ts';
import type { OrderPage } from '#gen/models/index.ts';
import { lastOrdersOptions } from '#queries/lastOrders.ts';
import { unreadableLines, unreadableOrders } from '#queries/order.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { ordersSince, spentOrder, type SpentOrder } from './rules/spentOrder';

/** Pages of twenty orders that are read before the user is asked: five hundred orders. */
export const orderPagesPerReading = 25;
/** Pages asked for at the same time. */
const pagesAtOnce = 3;
/** Days before the first day within which an order may have been placed that is delivered after it. */
const orderedAheadDays = 31;

/** Orders read for the spending. */
export interface SpentReading {
  readonly orders: readonly SpentOrder[];
  /** Number of orders that could not be read; they are in no sum. */
  readonly lost: number;
  /** True until all pages are read, or one has failed. */
  readonly isReading: boolean;
  /** True if the bound ended the reading, so that orders of the period are missing. */
  readonly hasMore: boolean;
  /** A page that could not be read; the others stand. */
  readonly failure: { readonly error: unknown; readonly isRetrying: boolean; retry(): void } | undefined;
}

interface SpentPage {
  readonly orders: readonly SpentOrder[];
  readonly lost: number;
  /** Day of its oldest order. */
  readonly oldest: LocalDate | undefined;
  readonly totalPages: number;
}

/** A page in figures. Some eight hundred lines at a time, as the pages arrive, so that typing and scrolling never wait. */
function spentPage(answer: OrderPage): SpentPage {
  const orders = answer.orders.flatMap((order) => spentOrder(order, unreadableLines(order)) ?? []);
  const days = orders.map(({ orderedOn }) => orderedOn).sort();
  const lost = unreadableOrders(answer) + answer.orders.length - orders.length;
  return { orders, lost, oldest: days[0], totalPages: answer.page.totalPages };
}

const pageOptions = (context: BuyerContext, number: number) =>
  queryOptions({ ...lastOrdersOptions(context, number), select: spentPage, structuralSharing: false });

const answersOf = (results: readonly UseQueryResult<SpentPage>[]) =>
  results.map(({ data, error, errorUpdateCount, isFetching, refetch }) => ({
    data,
    error,
    // A failed page stays failed until its answer is there, so that the retry keeps the focus.
    isFailed: data === undefined && errorUpdateCount > 0,
    isFetching,
    refetch,
  }));

/**
 * The customer's orders with their lines since a day, newest first. Pages are read one after the other, a few at a time, until the first
 * day or the bound; the same answers as those of the price watch.
 *
 * @param from first day whose deliveries are wanted
 * @param maxPages bound of the reading, in pages of twenty
 */
export function useSpentOrders(context: BuyerContext, from: LocalDate, maxPages: number): SpentReading {
  const [asked, setAsked] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: asked }, (_, number) => pageOptions(context, number)),
    combine: answersOf,
  });
  const isWaiting = pages.some(({ data, isFailed }) => data === undefined && !isFailed);
  const failed = pages.filter(({ isFailed }) => isFailed);
  const last = pages.at(-1)?.data;
  const isPast = last !== undefined && (last.oldest === undefined || last.oldest < addDays(from, -orderedAheadDays));
  const existing = pages[0]?.data?.totalPages ?? 0;
  const next = isWaiting || failed.length > 0 || isPast ? asked : Math.min(asked + pagesAtOnce, existing, maxPages);
  if (next > asked) setAsked(next);
  const known = useMemo(() => {
    const answers = pages.flatMap(({ data }) => data ?? []);
    return {
      orders: ordersSince(
        answers.flatMap(({ orders }) => orders),
        from,
      ),
      lost: answers.reduce((sum, { lost }) => sum + lost, 0),
    };
  }, [pages, from]);
  return {
    ...known,
    isReading: isWaiting || next > asked,
    hasMore: !isWaiting && !isPast && asked < existing,
    failure:
      failed.length === 0
        ? undefined
        : {
            error: failed[0]?.error,
            isRetrying: failed.some(({ isFetching }) => isFetching),
            retry: () => failed.forEach(({ refetch }) => void refetch()),
          },
  };
}
