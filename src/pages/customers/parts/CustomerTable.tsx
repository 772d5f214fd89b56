import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  addressLine,
  customerColumns,
  notChoosableReason,
  type CustomerColumn,
  type CustomerRow,
  type CustomerSort,
} from '#domain/customer/customer.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { Button } from '#kit/action/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { ListTools } from '#kit/list/ListTools.tsx';
import { useViewport } from '#kit/page/viewport.ts';
import type { TableColumn, TableSort } from '#kit/table/column.ts';
import { Table } from '#kit/table/Table.tsx';
import styles from './CustomerTable.module.css';

interface CustomerTableProps {
  /** Customers to show, sorted by `sort`. */
  customers: readonly CustomerRow[];
  sort: CustomerSort;
  /** Number of the selected customer. */
  currentId?: string | undefined;
  /** Called to sort differently. */
  onSort(sort: CustomerSort): void;
  /** Called with the chosen customer. */
  onChoose(customer: CustomerRow): void;
  /** Contact for a customer who can't be chosen. */
  contactOf(customer: CustomerRow): ReactNode;
}

const titleOf: Record<CustomerColumn, MessageKey> = {
  id: 'customer.column.id',
  name: 'customer.column.name',
  address: 'customer.column.address',
};

/**
 * The user's customers (P§2 "Customer selector rules"): a table with a button in each row, on the phone a list whose
 * rows are the buttons.
 */
export function CustomerTable({ customers, sort, currentId, onSort, onChoose, contactOf }: CustomerTableProps) {
  const intl = useIntl();
  const isCurrent = ({ customerId, disabled }: CustomerRow) => customerId === currentId && !disabled;
  const column = (key: CustomerColumn, rest: Omit<TableColumn<CustomerRow>, 'key' | 'title'>): TableColumn<CustomerRow> => ({
    key,
    title: intl.formatMessage({ id: titleOf[key] }),
    isSortable: true,
    ...rest,
  });
  const columns = [
    column('id', { isNarrow: true, isUnbroken: true, render: ({ customerId }) => customerId }),
    column('name', {
      render: (customer) => (
        <>
          <span className={styles.name}>{customer.displayName}</span>
          <Reason customer={customer} contactOf={contactOf} />
        </>
      ),
    }),
    column('address', { render: ({ customerAddress }) => <span className={styles.address}>{addressLine(customerAddress)}</span> }),
    {
      key: 'choose',
      title: intl.formatMessage({ id: 'customer.choose.action' }),
      isTitleHidden: true,
      isNarrow: true,
      isNumber: true,
      render: (customer: CustomerRow) =>
        isCurrent(customer) ? (
          <Current />
        ) : (
          <Button
            size="small"
            disabled={customer.disabled}
            aria-label={intl.formatMessage({ id: 'customer.choose.name' }, { name: customer.displayName, number: customer.customerId })}
            onClick={() => onChoose(customer)}
          >
            <FormattedMessage id="customer.choose.action" />
          </Button>
        ),
    },
  ];
  const sortBy = ({ field, direction }: TableSort) =>
    onSort({ column: customerColumns.find((one) => one === field) ?? sort.column, direction });
  const isPhone = useViewport() === 'mobile';
  return (
    <>
      {isPhone && (
        <ListTools
          filters={[]}
          chosen={{}}
          onFilter={() => undefined}
          columns={columns}
          sort={{ field: sort.column, direction: sort.direction }}
          onSort={sortBy}
        />
      )}
      <Table
        columns={columns}
        rows={customers}
        keyOf={({ id }) => id}
        align="middle"
        sorting={{
          sort: { field: sort.column, direction: sort.direction },
          onSort: sortBy,
        }}
        cardOf={(customer) => ({
          title: customer.displayName,
          number: isCurrent(customer) ? <Current /> : undefined,
          details: [customer.customerId, addressLine(customer.customerAddress)],
          note: <Reason customer={customer} contactOf={contactOf} />,
          onPress: customer.disabled ? undefined : () => onChoose(customer),
        })}
      />
    </>
  );
}

function Current() {
  return (
    <span className={styles.current}>
      <Icon name="check" size="small" />
      <FormattedMessage id="customer.current" />
    </span>
  );
}

function Reason({ customer, contactOf }: { customer: CustomerRow } & Pick<CustomerTableProps, 'contactOf'>) {
  const reason = notChoosableReason(customer);
  return (
    reason && (
      <span className={styles.blocked}>
        <span className={styles.reason}>
          {reason.text ?? (
            <span>
              <FormattedMessage id="customer.disabled" />
            </span>
          )}
        </span>
        {contactOf(customer)}
      </span>
    )
  );
}
