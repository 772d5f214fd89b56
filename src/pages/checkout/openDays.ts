import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { serverNow } from '../../clock/serverClock';
import { onDoubtfulTime, serverMoment } from '../../clock/serverTime';
import { addDays, dayOfMoment, momentOf } from '../../domain/calendar';
import type { CartLine } from '../../domain/cart';
import { alternativeSlot, openDays, regularSlot, slotOfDay } from '../../domain/delivery';
import { fairDeliveryRange } from '../../domain/fair';
import { closingMoments } from '../../domain/lineDeadline';
import { useGetFair } from '../../gen/fair/get-fair';
import { customerOptions } from '../../queries/customer';
import type { BuyerContext } from '../../queries/shopContext';
import type { DayOption } from './rules/dayOption';

/** Longest time a browser's timer can wait, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** The present moment, renewed when something closes, at midnight, and whenever the time may be wrong. */
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
    // With every look at the clock: a timer that came too early is set again.
    const timer = setTimeout(renew, Math.min(longestTimer, Math.max(0, next - serverNow()) + 50));
    const stop = onDoubtfulTime(renew);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [next, now, renew]);
  return { now, renew };
}

/**
 * The days that can be requested at this moment, in a fair those of its own; one whose deadline passes leaves while the page is open.
 *
 * @param lines what is in the cart, for the deadlines of single products
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
    /** Undefined until they are known. */
    days,
    /** The moment for which they hold. */
    now,
    /** Looks at the clock, for instance before ordering, and answers the moment: a timer may be late in a tab that was asleep. */
    renew,
    /** What they are read from. */
    needed: isFair ? [customer, fair] : [customer],
  };
}
