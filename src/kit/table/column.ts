import type { ReactNode } from 'react';

/** A table column as data: head, cells, skeleton, cards and sort choices derive from it. */
export interface TableColumn<Row> {
  /** Unique key; also the name of the field that it sorts by. */
  readonly key: string;
  /** Heading. */
  readonly title: string;
  /** The heading is for screen readers only, as above a column of buttons. */
  readonly isTitleHidden?: boolean;
  /** Aligns figures at the end of the cell. */
  readonly isNumber?: boolean;
  /** Names the row: a row header, and the link if rows have targets. */
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
  /** Direction of the first press; by default figures descend and words ascend. */
  readonly firstDirection?: SortDirection;
  /** Hides the column and its sort. */
  readonly isHidden?: boolean;
  /** No line breaks. */
  readonly isUnbroken?: boolean;
  /** As narrow as its content. */
  readonly isNarrow?: boolean;
  /** Content of a cell. */
  render(row: Row): ReactNode;
  /** A quiet line below the content; outside the row's link. */
  note?(row: Row): ReactNode;
}

export type SortDirection = 'asc' | 'desc';

export interface TableSort {
  /** Key of the column. */
  readonly field: string;
  readonly direction: SortDirection;
}

/** Current sort, and how to change it: by address, or by a callback for lists whose address lacks it. */
export type Sorting = { readonly sort: TableSort } & (
  | { hrefOf(sort: TableSort): string; readonly onSort?: never }
  | { onSort(sort: TableSort): void; readonly hrefOf?: never }
);

/** Selection of rows and its actions. */
export interface TableSelection<Row> {
  /** Keys of the selected rows. */
  readonly chosen: ReadonlySet<string>;
  /** Key of a row; rows of the same key are selected together. */
  keyOf(row: Row): string;
  onChange(chosen: ReadonlySet<string>): void;
  /** Label of a row's checkbox, such as "Choose butter". */
  nameOf(row: Row): string;
  /** Label of the checkbox that selects all. */
  readonly allName: string;
  /** Actions for the selected rows, in a bar that sticks to the window's lower edge. */
  readonly actions?: ReactNode;
}

/** Card of a row on the phone. */
export interface TableCard {
  readonly title: ReactNode;
  /** The most important figure or mark, beside the title. */
  readonly number?: ReactNode;
  /** A separate line, with quiet content at its end. */
  readonly line?: { readonly text: ReactNode; readonly end?: ReactNode };
  /** Small print in sequence; empty entries are skipped. */
  readonly details?: readonly (string | undefined)[];
  /** Row actions, after the small print. */
  readonly actions?: ReactNode;
  /** A remark below. */
  readonly note?: ReactNode;
  /** Makes the whole card a button. */
  readonly onPress?: (() => void) | undefined;
}

export function shownColumns<Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
  return columns.filter(({ isHidden }) => !isHidden);
}

/** Sort after a press on a column: the other direction if it sorts already, else its first one. */
export function nextSort(
  { key, isNumber = false, firstDirection = isNumber ? 'desc' : 'asc' }: Pick<TableColumn<never>, 'key' | 'isNumber' | 'firstDirection'>,
  sort: TableSort,
): TableSort {
  if (key !== sort.field) return { field: key, direction: firstDirection };
  return { field: key, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
}
