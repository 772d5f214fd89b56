import { FormattedMessage } from 'react-intl';
import { columnsStyle, type SheetColumns } from './SheetRow';
import styles from './SheetHead.module.css';
// Rows are separate boxes of a windowed list, which can't be a table: they have table roles.
// oxlint-disable jsx-a11y/prefer-tag-over-role

/** Column heads, visible in wide windows and read out in all. */
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
        <div role="columnheader" className={`${styles.figure} ${styles.unitFigure}`}>
          <FormattedMessage id={`orderSheet.column.${columns.par}`} />
        </div>
      )}
      {columns.hasStock && (
        <div role="columnheader" className={styles.figure}>
          <FormattedMessage id="orderSheet.column.stock" />
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
      <div role="columnheader" className={styles.note}>
        <FormattedMessage id="orderSheet.column.mark" />
      </div>
    </div>
  );
}
