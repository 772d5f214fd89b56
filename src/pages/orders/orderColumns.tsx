import type { IntlShape } from 'react-intl';
import { DeliveryDays } from '#components/order/DeliveryDays.tsx';
import { columnName, sourceText } from '#components/order/orderNames.ts';
import { addressLine } from '#domain/customer/customer.ts';
import { overviewSum, type OrderOverviewEntry, type OrderSortField } from '#domain/order/order.ts';
import type { Permissions } from '#domain/customer/permissions.ts';
import { formatMoment, formatPrice } from '#i18n/format.ts';
import type { TableCard, TableColumn } from '#kit/table/column.ts';

function sumText(order: OrderOverviewEntry): string | undefined {
  const sum = overviewSum(order);
  return sum && formatPrice(sum);
}

/**
 * Columns of the order list; all are sortable (C§9 order fields). The first press puts the most relevant first: the
 * newest, the largest.
 */
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

/** An order's card on a phone. */
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
