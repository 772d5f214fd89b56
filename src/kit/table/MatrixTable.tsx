import type { ReactNode } from 'react';
import { VisuallyHidden } from '../feedback/VisuallyHidden';
import { AppLink } from '../link/AppLink';
import { Surface } from '../page/Surface';
import { groupsOf } from './groups';
import styles from './MatrixTable.module.css';

/** A narrow column with an upright heading. */
export interface MatrixColumn<Key extends string> {
  readonly key: Key;
  readonly title: string;
  /** Draws a line before the column to separate groups. */
  readonly startsGroup?: boolean;
}

/** Content of a narrow cell: a sign, and the same in words. */
export interface MatrixCell {
  readonly sign: ReactNode;
  /** For assistive technology, which doesn't read the sign. */
  readonly text: string;
  /** Background colour; the sign alone must carry the meaning. */
  readonly tone?: 'error' | 'warning' | 'success' | 'muted' | undefined;
}

export interface MatrixRow<Key extends string> {
  readonly key: string;
  /** Row header. */
  readonly title: ReactNode;
  /** Target of the title. */
  readonly href?: string | undefined;
  /** A quiet line below the title. */
  readonly note?: ReactNode;
  /** Heading of the row's group. */
  readonly group: string;
  /** Cells by column, or one sentence that replaces them all. */
  readonly cells: Readonly<Record<Key, MatrixCell>> | { readonly instead: ReactNode };
}

/** A row of totals below the others. */
export interface MatrixTotal<Key extends string> {
  readonly key: string;
  readonly title: ReactNode;
  readonly values: Readonly<Record<Key, ReactNode>>;
}

interface MatrixTableProps<Key extends string> {
  /** Name for screen readers. */
  caption: string;
  /** Heading of the first column. */
  rowTitle: string;
  columns: readonly MatrixColumn<Key>[];
  rows: readonly MatrixRow<Key>[];
  totals?: readonly MatrixTotal<Key>[];
}

/**
 * Many narrow columns against named rows. The head sticks below the page's head and is repeated on each printed
 * sheet; no row is split there. Plain elements, so that thousands of cells are cheap.
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
