import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { addressLine, isChoosable, notChoosableReason } from '#domain/customer/customer.ts';
import { isFilled, nextDeadline, summedDays, type CustomerDay, type DayPart } from '#domain/customer/customerDay.ts';
import type { PartialSum } from '#domain/customer/waitingCart.ts';
import { dayOfMoment } from '#domain/text/calendar.ts';
import { formatDay, formatPrice, formatTime } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import type { TableColumn } from '#kit/table/column.ts';
import { Table } from '#kit/table/Table.tsx';
import { TableSkeleton } from '#kit/table/TableSkeleton.tsx';
import styles from './CustomerDayTable.module.css';

/** Ways into the shop for one customer. */
export type DayTarget = 'shop' | 'cart' | 'orders';

interface CustomerDayTableProps {
  days: readonly CustomerDay[];
  /** Moment of the deadlines. */
  now: Date;
  /** Number of the chosen customer. */
  currentId: string | undefined;
  canSeePrices: boolean;
  isRetrying(customerId: string): boolean;
  onOpen(target: DayTarget, day: CustomerDay): void;
  /** Called to read again what failed for a customer. */
  onRetry(customerId: string): void;
}

/** A fact of a customer's day: two lines, whatever is known of it. */
interface DayFact {
  readonly key: 'deadline' | 'cart' | 'delivery' | 'orders';
  readonly title: string;
  main(day: CustomerDay): ReactNode;
  note(day: CustomerDay): ReactNode;
}

/** Customers with their next deadline, cart, delivery and last orders; rows keep their height while these arrive. */
export function CustomerDayTable(props: CustomerDayTableProps) {
  const { days, currentId, onOpen } = props;
  const intl = useIntl();
  const facts = factsOf(intl, props);
  const shop = (day: CustomerDay) =>
    isChoosable(day.customer) && (
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: 'customerDay.shop.label' }, nameOf(day))}
        data-shop-for={day.customer.customerId}
        onClick={() => onOpen('shop', day)}
      >
        <FormattedMessage id="customerDay.shop" />
      </Button>
    );
  return (
    <Table
      columns={columnsOf(intl, facts, currentId, shop)}
      rows={days}
      keyOf={({ customer }) => customer.id}
      align="middle"
      cardOf={(day) => ({
        title: day.customer.displayName,
        number: shop(day),
        details: [placeOf(intl, day, currentId)],
        note: isChoosable(day.customer) ? (
          <dl className={styles.facts}>
            {facts.map(({ key, title, main, note }) => (
              <div key={key} className={styles.fact}>
                <dt>{title}</dt>
                <dd className={styles.main}>{main(day)}</dd>
                <dd className={styles.note}>{note(day) ?? '\u00a0'}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <Blocked day={day} />
        ),
      })}
    />
  );
}

/** The same while the first carts decide the sequence. */
export function CustomerDaySkeleton({ rows, canSeePrices }: { rows: number; canSeePrices: boolean }) {
  const intl = useIntl();
  const nothing = { canSeePrices, now: new Date(0), isRetrying: () => false, onOpen: () => undefined, onRetry: () => undefined };
  return <TableSkeleton columns={columnsOf(intl, factsOf(intl, nothing), undefined, () => undefined)} rows={rows} />;
}

function columnsOf(
  intl: IntlShape,
  facts: readonly DayFact[],
  currentId: string | undefined,
  shop: (day: CustomerDay) => ReactNode,
): readonly TableColumn<CustomerDay>[] {
  return [
    {
      key: 'name',
      title: intl.formatMessage({ id: 'customer.column.name' }),
      isRowHeader: true,
      render: ({ customer }) => customer.displayName,
      note: (day) => (isChoosable(day.customer) ? placeOf(intl, day, currentId) : <Blocked day={day} />),
    },
    ...facts.map(({ key, title, main, note }): TableColumn<CustomerDay> => ({
      key,
      title,
      isNarrow: true,
      render: (day) => (
        <span className={`${styles.cell} ${styles.main}`}>{isChoosable(day.customer) ? main(day) : key === 'deadline' && blocked}</span>
      ),
      note: (day) => <span className={styles.cell}>{(isChoosable(day.customer) && note(day)) || '\u00a0'}</span>,
    })),
    {
      key: 'shop',
      title: intl.formatMessage({ id: 'customerDay.shop' }),
      isTitleHidden: true,
      isNarrow: true,
      isNumber: true,
      render: shop,
    },
  ];
}

const blocked = <FormattedMessage id="customerDay.deadline.blocked" />;
const nameOf = ({ customer }: CustomerDay) => ({ name: customer.displayName, number: customer.customerId });

/** Number and town; the street would need a third line. */
function placeOf(intl: IntlShape, { customer }: CustomerDay, currentId: string | undefined): string {
  const { postCode, city } = customer.customerAddress ?? {};
  const isCurrent = customer.customerId === currentId;
  return [
    customer.customerId,
    addressLine({ ...(postCode && { postCode }), ...(city && { city }) }),
    isCurrent && intl.formatMessage({ id: 'customer.current' }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Blocked({ day }: { day: CustomerDay }) {
  const intl = useIntl();
  const reason = notChoosableReason(day.customer);
  return <span className={styles.blocked}>{reason?.text ?? intl.formatMessage({ id: 'customer.disabled' })}</span>;
}

type FactProps = Omit<CustomerDayTableProps, 'days' | 'currentId'>;

function factsOf(intl: IntlShape, { now, canSeePrices, isRetrying, onOpen, onRetry }: FactProps): readonly DayFact[] {
  const { locale } = intl;
  const title = (id: 'deadline' | 'cart' | 'delivery' | 'orders') => intl.formatMessage({ id: `customerDay.${id}` }, { days: summedDays });
  const sumText = (sum: PartialSum) => (canSeePrices ? partialText(intl, sum) : undefined);
  /** A part that is known; else what there is of it. */
  const known = <Value extends object>(part: DayPart<Value>, day: CustomerDay, show: (value: Value) => ReactNode): ReactNode => {
    if (typeof part === 'object') return show(part);
    if (part === 'loading') return <Skeleton width="80%" />;
    if (part === 'unread') return <FormattedMessage id="customerDay.unread" />;
    const { customerId } = day.customer;
    return (
      <UnstyledButton
        className={styles.link}
        aria-label={intl.formatMessage({ id: 'customerDay.retry.label' }, nameOf(day))}
        aria-busy={isRetrying(customerId)}
        onClick={() => onRetry(customerId)}
      >
        <FormattedMessage id="customerDay.retry" />
      </UnstyledButton>
    );
  };
  const below = <Value extends object>(part: DayPart<Value>, show: (value: Value) => ReactNode): ReactNode => {
    if (typeof part === 'object') return show(part);
    if (part === 'loading') return <Skeleton width="50%" />;
    return part === 'failed' && <FormattedMessage id="customerDay.unread" />;
  };
  const deadlineOf = ({ customer, orders }: CustomerDay) => {
    const next = nextDeadline(customer, now);
    // Without delivery days in the list the second call brings them.
    return next === 'unknown' && orders === 'loading' ? 'loading' : next;
  };
  return [
    {
      key: 'deadline',
      title: title('deadline'),
      main: (day) => {
        const next = deadlineOf(day);
        if (next === 'loading') return <Skeleton width="80%" />;
        if (next === 'none') return <FormattedMessage id="customerDay.deadline.none" />;
        if (next === 'unknown' || !next.orderUntil) return <FormattedMessage id="customerDay.deadline.unknown" />;
        const until = dayOfMoment(next.orderUntil);
        const time = formatTime(next.orderUntil, locale);
        return until === dayOfMoment(now) ? (
          <strong className={isFilled(day.cart) ? styles.urgent : undefined}>
            <FormattedMessage id="customerDay.deadline.today" values={{ time }} />
          </strong>
        ) : (
          <FormattedMessage id="customerDay.deadline.later" values={{ day: formatDay(until, locale), time }} />
        );
      },
      note: (day) => {
        const next = deadlineOf(day);
        return (
          typeof next === 'object' && <FormattedMessage id="customerDay.deadline.delivery" values={{ day: formatDay(next.day, locale) }} />
        );
      },
    },
    {
      key: 'cart',
      title: title('cart'),
      main: (day) =>
        known(day.cart, day, (cart) =>
          isFilled(cart) ? (
            <UnstyledButton
              className={styles.link}
              aria-label={intl.formatMessage({ id: 'customerDay.cart.open' }, { ...nameOf(day), count: cart.lineCount })}
              onClick={() => onOpen('cart', day)}
            >
              <FormattedMessage id="customerDay.cart.count" values={{ count: cart.lineCount }} />
            </UnstyledButton>
          ) : (
            <FormattedMessage id="customerDay.cart.empty" />
          ),
        ),
      note: (day) => below(day.cart, (cart) => isFilled(cart) && sumText(cart.net)),
    },
    {
      key: 'delivery',
      title: title('delivery'),
      // The retry is in the last column.
      main: (day) =>
        day.orders === 'failed' ? (
          <FormattedMessage id="customerDay.unread" />
        ) : (
          known(day.orders, day, ({ next }) => (next ? formatDay(next.day, locale) : <FormattedMessage id="customerDay.delivery.none" />))
        ),
      note: (day) =>
        typeof day.orders === 'string'
          ? undefined
          : day.orders.next &&
            [
              day.orders.next.orderId,
              day.orders.coming > 1 && intl.formatMessage({ id: 'customerDay.delivery.more' }, { count: day.orders.coming - 1 }),
            ]
              .filter(Boolean)
              .join(' '),
    },
    {
      key: 'orders',
      title: title('orders'),
      main: (day) =>
        known(day.orders, day, ({ count }) => (
          <UnstyledButton
            className={styles.link}
            aria-label={intl.formatMessage({ id: 'customerDay.orders.open' }, { ...nameOf(day), count, days: summedDays })}
            onClick={() => onOpen('orders', day)}
          >
            <FormattedMessage id="customerDay.orders.count" values={{ count }} />
          </UnstyledButton>
        )),
      note: (day) => below(day.orders, ({ count, total }) => count > 0 && sumText(total)),
    },
  ];
}

/** A sum in words: "from" where parts of it are not known. */
export function partialText(intl: IntlShape, { sum, isPartial }: PartialSum): string {
  const text = formatPrice(sum);
  return isPartial ? intl.formatMessage({ id: 'customerDay.partial' }, { sum: text }) : text;
}
