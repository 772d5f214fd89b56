import type { ReactNode } from 'react';
import { VisuallyHidden } from '../feedback/VisuallyHidden';
import { AppLink } from '../link/AppLink';
import { Surface } from '../page/Surface';
import { groupsOf } from './groups';
import styles from './MatrixTable.module.css';

/** A narrow column, whose heading stands upright. */
export interface MatrixColumn<Key extends string> {
  readonly key: Key;
  readonly title: string;
  /** A line before it sets it apart from the columns before. */
  readonly startsGroup?: boolean;
}

/** What a narrow cell shows: a sign for the eye and the same in words. */
export interface MatrixCell {
  readonly sign: ReactNode;
  /** For assistive technology, which doesn't read the sign. */
  readonly text: string;
  /** Which area it lies on; a sign always says the same. */
  readonly tone?: 'error' | 'warning' | 'success' | 'muted' | undefined;
}

/** A row as the table shows it. */
export interface MatrixRow<Key extends string> {
  readonly key: string;
  /** Names the row. */
  readonly title: ReactNode;
  /** Where the title leads. */
  readonly href?: string | undefined;
  /** A quiet line below the title. */
  readonly note?: ReactNode;
  /** Heading of the group that it stands in. */
  readonly group: string;
  /** Its cells, or one sentence in the place of all of them. */
  readonly cells: Readonly<Record<Key, MatrixCell>> | { readonly instead: ReactNode };
}

/** A line of figures below the rows. */
export interface MatrixTotal<Key extends string> {
  readonly key: string;
  readonly title: ReactNode;
  readonly values: Readonly<Record<Key, ReactNode>>;
}

interface MatrixTableProps<Key extends string> {
  /** Name of the table, read out only. */
  caption: string;
  /** Heading of the first column. */
  rowTitle: string;
  columns: readonly MatrixColumn<Key>[];
  rows: readonly MatrixRow<Key>[];
  totals?: readonly MatrixTotal<Key>[];
}

/**
 * Many narrow columns against named rows. The head stays below the page's own while the rows scroll, and is repeated on each sheet of paper;
 * no row is cut there. Plain elements, so that thousands of cells cost little.
 */
export function MatrixTable<Key extends string>({ caption, rowTitle, columns, rows, totals = [] }: MatrixTableProps<Key>) {
  const width = columns.length + 1;
  return (
    <Surface className={styles.surface}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {rowTitle}
            </th>
            {columns.map(({ key, title, startsGroup }) => (
              <th key={key} scope="col" className={startsGroup ? styles.start : undefined}>
                <span className={styles.upright}>{title}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(rows, ({ group }) => group).map(({ heading, entries }) => (
          <tbody key={heading}>
            <tr className={styles.groupRow}>
              <th scope="rowgroup" colSpan={width} className={styles.group}>
                {heading}
              </th>
            </tr>
            {entries.map(({ row }) => (
              <Line key={row.key} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
        {totals.length > 0 && (
          <tfoot>
            {totals.map(({ key, title, values }) => (
              <tr key={key}>
                <th scope="row">{title}</th>
                {columns.map((column) => (
                  <td key={column.key} className={column.startsGroup ? styles.start : undefined}>
                    {values[column.key]}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </Surface>
  );
}

function Line<Key extends string>({
  row: { title, href, note, cells },
  columns,
}: {
  row: MatrixRow<Key>;
  columns: readonly MatrixColumn<Key>[];
}) {
  return (
    <tr className={styles.row}>
      <th scope="row">
        {href === undefined ? (
          <span>{title}</span>
        ) : (
          <AppLink href={href} className={styles.link}>
            {title}
          </AppLink>
        )}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </th>
      {isWhole(cells) ? (
        <td colSpan={columns.length} className={styles.instead}>
          {cells.instead}
        </td>
      ) : (
        columns.map(({ key, startsGroup }) => {
          const { sign, text, tone } = cells[key];
          return (
            <td key={key} className={`${startsGroup ? styles.start : ''} ${tone ? styles[tone] : ''}`}>
              <span aria-hidden="true">{sign}</span>
              <VisuallyHidden>{text}</VisuallyHidden>
            </td>
          );
        })
      )}
    </tr>
  );
}

function isWhole(cells: MatrixRow<string>['cells']): cells is { readonly instead: ReactNode } {
  return 'instead' in cells;
}
