import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { InlineError } from '../../kit/feedback/InlineError';
import { Skeleton } from '../../kit/feedback/Skeleton';
import { AppLink } from '../../kit/link/AppLink';
import { Icon } from '../../kit/icon/Icon';
import { useShop } from '../../connected/shop/ShopProvider';
import { defaultOrderSort, overviewSum, type OrderOverviewEntry } from '../../domain/order';
import { formatMoment, formatPrice } from '../../i18n/format';
import { paths } from '../../paths';
import { orderOverviewOptions } from '../../queries/order';
import type { BuyerContext } from '../../queries/shopContext';
import page from './HomePage.module.css';
import { SectionHeading } from '../../kit/page/SectionHeading';
import styles from './LastOrders.module.css';

/** Orders on the start page. */
const shown = 3;

/** The customer's newest orders, to look up or to order again. */
export function LastOrders({ context }: { context: BuyerContext }) {
  const { data, error, isError, isFetching, refetch } = useQuery(
    orderOverviewOptions(context, { sort: defaultOrderSort, filters: {}, page: 0 }),
  );
  if (data?.orders.length === 0) return null;
  return (
    <section className={page.section}>
      <div className={page.heading}>
        <SectionHeading level={2}>
          <FormattedMessage id="home.orders.title" />
        </SectionHeading>
        <AppLink href={paths.orders()} className={page.all}>
          <FormattedMessage id="home.orders.all" />
        </AppLink>
      </div>
      {isError && !data ? (
        <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
          <FormattedMessage id="home.orders.failed" />
        </InlineError>
      ) : (
        <ul className={styles.list}>
          {data
            ? data.orders.slice(0, shown).map((order) => (
                <li key={order.id}>
                  <OrderLine order={order} />
                </li>
              ))
            : Array.from({ length: shown }, (_, place) => (
                <li key={place} className={styles.order}>
                  <Skeleton width="80%" />
                  <Skeleton width="80%" />
                  <span className={styles.positions} />
                  <span className={styles.sum} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

function OrderLine({ order }: { order: OrderOverviewEntry }) {
  const { locale } = useIntl();
  const { permissions } = useShop();
  const sum = permissions.canSeePrices ? overviewSum(order) : undefined;
  return (
    <AppLink href={paths.order(order.id)} className={styles.order}>
      <span className={styles.number}>
        <span>{order.id}</span>
        {order.customerOrderId !== undefined && <span className={styles.reference}>{order.customerOrderId}</span>}
      </span>
      <span>{formatMoment(order.creationTime, locale)}</span>
      <span className={`${styles.muted} ${styles.positions}`}>
        <FormattedMessage id="home.orders.positions" values={{ count: order.itemsCount }} />
      </span>
      <span className={styles.sum}>{sum && formatPrice(sum)}</span>
      <Icon name="next" size="small" />
    </AppLink>
  );
}
