import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addTexts } from '#i18n/texts.ts';
import { Button } from '#kit/action/Button.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { defaultOrderSort, overviewSum, type OrderOverviewEntry } from '#domain/order/order.ts';
import { formatMoment, formatPrice } from '#i18n/format.ts';
import { paths } from '#paths.ts';
import { orderOverviewOptions } from '#queries/order.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import page from './HomePage.module.css';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './LastOrders.module.css';

const OrderAgain = lazyComponent(async () => (await Promise.all([import('./OrderAgain'), addTexts('ordering')]))[0].OrderAgain);

/** Number of orders on the start page. */
const shown = 3;

/** The customer's newest orders, to view or to order again. */
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
            ? data.orders.slice(0, shown).map((order) => <OrderLine key={order.id} context={context} order={order} />)
            : Array.from({ length: shown }, (_, place) => (
                <li key={place} className={styles.line}>
                  <span className={styles.order}>
                    <Skeleton width="80%" />
                    <Skeleton width="80%" />
                    <span className={styles.positions} />
                    <span className={styles.sum} />
                  </span>
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

function OrderLine({ context, order }: { context: BuyerContext; order: OrderOverviewEntry }) {
  const intl = useIntl();
  const { permissions } = useShop();
  const [presses, setPresses] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const sum = permissions.canSeePrices ? overviewSum(order) : undefined;
  return (
    <li className={styles.line}>
      <AppLink href={paths.order(order.id)} className={styles.order}>
        <span className={styles.number}>
          <span>{order.id}</span>
          {order.customerOrderId !== undefined && <span className={styles.reference}>{order.customerOrderId}</span>}
        </span>
        <span>{formatMoment(order.creationTime, intl.locale)}</span>
        <span className={`${styles.muted} ${styles.positions}`}>
          <FormattedMessage id="home.orders.positions" values={{ count: order.itemsCount }} />
        </span>
        <span className={styles.sum}>{sum && formatPrice(sum)}</span>
      </AppLink>
      {order.itemsCount > 0 && (
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={intl.formatMessage({ id: 'home.orders.again.label' }, { order: order.id })}
          onPointerEnter={OrderAgain.prefetch}
          onClick={() => setPresses(presses + 1)}
        >
          <FormattedMessage id="home.orders.again" />
        </Button>
      )}
      {presses > 0 && (
        <div className={styles.result}>
          <OrderAgain context={context} orderId={order.id} press={presses} onBusy={setBusy} />
        </div>
      )}
    </li>
  );
}
