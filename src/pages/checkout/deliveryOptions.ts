import { useMemo } from 'react';
import type { DayOption } from './rules/dayOption';
import { billingTimeOf, type BillingTime } from './rules/billing';
import { dayOfMoment, type LocalDate } from '#domain/text/calendar.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Address } from '#domain/customer/customer.ts';
import { isOrderLimitReached } from '#domain/order/fair.ts';
import { useGetInvoiceAddress } from '#gen/customer/get-invoice-address.ts';
import { useListConfirmationEmails } from '#gen/customer/list-confirmation-emails.ts';
import { useListDeliveryAddresses } from '#gen/customer/list-delivery-addresses.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useOpenDays } from './openDays';

/** Options of the delivery step. */
export interface DeliveryOptions {
  readonly addresses: readonly Address[];
  /** Days that can be requested now; a day is removed when its deadline passes while the page is open. */
  readonly days: readonly DayOption[];
  /** Time for which the options are valid. */
  readonly now: Date;
  readonly today: LocalDate;
  /** Invoice address; undefined while loading, or if `isInvoiceFailed`. */
  readonly invoiceAddress: Address | undefined;
  readonly isInvoiceFailed: boolean;
  /** The error, for its code. */
  readonly invoiceFailure?: unknown;
  /** Recipients of confirmations so far, the user's own first; undefined while unknown. A fair's order has no choice. */
  readonly mails: readonly string[] | undefined;
  readonly areMailsFailed: boolean;
  /** The error, for its code. */
  readonly mailsFailure?: unknown;
  readonly isLimitReached: boolean;
  /** Whose prices apply: those of the day of order, or of delivery. Undefined if not defined. */
  readonly billingTime: BillingTime | undefined;
}

/** Options of the delivery step, as far as loaded. */
export function useDeliveryOptions(
  context: BuyerContext,
  lines: readonly CartLine[],
): {
  readonly options: DeliveryOptions | undefined;
  readonly isFailed: boolean;
  readonly failure: Error | null | undefined;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** Updates to the current time, for instance before ordering, and returns it: timers may be late in a tab that was asleep. */
  readonly renew: () => Date;
} {
  const { shop } = context;
  const isFair = shop.kind === 'fair';
  const { customer, fair, days, now, renew, needed } = useOpenDays(context, lines);
  const addresses = useListDeliveryAddresses(context.tenant, context.customerId);
  const invoice = useGetInvoiceAddress(context.tenant, context.customerId);
  const mails = useListConfirmationEmails({ query: { enabled: !isFair } });
  const options = useMemo<DeliveryOptions | undefined>(() => {
    if (!customer.data || !addresses.data || !days) return undefined;
    return {
      addresses: addresses.data,
      days,
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
    days,
    now,
  ]);
  const read = [...needed, addresses];
  const all = [...read, invoice, ...(isFair ? [] : [mails])];
  return {
    options,
    isFailed: options === undefined && read.some(({ isError }) => isError),
    failure: read.find(({ isError }) => isError)?.error,
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
    renew,
  };
}
