import type { IntlShape } from 'react-intl';
import { DeliveryDays } from '../../components/order/DeliveryDays';
import { columnName, sourceText } from '../../components/order/orderNames';
import { addressLine } from '../../domain/customer';
import { overviewSum, type OrderOverviewEntry, type OrderSortField } from '../../domain/order';
import type { Permissions } from '../../domain/permissions';
import { formatMoment, formatPrice } from '../../i18n/format';
import type { TableCard, TableColumn } from '../../kit/table/column';

function sumText(order: OrderOverviewEntry): string | undefined {
  const sum = overviewSum(order);
  return sum && formatPrice(sum);
}

/** The columns of the order list; each of them sorts (C§9). What is wanted first is on top at the first press: the newest, the largest. */
export function orderColumns(
  intl: IntlShape,
  { canSeePrices }: Pick<Permissions, 'canSeePrices'>,
): readonly TableColumn<OrderOverviewEntry>[] {
  const column = (key: OrderSortField, rest: Omit<TableColumn<OrderOverviewEntry>, 'key' | 'title'>): TableColumn<OrderOverviewEntry> => ({
    key,
    title: intl.formatMessage({ id: columnName[key] }),
    isSortable: true,
    ...rest,
  });
  return [
    column('id', { isRowHeader: true, firstDirection: 'desc', render: ({ id }) => id, note: ({ customerOrderId }) => customerOrderId }),
    column('orderedAt', {
      firstDirection: 'desc',
      isUnbroken: true,
      render: ({ creationTime }) => formatMoment(creationTime, intl.locale),
      note: ({ userName }) => userName,
    }),
    column('source', { render: ({ source }) => source && sourceText(intl, source) }),
    column('deliveryAddress', {
      render: ({ deliveryAddress }) => deliveryAddress && addressLine(deliveryAddress),
      note: ({ unloadingArea }) => unloadingArea,
    }),
    column('positions', { isNumber: true, render: ({ itemsCount }) => itemsCount }),
    column('sum', { isNumber: true, isHidden: !canSeePrices, render: sumText }),
    column('deliveryDate', { firstDirection: 'desc', isUnbroken: true, render: (order) => <DeliveryDays order={order} /> }),
  ];
}

/** An order on a phone. */
export function orderCard(intl: IntlShape, { canSeePrices }: Pick<Permissions, 'canSeePrices'>): (order: OrderOverviewEntry) => TableCard {
  return (order) => ({
    title: order.id,
    number: canSeePrices ? sumText(order) : undefined,
    line: {
      text: (
        <>
          {intl.formatMessage({ id: 'order.card.delivery' })} <DeliveryDays order={order} />
        </>
      ),
      end: intl.formatMessage({ id: 'cart.lineCount' }, { count: order.itemsCount }),
    },
    details: [
      formatMoment(order.creationTime, intl.locale),
      order.source && sourceText(intl, order.source),
      order.customerOrderId,
      order.deliveryAddress && addressLine(order.deliveryAddress),
      order.unloadingArea,
    ],
  });
}
