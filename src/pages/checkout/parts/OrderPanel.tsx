import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CartSum } from '../../../domain/cartSum';
import type { PreviousOrder } from '../../../domain/checkoutForm';
import type { Address } from '../../../domain/customer';
import { addressLine } from '../../../domain/customer';
import type { LocalDate } from '../../../domain/calendar';
import type { ProductKind } from '../../../domain/kind';
import type { TourDay } from '../../../domain/tourDays';
import { formatDay } from '../../../i18n/format';
import { AsBefore } from './AsBefore';
import { CartTotals } from './cart/CartTotals';
import { TourDays } from '../../../components/order/TourDays';
import styles from './OrderPanel.module.css';
import { kindName } from '../../../components/checkout/kindName';
import { SectionHeading } from '../../../kit/page/SectionHeading';

/** When one kind of goods comes. */
export interface PanelDay {
  readonly kind: ProductKind;
  /** Undefined where the chosen one can't be requested any more and another is to be chosen. */
  readonly day: LocalDate | undefined;
}

interface OrderPanelProps {
  /** The sums; undefined when the user may not see prices. */
  sum: CartSum | undefined;
  lineCount: number;
  /** Lines that can't be ordered. */
  leftOutCount: number;
  /** The chosen days of the kinds in the cart. */
  days: readonly PanelDay[];
  /** The days of what alternative tours bring, which no choice moves. */
  tourDays: readonly TourDay[];
  /** Undefined while none is known or chosen. */
  address: Address | undefined;
  /** The order before that it is taken over from; undefined where it was chosen, or is the only one. */
  takenOver: PreviousOrder | undefined;
  /** What is missing or went wrong, and the button that orders, where they stand here. */
  children?: ReactNode;
}

/** What will be ordered, when and where it comes. */
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
