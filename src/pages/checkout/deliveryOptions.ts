import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { serverNow } from '../../clock/serverClock';
import { onDoubtfulTime, serverMoment } from '../../clock/serverTime';
import type { DayOption } from './rules/dayOption';
import { billingTimeOf, type BillingTime } from './rules/billing';
import { addDays, dayOfMoment, momentOf, type LocalDate } from '../../domain/calendar';
import type { CartLine } from '../../domain/cart';
import type { Address } from '../../domain/customer';
import { alternativeSlot, openDays, regularSlot, slotOfDay } from '../../domain/delivery';
import { fairDeliveryRange, isOrderLimitReached } from '../../domain/fair';
import { closingMoments } from '../../domain/lineDeadline';
import { useGetInvoiceAddress } from '../../gen/customer/get-invoice-address';
import { useListConfirmationEmails } from '../../gen/customer/list-confirmation-emails';
import { useListDeliveryAddresses } from '../../gen/customer/list-delivery-addresses';
import { useGetFair } from '../../gen/fair/get-fair';
import { customerOptions } from '../../queries/customer';
import type { BuyerContext } from '../../queries/shopContext';

/** What the delivery step lets choose from. */
export interface DeliveryOptions {
  readonly addresses: readonly Address[];
  /** The days that can be requested now; one whose deadline passes leaves while the page is open. */
  readonly days: readonly DayOption[];
  /** The moment for which all this holds. */
  readonly now: Date;
  readonly today: LocalDate;
  /** Where the invoice goes; undefined while unknown, and `isInvoiceFailed` when it can't be had. */
  readonly invoiceAddress: Address | undefined;
  readonly isInvoiceFailed: boolean;
  /** What was thrown, for its code. */
  readonly invoiceFailure?: unknown;
  /** Recipients of confirmations so far, the user's own first; undefined while unknown. A fair's order has none to choose. */
  readonly mails: readonly string[] | undefined;
  readonly areMailsFailed: boolean;
  /** What was thrown, for its code. */
  readonly mailsFailure?: unknown;
  readonly isLimitReached: boolean;
  /** Whose prices count: those of the day of the order or of the delivery. Undefined where it is not said. */
  readonly billingTime: BillingTime | undefined;
}

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

/** What the delivery step lets choose from, as far as it has been read. */
export function useDeliveryOptions(
  context: BuyerContext,
  lines: readonly CartLine[],
): {
  readonly options: DeliveryOptions | undefined;
  readonly isFailed: boolean;
  readonly failure: Error | null | undefined;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** Looks at the clock, for instance before ordering, and answers the moment: a timer may be late in a tab that was asleep. */
  readonly renew: () => Date;
} {
  const { shop } = context;
  const isFair = shop.kind === 'fair';
  const customer = useQuery(customerOptions(context));
  const addresses = useListDeliveryAddresses(context.tenant, context.customerId);
  const invoice = useGetInvoiceAddress(context.tenant, context.customerId);
  const mails = useListConfirmationEmails({ query: { enabled: !isFair } });
  const fair = useGetFair(isFair ? shop.fairCode : '', { query: { enabled: isFair } });

  const upcoming = customer.data?.upcomingDays;
  const closings = useMemo(() => closingMoments(openDays(upcoming, new Date(0)), lines), [upcoming, lines]);
  const { now, renew } = useClosingClock(closings);
  const options = useMemo<DeliveryOptions | undefined>(() => {
    if (!customer.data || !addresses.data || (isFair && !fair.data)) return undefined;
    const { deliverySlots = [], alternativeTourDeliverySlots = [], upcomingDays } = customer.data;
    const slots = [...deliverySlots.map(regularSlot), ...alternativeTourDeliverySlots.map(alternativeSlot)];
    const range = fair.data ? fairDeliveryRange(fair.data) : {};
    return {
      addresses: addresses.data,
      days: openDays(upcomingDays, now, range).map((day) => ({ ...day, slot: slotOfDay(day, slots) })),
      now,
      today: dayOfMoment(now),
      invoiceAddress: invoice.data,
      isInvoiceFailed: invoice.isError,
      invoiceFailure: invoice.error,
      mails: mails.data,
      areMailsFailed: mails.isError,
      mailsFailure: mails.error,
      isLimitReached: isFair && isOrderLimitReached(customer.data),
      billingTime: billingTimeOf(fair.data, customer.data),
    };
  }, [
    customer.data,
    addresses.data,
    invoice.data,
    invoice.isError,
    invoice.error,
    mails.data,
    mails.isError,
    mails.error,
    fair.data,
    isFair,
    now,
  ]);
  const needed = [customer, addresses, ...(isFair ? [fair] : [])];
  const all = [...needed, invoice, ...(isFair ? [] : [mails])];
  return {
    options,
    isFailed: options === undefined && needed.some(({ isError }) => isError),
    failure: needed.find(({ isError }) => isError)?.error,
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
    renew,
  };
}
