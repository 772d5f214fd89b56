import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { DayOption } from '../../components/checkout/dayOption';
import { dayOfMoment, type LocalDate } from '../../domain/calendar';
import type { Address } from '../../domain/customer';
import { alternativeSlot, openDays, regularSlot, slotOfDay, type WeeklySlot } from '../../domain/delivery';
import { fairDeliveryRange, isOrderLimitReached } from '../../domain/fair';
import {
  confirmationEmailsOptions, customerOptions, deliveryAddressesOptions, invoiceAddressOptions,
} from '../../queries/customer';
import { fairOptions } from '../../queries/fair';
import type { BuyerContext } from '../../queries/shopContext';

/** What the delivery step lets choose from. */
export interface DeliveryOptions {
  readonly addresses: readonly Address[];
  /** The days that can be requested now; one whose deadline passes leaves while the page is open. */
  readonly days: readonly DayOption[];
  readonly slots: readonly WeeklySlot[];
  readonly today: LocalDate;
  /** Where the invoice goes; undefined while unknown, and `isInvoiceFailed` when it can't be had. */
  readonly invoiceAddress: Address | undefined;
  readonly isInvoiceFailed: boolean;
  /** Recipients of confirmations so far, the user's own first. A fair's order has none to choose. */
  readonly mails: readonly string[];
  readonly isLimitReached: boolean;
  /** Whose prices count: those of the day of the order or of the delivery. Undefined where it is not said. */
  readonly billingTime: 'ORDER_TIME' | 'DELIVERY_TIME' | undefined;
}

/** Longest time a browser's timer can wait, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** The present moment, renewed when the next deadline passes and whenever the page comes back to the front. */
function useDeadlineClock(deadlines: readonly Date[]): Date {
  const [now, setNow] = useState(() => new Date());
  const next = Math.min(...deadlines.map((deadline) => deadline.getTime()).filter((time) => time > now.getTime()));
  useEffect(() => {
    const renew = () => setNow(new Date());
    const timer = Number.isFinite(next) ? setTimeout(renew, Math.min(longestTimer, Math.max(0, next - Date.now()) + 50)) : undefined;
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [next]);
  return now;
}

/** What the delivery step lets choose from, as far as it has been read. */
export function useDeliveryOptions(context: BuyerContext): {
  readonly options: DeliveryOptions | undefined;
  readonly isFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
} {
  const { shop } = context;
  const isFair = shop.kind === 'fair';
  const customer = useQuery(customerOptions(context));
  const addresses = useQuery(deliveryAddressesOptions(context));
  const invoice = useQuery(invoiceAddressOptions(context));
  const mails = useQuery({ ...confirmationEmailsOptions(), enabled: !isFair });
  const fair = useQuery({ ...fairOptions(isFair ? shop.fairCode : ''), enabled: isFair });

  const upcoming = customer.data?.upcomingDays;
  const deadlines = useMemo(() => (upcoming ?? []).map(({ orderUntil }) => new Date(orderUntil)), [upcoming]);
  const now = useDeadlineClock(deadlines);
  const options = useMemo<DeliveryOptions | undefined>(() => {
    if (!customer.data || !addresses.data || (isFair && !fair.data)) return undefined;
    const { deliverySlots = [], alternativeTourDeliverySlots = [], upcomingDays } = customer.data;
    const slots = [...deliverySlots.map(regularSlot), ...alternativeTourDeliverySlots.map(alternativeSlot)];
    const range = fair.data ? fairDeliveryRange(fair.data) : {};
    return {
      addresses: addresses.data,
      days: openDays(upcomingDays, now, range).map((day) => ({ ...day, slot: slotOfDay(day, slots) })),
      slots,
      today: dayOfMoment(now),
      invoiceAddress: invoice.data,
      isInvoiceFailed: invoice.isError,
      mails: mails.data ?? [],
      isLimitReached: isFair && isOrderLimitReached(customer.data),
      billingTime: fair.data?.billingTime ?? customer.data.billingTime,
    };
  }, [customer.data, addresses.data, invoice.data, invoice.isError, mails.data, fair.data, isFair, now]);
  const needed = [customer, addresses, ...(isFair ? [fair] : [])];
  return {
    options,
    isFailed: options === undefined && needed.some(({ isError }) => isError),
    isFetching: needed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of needed) if (query.isError) void query.refetch();
    },
  };
}
