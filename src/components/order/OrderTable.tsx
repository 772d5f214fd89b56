import { FormattedMessage, useIntl } from 'react-intl';
import { addressLine } from '../../domain/customer';
import { orderSortFields, overviewSum, type OrderOverviewEntry, type OrderSort, type OrderSortField } from '../../domain/order';
import { formatMoment, formatPrice } from '../../i18n/format';
import { AppLink } from '../../kit/link/AppLink';
import { DeliveryDays } from './DeliveryDays';
import { columnName, sourceText } from './orderNames';
import styles from './OrderTable.module.css';

interface OrderTableProps {
  orders: readonly OrderOverviewEntry[];
  /** How the list is sorted. */
  sort: OrderSort;
  /** Whether sums are shown (P§6). */
  canSeePrices: boolean;
  /** Address of an order. */
  hrefOf(orderId: string): string;
  /** Address of the list sorted in another way. */
  sortHrefOf(sort: OrderSort): string;
}

const isNumber: Readonly<Partial<Record<OrderSortField, true>>> = { positions: true, sum: true };

/** The way a column sorts when it is chosen: its other direction, and at first what is wanted most, the newest and the largest on top. */
function nextSort(field: OrderSortField, sort: OrderSort): OrderSort {
  if (field === sort.field) return { field, direction: sort.direction === 'ASC' ? 'DESC' : 'ASC' };
  return { field, direction: field === 'source' || field === 'deliveryAddress' ? 'ASC' : 'DESC' };
}

/** The orders as a table, sortable by every column (C§9). */
export function OrderTable({ orders, sort, canSeePrices, hrefOf, sortHrefOf }: OrderTableProps) {
  const intl = useIntl();
  const fields = orderSortFields.filter((field) => canSeePrices || field !== 'sum');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {fields.map((field) => (
            <th
              key={field}
              scope="col"
              className={isNumber[field] ? styles.number : ''}
              aria-sort={field === sort.field ? (sort.direction === 'ASC' ? 'ascending' : 'descending') : undefined}
            >
              <AppLink href={sortHrefOf(nextSort(field, sort))} className={styles.sort}>
                <FormattedMessage id={columnName[field]} />
                <svg aria-hidden="true" className={`${styles.arrow} ${field === sort.field ? styles.shown : ''} ${sort.direction === 'ASC' ? styles.up : ''}`} viewBox="0 0 16 16">
                  <path d="M3.5 5.5L8 10l4.5-4.5 1 1L8 12 2.5 6.5z" />
                </svg>
              </AppLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => {
          const sum = overviewSum(order);
          return (
            <tr key={order.id} className={styles.row}>
              <td><AppLink href={hrefOf(order.id)} className={styles.id}>{order.id}</AppLink>{order.customerOrderId && <span className={styles.quiet}>{order.customerOrderId}</span>}</td>
              <td className={styles.nowrap}>{formatMoment(order.creationTime, intl.locale)}{order.userName && <span className={styles.quiet}>{order.userName}</span>}</td>
              <td>{order.source && sourceText(intl, order.source)}</td>
              <td>{order.deliveryAddress && addressLine(order.deliveryAddress)}{order.unloadingArea && <span className={styles.quiet}>{order.unloadingArea}</span>}</td>
              <td className={styles.number}>{order.itemsCount}</td>
              {canSeePrices && <td className={styles.number}>{sum && formatPrice(sum)}</td>}
              <td className={styles.nowrap}><DeliveryDays order={order} /></td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
