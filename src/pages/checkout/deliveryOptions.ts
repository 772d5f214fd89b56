import { useMemo } from 'react';
import type { DayOption } from './rules/dayOption';
import { billingTimeOf, type BillingTime } from './rules/billing';
import { dayOfMoment, type LocalDate } from '../../domain/calendar';
import type { CartLine } from '../../domain/cart';
import type { Address } from '../../domain/customer';
import { isOrderLimitReached } from '../../domain/fair';
import { useGetInvoiceAddress } from '../../gen/customer/get-invoice-address';
import { useListConfirmationEmails } from '../../gen/customer/list-confirmation-emails';
import { useListDeliveryAddresses } from '../../gen/customer/list-delivery-addresses';
import type { BuyerContext } from '../../queries/shopContext';
import { useOpenDays } from './openDays';

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
