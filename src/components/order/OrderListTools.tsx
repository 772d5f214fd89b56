import { useIntl } from 'react-intl';
import { formatOrderSort, orderSortFields, orderSources, parseOrderSort, type OrderSort, type OrderSource } from '../../domain/order';
import { PlainSelect } from '../../kit/field/PlainSelect';
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
        <PlainSelect
          options={[
            { value: '', text: intl.formatMessage({ id: 'order.filter.allSources' }) },
            ...orderSources.map((one) => ({ value: one, text: intl.formatMessage({ id: sourceName[one] }) })),
          ]}
          value={source ?? ''}
          onChange={(value) => onSource(orderSources.find((one) => one === value))}
        />
      </label>
      <label className={styles.field}>
        <span className={styles.label}>{intl.formatMessage({ id: 'order.sort' })}</span>
        <PlainSelect
          options={options.map((option) => ({
            value: formatOrderSort(option),
            text: intl.formatMessage(
              { id: option.direction === 'ASC' ? 'order.sort.ascending' : 'order.sort.descending' },
              { field: intl.formatMessage({ id: columnName[option.field] }) },
            ),
          }))}
          value={formatOrderSort(sort)}
          onChange={(value) => onSort(parseOrderSort(value))}
        />
      </label>
    </div>
  );
}
