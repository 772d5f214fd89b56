import { FormattedMessage, useIntl } from 'react-intl';
import { kindName } from '#components/checkout/kindName.ts';
import { overviewSum } from '#domain/order/order.ts';
import { formatPrice, formatWeekday } from '#i18n/format.ts';
import { formatNames } from '#i18n/nameList.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { Surface } from '#kit/page/Surface.tsx';
import type { ComingDay, ComingOrder } from '../../rules/onItsWay';
import styles from './OnItsWay.module.css';

interface OnItsWayProps {
  /** Days with deliveries, soonest first. */
  days: readonly ComingDay[];
  canSeePrices: boolean;
  hrefOf(orderId: string): string;
}

/** Pending orders by delivery day; one with several days is listed under each. */
export function OnItsWay({ days, canSeePrices, hrefOf }: OnItsWayProps) {
  const { locale } = useIntl();
  if (days.length === 0)
    return (
      <p className={styles.none}>
        <FormattedMessage id="planner.way.none" />
      </p>
    );
  return (
    <Surface>
      <ul className={styles.days}>
        {days.map(({ day, orders }) => (
          <li key={day} className={styles.day}>
            <div className={styles.date}>
              <SectionHeading level={3} look="entry">
                {formatWeekday(day, locale)}
              </SectionHeading>
            </div>
            <ul className={styles.orders}>
              {orders.map((coming) => (
                <li key={coming.order.id} className={styles.order}>
                  <AppLink href={hrefOf(coming.order.id)} className={styles.link}>
                    <FormattedMessage id="order.title" values={{ number: coming.order.id }} />
                  </AppLink>
                  <What coming={coming} canSeePrices={canSeePrices} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Surface>
  );
}

/** Size of an order; for a partial delivery the part, and the size of the whole. */
function What({ coming: { order, kinds }, canSeePrices }: { coming: ComingOrder; canSeePrices: boolean }) {
  const intl = useIntl();
  const sum = canSeePrices ? overviewSum(order) : undefined;
  const count = intl.formatMessage({ id: 'cart.lineCount' }, { count: order.itemsCount });
  const whole = sum ? `${count}, ${formatPrice(sum)}` : count;
  return (
    <span className={styles.what}>
      {kinds ? (
        <span>
          <FormattedMessage
            id="planner.way.part"
            values={{
              kinds: formatNames(
                kinds.map((kind) => intl.formatMessage({ id: kindName[kind] })),
                intl.locale,
              ),
              whole,
            }}
          />
        </span>
      ) : (
        whole
      )}
    </span>
  );
}
