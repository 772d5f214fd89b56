import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { InlineError } from '../../kit/feedback/InlineError';
import { OrderCards } from '../../components/order/OrderCards';
import { OrderListSkeleton } from '../../components/order/OrderListSkeleton';
import { OrderListTools } from '../../components/order/OrderListTools';
import { PageFrame } from '../../kit/page/PageFrame';
import { OrderTable } from '../../components/order/OrderTable';
import { PageLinks } from '../../kit/list/PageLinks';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { useViewport } from '../../kit/page/viewport';
import { LazyCompanionHint } from '../../connected/companion/LazyCompanionHint';
import { useShop } from '../../connected/shop/ShopProvider';
import { paths } from '../../paths';
import { orderOverviewOptions } from '../../queries/order';
import { isBuyer, type BuyerContext } from '../../queries/shopContext';
import { formatOrderListAddress, parseOrderListAddress } from './orderListAddress';
import styles from './OrdersPage.module.css';

/** The customer's orders: sorted by any column, of one source or all, twenty to a page; everything in the address (P§2 /my/orders). */
export function Component() {
  const { context } = useShop();
  return context && isBuyer(context) ? <OrderList context={context} /> : null;
}

function OrderList({ context }: { context: BuyerContext }) {
  const { permissions: { canSeePrices } } = useShop();
  const [search, setSearch] = useSearchParams();
  const isMobile = useViewport() === 'mobile';
  const view = parseOrderListAddress(search, { canSeePrices });
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery(orderOverviewOptions(context, view));
  const hrefOf = (next: typeof view) => {
    const query = formatOrderListAddress(next).toString();
    return query ? `${paths.orders()}?${query}` : paths.orders();
  };
  const go = (next: typeof view) => setSearch(formatOrderListAddress(next));
  // An address may be older than the list: a page beyond its end leads to the last one there is.
  const lastPage = (data?.page.totalPages ?? 0) - 1;
  const isBeyond = lastPage >= 0 && data?.orders.length === 0 && (isPlaceholderData || view.page > lastPage);
  return (
    <PageFrame
      title={<FormattedMessage id="order.list.title" />}
      actions={(
        <OrderListTools
          sort={view.sort}
          source={view.source}
          canSeePrices={canSeePrices}
          onSort={(sort) => go({ ...view, sort, page: 0 })}
          onSource={(source) => go({ ...view, source, page: 0 })}
        />
      )}
    >
      {!data && isError && (
        <InlineError onRetry={() => void refetch()} isRetrying={isFetching}><FormattedMessage id="order.list.failed" /></InlineError>
      )}
      {isBeyond && view.page > lastPage && <Navigate to={hrefOf({ ...view, page: lastPage })} replace />}
      {((!data && !isError) || isBeyond) && <OrderListSkeleton />}
      {data && data.orders.length === 0 && !isBeyond && (
        <EmptyState
          pictogram="list"
          title={<FormattedMessage id={view.source ? 'order.empty.titleOfSource' : 'order.empty.title'} />}
          actions={view.source
            ? <ButtonLink href={hrefOf({ ...view, source: undefined, page: 0 })} tone="primary"><FormattedMessage id="order.empty.showAll" /></ButtonLink>
            : <ButtonLink href={paths.search()} tone="primary"><FormattedMessage id="order.empty.toProducts" /></ButtonLink>}
        >
          {!view.source && <p><FormattedMessage id="order.empty.text" /></p>}
        </EmptyState>
      )}
      {data && data.orders.length > 0 && (
        <div className={isPlaceholderData ? styles.stale : ''} aria-busy={isPlaceholderData || undefined}>
          {isMobile
            ? <OrderCards orders={data.orders} canSeePrices={canSeePrices} hrefOf={paths.order} />
            : (
              <OrderTable
                orders={data.orders}
                sort={view.sort}
                canSeePrices={canSeePrices}
                hrefOf={paths.order}
                sortHrefOf={(sort) => hrefOf({ ...view, sort, page: 0 })}
              />
            )}
        </div>
      )}
      {data && !isBeyond && <PageLinks page={view.page} totalPages={data.page.totalPages} hrefOf={(page) => hrefOf({ ...view, page })} />}
      <LazyCompanionHint context={context} />
    </PageFrame>
  );
}
