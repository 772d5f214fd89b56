import { FormattedMessage, useIntl } from 'react-intl';
import { sourceName } from '#components/order/orderNames.ts';
import { LazyCompanionHint } from '#connected/companion/LazyCompanionHint.tsx';
import { ListScreen } from '#connected/list/ListScreen.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { orderListRules, orderSources } from '#domain/order/order.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { paths } from '#paths.ts';
import { orderOverviewOptions } from '#queries/order.ts';
import { isBuyer } from '#queries/shopContext.ts';
import { orderCard, orderColumns } from './orderColumns';

const texts = {
  title: 'order.list.title',
  failed: 'order.list.failed',
  empty: 'order.empty.title',
  emptyText: 'order.empty.text',
  filtered: { empty: 'order.empty.titleOfSource', showAll: 'order.empty.showAll' },
} as const;

/** The customer's orders: sortable by any column, filtered by source, twenty per page; all of it in the address (P§2 /my/orders). */
export function Component() {
  const intl = useIntl();
  const { context, permissions } = useShop();
  if (!context || !isBuyer(context)) return null;
  return (
    <ListScreen
      path={paths.orders()}
      rules={orderListRules(permissions)}
      query={(state) => orderOverviewOptions(context, state)}
      rowsOf={({ orders }) => orders}
      texts={texts}
      my="orders"
      columns={orderColumns(intl, permissions)}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.order(id)}
      cardOf={orderCard(intl, permissions)}
      filters={[
        {
          name: 'source',
          label: intl.formatMessage({ id: 'order.filter.source' }),
          allTitle: intl.formatMessage({ id: 'order.filter.allSources' }),
          options: orderSources.map((value) => ({ value, title: intl.formatMessage({ id: sourceName[value] }) })),
        },
      ]}
      actions={[
        { key: 'received', label: intl.formatMessage({ id: 'app.title.goodsReceived' }), href: paths.goodsReceived() },
        { key: 'sheet', label: intl.formatMessage({ id: 'app.title.orderSheet' }), href: paths.orderSheet('orders:5') },
      ]}
      emptyAction={
        <ButtonLink href={paths.search()} tone="primary">
          <FormattedMessage id="order.empty.toProducts" />
        </ButtonLink>
      }
    >
      <LazyCompanionHint context={context} />
    </ListScreen>
  );
}
