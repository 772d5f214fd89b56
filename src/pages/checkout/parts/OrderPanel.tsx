import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CartSum } from '#domain/cart/cartSum.ts';
import type { PreviousOrder } from '#domain/checkout/checkoutForm.ts';
import type { Address } from '#domain/customer/customer.ts';
import { addressLine } from '#domain/customer/customer.ts';
import type { LocalDate } from '#domain/text/calendar.ts';
import type { ProductKind } from '#domain/product/coolingClass.ts';
import type { TourDay } from '#domain/checkout/tourDays.ts';
import { formatDay } from '#i18n/format.ts';
import { AsBefore } from './AsBefore';
import { CartTotals } from './cart/CartTotals';
import { TourDays } from '#components/order/TourDays.tsx';
import styles from './OrderPanel.module.css';
import { kindName } from '#components/checkout/kindName.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

/** Delivery day of a kind of goods. */
export interface PanelDay {
  readonly kind: ProductKind;
  /** Undefined if the chosen day is no longer available and another must be chosen. */
  readonly day: LocalDate | undefined;
}

interface OrderPanelProps {
  /** Totals; undefined if the user may not see prices. */
  sum: CartSum | undefined;
  lineCount: number;
  /** Number of lines that can't be ordered. */
  leftOutCount: number;
  /** Chosen days of the kinds in the cart. */
  days: readonly PanelDay[];
  /** Days of alternative tours, which no choice changes. */
  tourDays: readonly TourDay[];
  /** Undefined while none is known or chosen. */
  address: Address | undefined;
  /** The previous order whose address is used; undefined if the user chose it, or if it is the only one. */
  takenOver: PreviousOrder | undefined;
  /** Notices and the order button, if they belong here. */
  children?: ReactNode;
}

/** Summary of the order: total, day and address. */
export function OrderPanel({ sum, lineCount, leftOutCount, days, tourDays, address, takenOver, children }: OrderPanelProps) {
  const { locale } = useIntl();
  const [first] = days;
  const isOneDay = days.every(({ day }) => day === first?.day);
  const dayText = (day: LocalDate | undefined) =>
    day === undefined ? <FormattedMessage id="checkout.panel.chooseDay" /> : formatDay(day, locale);
  return (
    <>
      <SectionHeading level={2}>
        <FormattedMessage id="checkout.panel.title" />
      </SectionHeading>
      <dl className={styles.facts}>
        {address && (
          <div>
            <dt>
              <FormattedMessage id="checkout.panel.address" />
            </dt>
            <dd>
              {addressLine(address)}
              {takenOver && (
                <div className={styles.kind}>
                  <AsBefore order={takenOver} />
                </div>
              )}
            </dd>
          </div>
        )}
        {(first || tourDays.length > 0) && (
          <div>
            <dt>
              <FormattedMessage id="checkout.panel.day" />
            </dt>
            {isOneDay
              ? first && <dd>{dayText(first.day)}</dd>
              : days.map(({ kind, day }) => (
                  <dd key={kind} className={styles.day}>
                    {dayText(day)}
                    <span className={styles.kind}>
                      <FormattedMessage id={kindName[kind]} />
                    </span>
                  </dd>
                ))}
            {tourDays.length > 0 && (
              <dd>
                <TourDays days={tourDays} />
              </dd>
            )}
          </div>
        )}
      </dl>
      <CartTotals sum={sum} lineCount={lineCount} leftOutCount={leftOutCount} />
      {children}
    </>
  );
}
