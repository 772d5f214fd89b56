import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { serverNow } from '#clock/serverClock.ts';
import { onDoubtfulTime, serverMoment } from '#clock/serverTime.ts';
import { addDays, dayOfMoment, momentOf } from '#domain/text/calendar.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { alternativeSlot, openDays, regularSlot, slotOfDay } from '#domain/checkout/delivery.ts';
import { fairDeliveryRange } from '#domain/order/fair.ts';
import { closingMoments } from '#domain/checkout/lineDeadline.ts';
import { useGetFair } from '#gen/fair/get-fair.ts';
import { customerOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import type { DayOption } from './rules/dayOption';

/** Maximum delay of a browser's timer, in milliseconds. */
const maxTimerMs = 2 ** 31 - 1;

/** Current time, updated when a deadline passes, at midnight, and whenever the clock may be wrong. */
function useClosingClock(closings: readonly Date[]): { readonly now: Date; readonly renew: () => Date } {
  const [now, setNow] = useState(serverMoment);
  const renew = useCallback(() => {
    const moment = serverMoment();
    setNow(moment);
    return moment;
  }, []);
  const midnight = momentOf(addDays(dayOfMoment(now), 1), '00:00');
  const next = Math.min(...[...closings, midnight].map((moment) => moment.getTime()).filter((time) => time > now.getTime()));
  useEffect(() => {
    // Runs at every update: a timer that fired too early is set again.
    const timer = setTimeout(renew, Math.min(maxTimerMs, Math.max(0, next - serverNow()) + 50));
    const stop = onDoubtfulTime(renew);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [next, now, renew]);
  return { now, renew };
}

/**
 * Days that can be requested now, in a fair its own; a day is removed when its deadline passes while the page is
 * open.
 *
 * @param lines lines of the cart, for the deadlines of single products
 */
export function useOpenDays(context: BuyerContext, lines: readonly CartLine[]) {
  const { shop } = context;
  const isFair = shop.kind === 'fair';
  const customer = useQuery(customerOptions(context));
  const fair = useGetFair(isFair ? shop.fairCode : '', { query: { enabled: isFair } });
  const upcoming = customer.data?.upcomingDays;
  const closings = useMemo(() => closingMoments(openDays(upcoming, new Date(0)), lines), [upcoming, lines]);
  const { now, renew } = useClosingClock(closings);
  const days = useMemo<readonly DayOption[] | undefined>(() => {
    if (!customer.data || (isFair && !fair.data)) return undefined;
    const { deliverySlots = [], alternativeTourDeliverySlots = [], upcomingDays } = customer.data;
    const slots = [...deliverySlots.map(regularSlot), ...alternativeTourDeliverySlots.map(alternativeSlot)];
    const range = fair.data ? fairDeliveryRange(fair.data) : {};
    return openDays(upcomingDays, now, range).map((day) => ({ ...day, slot: slotOfDay(day, slots) }));
  }, [customer.data, fair.data, isFair, now]);
  return {
    customer,
    fair,
    /** Undefined while loading. */
    days,
    /** Time for which they are valid. */
    now,
    /** Updates to the current time, for instance before ordering, and returns it: timers may be late in a tab that was asleep. */
    renew,
    /** Queries that they depend on. */
    needed: isFair ? [customer, fair] : [customer],
  };
}
