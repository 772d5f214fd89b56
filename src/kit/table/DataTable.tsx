import { VisuallyHidden } from '../feedback/VisuallyHidden';
import { shownColumns, type TableColumn } from './column';
import styles from './DataTable.module.css';
import { groupsOf } from './groups';

export interface DataColumn<Row> extends Omit<TableColumn<Row>, 'isSortable' | 'firstDirection' | 'note'> {
  /** Class of a row's cell, to highlight a row. */
  classOf?(row: Row): string | undefined;
}

interface DataTableProps<Row> {
  /** Name for screen readers, if no heading names the table. */
  caption?: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row, index: number): string;
  /** Group heading of a row; undefined for rows without one. */
  groupOf?: (row: Row) => string | undefined;
  /** The row in force; also announced to assistive technology. */
  isCurrent?: (row: Row) => boolean;
  /** The last row is the result of those above. */
  hasResult?: boolean;
  /** The head is for screen readers only. */
  isHeadHidden?: boolean;
  /** For sizes of its own. */
  className?: string | undefined;
}

/** A small read-only table, such as nutrients or price tiers; plain elements, so that it is cheap. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  groupOf,
  isCurrent,
  hasResult = false,
  isHeadHidden = false,
  className = '',
}: DataTableProps<Row>) {
  const shown = shownColumns(columns) as readonly DataColumn<Row>[];
  return (
    <table className={`${styles.table} ${className}`}>
      {caption !== undefined && (
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
      )}
      <thead className={isHeadHidden ? styles.hidden : undefined}>
        <tr>
          {shown.map(({ key, title, isTitleHidden = false, isNumber = false }) => (
            <th key={key} scope="col" className={isNumber ? styles.number : undefined}>
              {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(rows, groupOf).map(({ heading, entries }) => (
        <tbody key={heading ?? ''}>
          {heading !== undefined && (
            <tr>
              <th scope="rowgroup" colSpan={shown.length} className={styles.group}>
                {heading}
              </th>
            </tr>
          )}
          {entries.map(({ row, index }) => (
            <tr
              key={keyOf(row, index)}
              className={hasResult && index === rows.length - 1 ? styles.result : undefined}
              aria-current={isCurrent?.(row) || undefined}
            >
              {shown.map(({ key, isNumber = false, isRowHeader = false, render, classOf }) => {
                const cellClass = `${isNumber ? styles.number : ''} ${classOf?.(row) ?? ''}`;
                return isRowHeader ? (
                  <th key={key} scope="row" className={cellClass}>
                    {render(row)}
                  </th>
                ) : (
                  <td key={key} className={cellClass}>
                    {render(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
