import { FormattedMessage } from 'react-intl';
import { columnsStyle, type SheetColumns } from './SheetRow';
import styles from './SheetHead.module.css';
// Rows stand one by one in the boxes of a windowed list, where no table can be: they are its rows by role.
// oxlint-disable jsx-a11y/prefer-tag-over-role

/** Names of the columns, for the eye on a wide window and for assistive technology on every one. */
export function SheetHead({ columns }: { columns: SheetColumns }) {
  return (
    <div role="row" aria-rowindex={1} className={styles.head} style={columnsStyle(columns)}>
      {columns.hasShelf && (
        <div role="columnheader">
          <FormattedMessage id="orderSheet.column.move" />
        </div>
      )}
      <div role="columnheader">
        <FormattedMessage id="orderSheet.column.number" />
      </div>
      <div role="columnheader">
        <FormattedMessage id="orderSheet.column.name" />
      </div>
      <div role="columnheader">
        <FormattedMessage id="orderSheet.column.unit" />
      </div>
      <div role="columnheader">
        <FormattedMessage id="orderSheet.column.last" />
      </div>
      {columns.par && (
        <div role="columnheader" className={styles.figure}>
          <FormattedMessage id={`orderSheet.column.${columns.par}`} />
        </div>
      )}
      {columns.hasPrice && (
        <div role="columnheader" className={styles.figure}>
          <FormattedMessage id="orderSheet.column.price" />
        </div>
      )}
      <div role="columnheader" className={styles.figure}>
        <FormattedMessage id="orderSheet.column.amount" />
      </div>
      <div role="columnheader">
        <FormattedMessage id="orderSheet.column.mark" />
      </div>
    </div>
  );
}
