import { FormattedMessage, useIntl } from 'react-intl';
import { kindName } from '../../../../components/checkout/kindName';
import { overviewSum } from '../../../../domain/order';
import { formatPrice, formatWeekday } from '../../../../i18n/format';
import { formatNames } from '../../../../i18n/nameList';
import { AppLink } from '../../../../kit/link/AppLink';
import { SectionHeading } from '../../../../kit/page/SectionHeading';
import { Surface } from '../../../../kit/page/Surface';
import type { ComingDay, ComingOrder } from '../../rules/onItsWay';
import styles from './OnItsWay.module.css';

interface OnItsWayProps {
  /** The days on which something comes, soonest first. */
  days: readonly ComingDay[];
  canSeePrices: boolean;
  /** Address of an order. */
  hrefOf(orderId: string): string;
}

/** The orders that are still to be delivered, by day; one that comes on several days stands at each of them. */
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

/** How much an order is; of one that comes in parts which part comes, and how much it is altogether. */
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
