import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { MuiTheme } from '#themes/MuiTheme.tsx';
import { VisuallyHidden } from '../feedback/VisuallyHidden';
import { Check } from '../field/Check';
import { AppLink } from '../link/AppLink';
import { Surface } from '../page/Surface';
import { useViewport } from '../page/viewport';
import { shownColumns, type Sorting, type TableCard, type TableColumn, type TableSelection } from './column';
import { groupsOf } from './groups';
import { SelectionBar } from './SelectionBar';
import { SelectionBox } from './SelectionBox';
import boxStyles from './SelectionBox.module.css';
import { SortLabel } from './SortLabel';
import { TableCards } from './TableCards';
import styles from './Table.module.css';

interface TableProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** Rows in sort order. */
  rows: readonly Row[];
  /** Unique key of a row. */
  keyOf(row: Row, index: number): string;
  /** Target of a row; the whole row is the link. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** Omit for an unsortable table. */
  sorting?: Sorting | undefined;
  /** Enables selection; omit for no checkboxes. */
  selection?: TableSelection<Row> | undefined;
  /** Group heading of a row; rows of one group must be adjacent. */
  groupOf?: ((row: Row) => string) | undefined;
  /** A last line, such as the sum. */
  total?: { readonly label: ReactNode; readonly value: ReactNode } | undefined;
  /** Use `middle` if rows contain inputs; by default the first lines of all cells align. */
  align?: 'baseline' | 'middle' | undefined;
  /**
   * Layout on a phone: `cards`, one per row, or `stack`, the same table with the cells of a row below one another.
   * Paper prints `stack` as a table at any width.
   */
  phone?: 'cards' | 'stack';
  /** Card of a row; by default the row's name, and each column with its title. */
  cardOf?: ((row: Row) => TableCard) | undefined;
}

/** A table in the tenant's look, with columns as data: sortable, with row selection, and with cards on the phone. */
export function Table<Row>(props: TableProps<Row>) {
  const { rows, selection, phone = 'cards' } = props;
  const isMobile = useViewport() === 'mobile';
  return (
    <MuiTheme>
      {isMobile && phone === 'cards' ? <TableCards {...props} /> : <Rows {...props} />}
      {selection?.actions !== undefined && (
        <SelectionBar
          count={rows.filter((row) => selection.chosen.has(selection.keyOf(row))).length}
          onNone={() => selection.onChange(new Set())}
        >
          {selection.actions}
        </SelectionBar>
      )}
    </MuiTheme>
  );
}

function Rows<Row>(props: TableProps<Row>) {
  const { rows, sorting, selection, groupOf, total, align = 'baseline', phone } = props;
  const columns = shownColumns(props.columns);
  const width = columns.length + (selection ? 1 : 0);
  return (
    <Surface className={styles.place ?? ''}>
      <MuiTable
        className={`${styles.table} ${styles[align]} ${phone === 'stack' ? styles.stack : ''} ${selection ? styles.selectable : ''}`}
      >
        <TableHead>
          <TableRow>
            {selection && (
              <TableCell className={styles.box ?? ''}>
                <AllBox rows={rows} selection={selection} />
              </TableCell>
            )}
            {columns.map((column) => (
              <TableCell
                key={column.key}
                className={classOf(column)}
                sortDirection={column.isSortable && sorting?.sort.field === column.key && sorting.sort.direction}
              >
                <Heading column={column} sorting={sorting} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {groupsOf(rows, groupOf).map(({ heading, entries }) => (
          <TableBody key={heading ?? ''}>
            {heading !== undefined && (
              <TableRow>
                <TableCell component="th" scope="rowgroup" colSpan={width} className={styles.group ?? ''}>
                  {heading}
                </TableCell>
              </TableRow>
            )}
            {entries.map(({ row, index }) => (
              <Line key={props.keyOf(row, index)} {...props} columns={columns} row={row} />
            ))}
          </TableBody>
        ))}
        {total && (
          <TableFooter>
            <TableRow>
              {selection && <TableCell className={styles.box ?? ''} aria-hidden="true" />}
              <TableCell component="th" scope="row" colSpan={columns.length - 1}>
                {total.label}
              </TableCell>
              <TableCell>{total.value}</TableCell>
            </TableRow>
          </TableFooter>
        )}
      </MuiTable>
    </Surface>
  );
}

function Heading<Row>({ column, sorting }: { column: TableColumn<Row>; sorting: Sorting | undefined }) {
  if (column.isSortable && sorting) return <SortLabel column={column} sorting={sorting} />;
  return column.isTitleHidden ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title;
}

function Line<Row>({ row, columns, hrefOf, selection }: Pick<TableProps<Row>, 'columns' | 'hrefOf' | 'selection'> & { row: Row }) {
  return (
    <TableRow className={styles.row ?? ''}>
      {selection && (
        <TableCell className={styles.box ?? ''}>
          <SelectionBox row={row} selection={selection} />
        </TableCell>
      )}
      {columns.map((column) => {
        const { key, title, isRowHeader = false, isTitleHidden = false, render, note } = column;
        const content = render(row);
        const below = note?.(row);
        return (
          <TableCell
            key={key}
            {...(isRowHeader && { component: 'th', scope: 'row' })}
            className={`${classOf(column)} ${isRowHeader ? styles.header : styles.fact}`}
            data-label={isTitleHidden ? undefined : title}
          >
            {isRowHeader && hrefOf ? (
              <AppLink href={hrefOf(row)} className={styles.link}>
                {content}
              </AppLink>
            ) : (
              content
            )}
            {below && <span className={styles.note}>{below}</span>}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

function classOf<Row>({ isNumber = false, isUnbroken = false, isNarrow = false }: TableColumn<Row>): string {
  return `${isNumber ? styles.number : ''} ${isUnbroken ? styles.unbroken : ''} ${isNarrow ? styles.narrow : ''}`;
}

function AllBox<Row>({ rows, selection: { chosen, keyOf, onChange, allName } }: { rows: readonly Row[]; selection: TableSelection<Row> }) {
  const keys = rows.map(keyOf);
  const count = keys.filter((key) => chosen.has(key)).length;
  return (
    <label className={styles.boxLabel}>
      <span className={boxStyles.target}>
        <Check
          label={allName}
          isChecked={count > 0 && count === keys.length}
          isIndeterminate={count > 0 && count < keys.length}
          onChange={(isChecked) => onChange(new Set(isChecked ? keys : []))}
        />
      </span>
      <span aria-hidden="true" className={styles.all}>
        {allName}
      </span>
    </label>
  );
}
