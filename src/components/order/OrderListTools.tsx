import { useIntl } from 'react-intl';
import { formatOrderSort, orderSortFields, orderSources, parseOrderSort, type OrderSort, type OrderSource } from '../../domain/order';
import styles from './OrderListTools.module.css';
import { columnName, sourceName } from './orderNames';

interface OrderListToolsProps {
  sort: OrderSort;
  /** Source whose orders are shown; undefined for all. */
  source: OrderSource | undefined;
  /** Whether one can sort by sum (P§6). */
  canSeePrices: boolean;
  onSort(sort: OrderSort): void;
  onSource(source: OrderSource | undefined): void;
}

/** Source filter and sort of the order list; the sort also where there is no table head to click. */
export function OrderListTools({ sort, source, canSeePrices, onSort, onSource }: OrderListToolsProps) {
  const intl = useIntl();
  const options = orderSortFields
    .filter((field) => canSeePrices || field !== 'sum')
    .flatMap((field) => (['ASC', 'DESC'] as const).map((direction): OrderSort => ({ field, direction })));
  return (
    <div className={styles.tools}>
      <label className={styles.field}>
        <span className={styles.label}>{intl.formatMessage({ id: 'order.filter.source' })}</span>
        <span className={styles.frame}><select className={styles.select} value={source ?? ''} onChange={({ target }) => onSource(orderSources.find((one) => one === target.value))}>
          <option value="">{intl.formatMessage({ id: 'order.filter.allSources' })}</option>
          {orderSources.map((one) => <option key={one} value={one}>{intl.formatMessage({ id: sourceName[one] })}</option>)}
        </select><Arrow /></span>
      </label>
      <label className={styles.field}>
        <span className={styles.label}>{intl.formatMessage({ id: 'order.sort' })}</span>
        <span className={styles.frame}><select className={styles.select} value={formatOrderSort(sort)} onChange={({ target }) => onSort(parseOrderSort(target.value))}>
          {options.map((option) => (
            <option key={formatOrderSort(option)} value={formatOrderSort(option)}>
              {intl.formatMessage(
                { id: option.direction === 'ASC' ? 'order.sort.ascending' : 'order.sort.descending' },
                { field: intl.formatMessage({ id: columnName[option.field] }) },
              )}
            </option>
          ))}
        </select><Arrow /></span>
      </label>
    </div>
  );
}

function Arrow() {
  return <svg aria-hidden="true" className={styles.arrow} viewBox="0 0 16 16"><path d="M3.5 5.5L8 10l4.5-4.5 1 1L8 12 2.5 6.5z" /></svg>;
}
