import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { serverMoment, useToday } from '#clock/serverTime.ts';
import { openDays } from '#domain/checkout/delivery.ts';
import { deliveriesToCome } from '#domain/checkout/sameDelivery.ts';
import { addressLine } from '#domain/customer/customer.ts';
import { deliveryDaysOf, type Order, type OrderItem } from '#domain/order/order.ts';
import { isLocalDate } from '#domain/text/calendar.ts';
import { limits } from '#domain/text/limits.ts';
import { listMail, mailedLine, type MailedLine } from '#domain/text/listMail.ts';
import { readProse } from '#domain/text/typedText.ts';
import { useGetPersonalContact } from '#gen/cms/get-personal-contact.ts';
import { formatDay } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { paths } from '#paths.ts';
import { copyText } from '#platform/copyText.ts';
import { tabValue } from '#platform/stored.ts';
import { useStored } from '#platform/useStored.ts';
import { customerOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { ChangeRequestDialog, type RequestContact } from './parts/ChangeRequestDialog';
import { lineKey, readChangeRequests, requestOf, wholeOrder, type ChangeRequest, type ChangeRequests } from './rules/changeRequest';

interface ChangeRequestingProps {
  context: BuyerContext;
  order: Order;
  /** Key of the chosen line; empty for the whole order. */
  line: string;
  isOpen: boolean;
  onLine(line: string): void;
  onClose(): void;
}

/** The dialog that asks for a change of an order: reads the contact, and keeps the input in this tab. */
export function ChangeRequesting({ context, order, line, isOpen, onLine, onClose }: ChangeRequestingProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const today = useToday();
  const stored = tabValue<ChangeRequests>(`order-change:${context.tenant}:${context.customerId}:${order.id}`, readChangeRequests);
  const request = requestOf(useStored(stored), line);
  const customer = useQuery({ ...customerOptions(context), meta: { failure: 'inline' } });
  const contact = useContact(context);
  const quantityOf = ({ amount, baseUnit, unitAbbr = baseUnit }: OrderItem) => formatUnits(intl, amount, { abbreviation: unitAbbr });
  const ordered = deliveryDaysOf(order).map(({ day }) => day);
  const words = useMailWords(order, { line, request, name: customer.data?.displayName, quantityOf });
  const { href, isCut } = listMail({ to: contact.kind === 'known' ? contact.person.email : undefined, ...words });
  const copy = async () => {
    const isCopied = await copyText([words.subject, '', ...words.head, ...words.lines.map(mailedLine), ...words.tail].join('\n'));
    toasts.show({
      severity: isCopied ? 'success' : 'warn',
      text: intl.formatMessage({ id: isCopied ? 'order.change.copied' : 'order.change.copyFailed' }),
      autoCloseMs: limits.warningToast,
    });
  };
  return (
    <ChangeRequestDialog
      isOpen={isOpen}
      orderId={order.id}
      lines={order.orderItems.map((item, place) => ({ key: lineKey(item, place), name: item.name, quantity: quantityOf(item) }))}
      line={line}
      request={request}
      days={openDays(customer.data?.upcomingDays, serverMoment())
        .filter(({ day }) => !ordered.includes(day))
        .map(({ day }) => ({ value: day, text: formatDay(day, intl.locale) }))}
      isToday={deliveriesToCome(order, today)[0] === today}
      contact={contact}
      mail={{ href, isCut }}
      contactsHref={paths.contacts()}
      onLine={onLine}
      onChange={(next) => stored.change((before) => ({ ...before, [line]: next }))}
      onCopy={() => void copy()}
      onClose={onClose}
    />
  );
}

/** The customer's sales representative. */
function useContact(context: BuyerContext): RequestContact {
  const customer = useQuery({ ...customerOptions(context), meta: { failure: 'inline' } });
  const personId = customer.data?.personalContactPersonId ?? '';
  const person = useGetPersonalContact({ contactPersonId: personId }, { query: { enabled: personId !== '', meta: { failure: 'inline' } } });
  if (person.data) return { kind: 'known', person: person.data };
  if (customer.data && personId === '') return { kind: 'nobody' };
  const failed = [customer, person].find(({ isError }) => isError);
  if (!failed) return { kind: 'loading' };
  return { kind: 'failed', error: failed.error, isRetrying: failed.isFetching, onRetry: () => void failed.refetch() };
}

interface MailSubject {
  line: string;
  request: ChangeRequest;
  /** Name of the customer; undefined while unknown. */
  name: string | undefined;
  quantityOf(item: OrderItem): string;
}

/** Texts of the mail; without prices, because not everybody may see them. */
function useMailWords(order: Order, { line, request, name, quantityOf }: MailSubject) {
  const intl = useIntl();
  const { id: number, customerId, deliveryAddress } = order;
  const days = [...new Set(deliveryDaysOf(order).map(({ day }) => formatDay(day, intl.locale)))].join(', ');
  const item = line === wholeOrder ? undefined : order.orderItems.find((one, place) => lineKey(one, place) === line);
  const kind = requestedText();
  const mailed: MailedLine = item
    ? {
        number: item.productSku,
        name: item.name,
        report: [orderedText(item), kind].filter(Boolean).join(', '),
        note: readProse(request.note),
      }
    : { number: '', name: intl.formatMessage({ id: 'order.change.whole' }), report: kind, note: readProse(request.note) };

  function requestedText(): string {
    if (request.kind === 'cancel') return intl.formatMessage({ id: 'order.change.mail.cancel' });
    if (request.kind === 'day') {
      const day = readProse(request.day);
      return intl.formatMessage({ id: 'order.change.mail.day' }, { day: isLocalDate(day) ? formatDay(day, intl.locale) : day });
    }
    if (request.kind === 'quantity')
      return intl.formatMessage({ id: 'order.change.mail.quantity' }, { quantity: readProse(request.quantity) });
    return '';
  }

  function orderedText(of: OrderItem): string {
    const shown = of.displayedProductId === undefined || of.displayedProductId === of.productSku ? '' : ` (${of.displayedProductId})`;
    return intl.formatMessage({ id: 'order.change.mail.ordered' }, { quantity: quantityOf(of) }) + shown;
  }
  return {
    subject: intl.formatMessage({ id: 'order.change.mail.subject' }, { number, customerId }),
    head: [
      name === undefined
        ? `${intl.formatMessage({ id: 'order.field.customerNumber' })}: ${customerId}`
        : intl.formatMessage({ id: 'order.change.mail.customer' }, { name, customerId }),
      intl.formatMessage({ id: days === '' ? 'order.change.mail.noDay' : 'order.change.mail.order' }, { number, days }),
      ...(deliveryAddress ? [intl.formatMessage({ id: 'order.change.mail.address' }, { address: addressLine(deliveryAddress) })] : []),
      '',
    ],
    lines: [mailed],
    tail: ['', intl.formatMessage({ id: 'order.change.mail.end' })],
    cut: intl.formatMessage({ id: 'order.change.mail.isCut' }),
    // One line is never left out.
    more: () => '',
  };
}
