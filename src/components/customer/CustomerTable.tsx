import { FormattedMessage, useIntl } from 'react-intl';
import {
  addressLine, customerColumns, notChoosableReason, type CustomerColumn, type CustomerRow, type CustomerSort,
} from '../../domain/customer';
import type { MessageKey } from '../../i18n/messageKey';
import { ActionButton } from '../../kit/action/ActionButton';
import { UnstyledButton } from '../../kit/action/UnstyledButton';
import { VisuallyHidden } from '../../kit/feedback/VisuallyHidden';
import { useViewport } from '../../kit/page/viewport';
import { Icon } from '../../kit/icon/Icon';
import styles from './CustomerTable.module.css';

interface CustomerTableProps {
  /** The customers to show, sorted as `sort` says. */
  customers: readonly CustomerRow[];
  sort: CustomerSort;
  /** Number of the customer who is ordered for now. */
  currentId?: string | undefined;
  /** Another order is wanted. */
  onSort(sort: CustomerSort): void;
  /** A customer was chosen. */
  onChoose(customer: CustomerRow): void;
}

const titleOf: Record<CustomerColumn, MessageKey> = {
  id: 'customer.column.id',
  name: 'customer.column.name',
  address: 'customer.column.address',
};

/** The user's customers (P§2): a table with a button in each row, on the phone a list whose rows are the buttons. */
export function CustomerTable(props: CustomerTableProps) {
  return useViewport() === 'mobile' ? <CustomerCards {...props} /> : <CustomerRows {...props} />;
}

function CustomerRows({ customers, sort, currentId, onSort, onChoose }: CustomerTableProps) {
  const intl = useIntl();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {customerColumns.map((column) => (
            <th key={column} scope="col" aria-sort={sort.column === column ? `${sort.direction}ending` as const : 'none'}>
              <SortButton column={column} sort={sort} onSort={onSort} />
            </th>
          ))}
          <th scope="col" className={styles.choose}><VisuallyHidden><FormattedMessage id="customer.choose.action" /></VisuallyHidden></th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr key={customer.id} className={styles.row}>
            <td className={styles.id}>{customer.customerId}</td>
            <td className={styles.name}>
              {customer.displayName}
              <Reason customer={customer} />
            </td>
            <td className={styles.address}>{addressLine(customer.customerAddress)}</td>
            <td className={styles.choose}>
              {customer.customerId === currentId && !customer.disabled ? <Current /> : (
                <ActionButton
                  size="small"
                  disabled={customer.disabled}
                  aria-label={intl.formatMessage({ id: 'customer.choose.name' }, { name: customer.displayName, number: customer.customerId })}
                  onClick={() => onChoose(customer)}
                >
                  <FormattedMessage id="customer.choose.action" />
                </ActionButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CustomerCards({ customers, sort, currentId, onSort, onChoose }: CustomerTableProps) {
  return (
    <div>
      <div className={styles.sorts}>
        <VisuallyHidden><FormattedMessage id="customer.sort.name" /></VisuallyHidden>
        {customerColumns.map((column) => <SortButton key={column} column={column} sort={sort} onSort={onSort} showsDirection={sort.column === column} />)}
      </div>
      <ul className={styles.list}>
        {customers.map((customer) => (
          <li key={customer.id}>
            {customer.disabled
              ? <div className={styles.card}><CardFace customer={customer} isCurrent={false} /></div>
              : <UnstyledButton className={styles.card} onClick={() => onChoose(customer)}><CardFace customer={customer} isCurrent={customer.customerId === currentId} /></UnstyledButton>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function CardFace({ customer, isCurrent }: { customer: CustomerRow; isCurrent: boolean }) {
  const line = `${customer.customerId} · ${addressLine(customer.customerAddress)}`;
  return (
    <>
      <span className={styles.cardHead}>
        <span className={styles.name}>{customer.displayName}</span>
        {isCurrent && <Current />}
      </span>
      <span className={styles.small}>{line}</span>
      <Reason customer={customer} />
    </>
  );
}

function Current() {
  return <span className={styles.current}><Icon name="check" size="small" /><FormattedMessage id="customer.current" /></span>;
}

function Reason({ customer }: { customer: CustomerRow }) {
  const reason = notChoosableReason(customer);
  return reason && <span className={styles.reason}>{reason.text ?? <FormattedMessage id="customer.disabled" />}</span>;
}

interface SortButtonProps {
  column: CustomerColumn;
  sort: CustomerSort;
  onSort(sort: CustomerSort): void;
  /** Whether the button itself has to tell the direction, where no table head does. */
  showsDirection?: boolean;
}

function SortButton({ column, sort, onSort, showsDirection = false }: SortButtonProps) {
  const isDescending = sort.column === column && sort.direction === 'desc';
  return (
    <UnstyledButton
      className={styles.sort}
      {...(showsDirection ? { 'aria-pressed': true } : {})}
      onClick={() => onSort({ column, direction: sort.column === column && sort.direction === 'asc' ? 'desc' : 'asc' })}
    >
      <FormattedMessage id={titleOf[column]} />
      {(showsDirection || sort.column === column) && <Icon name={isDescending ? 'down' : 'up'} size="small" />}
    </UnstyledButton>
  );
}
