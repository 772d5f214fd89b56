import { FormattedMessage, useIntl } from 'react-intl';
import { sourceName } from '../../components/order/orderNames';
import { LazyCompanionHint } from '../../connected/companion/LazyCompanionHint';
import { ListScreen } from '../../connected/list/ListScreen';
import { useShop } from '../../connected/shop/ShopProvider';
import { orderListRules, orderSources } from '../../domain/order';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { paths } from '../../paths';
import { orderOverviewOptions } from '../../queries/order';
import { isBuyer } from '../../queries/shopContext';
import { orderCard, orderColumns } from './orderColumns';

const texts = {
  title: 'order.list.title',
  failed: 'order.list.failed',
  empty: 'order.empty.title',
  emptyText: 'order.empty.text',
  filtered: { empty: 'order.empty.titleOfSource', showAll: 'order.empty.showAll' },
} as const;

/** The customer's orders: sorted by any column, of one source or all, twenty to a page; everything in the address (P§2 /my/orders). */
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
