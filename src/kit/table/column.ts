import type { ReactNode } from 'react';

/** A column of a table, as data: head, cells, skeleton, cards and the choices of a sort are all drawn from it. */
export interface TableColumn<Row> {
  /** Tells the column from the others; the name of the field that it sorts by. */
  readonly key: string;
  /** Its heading. */
  readonly title: string;
  /** The heading is read out only, as above a column of buttons. */
  readonly isTitleHidden?: boolean;
  /** Figures: at the end of the cell, so that they line up. */
  readonly isNumber?: boolean;
  /** Names the row: a heading for assistive technology, and the link where the row leads somewhere. */
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
  /** The direction of the first press; without it figures begin with the largest and words with A. */
  readonly firstDirection?: SortDirection;
  /** Left out, with its sort. */
  readonly isHidden?: boolean;
  /** Its words stay on one line. */
  readonly isUnbroken?: boolean;
  /** As narrow as what it holds. */
  readonly isNarrow?: boolean;
  /** What a cell shows. */
  render(row: Row): ReactNode;
  /** A quiet line below it; outside the row's link. */
  note?(row: Row): ReactNode;
}

/** Ascending or descending. */
export type SortDirection = 'asc' | 'desc';

/** By which column a table is sorted. */
export interface TableSort {
  /** Key of the column. */
  readonly field: string;
  readonly direction: SortDirection;
}

/** How a table is sorted, and the way to another sort: an address, or something to call where the address doesn't tell it. */
export type Sorting = { readonly sort: TableSort } & (
  | { hrefOf(sort: TableSort): string; readonly onSort?: never }
  | { onSort(sort: TableSort): void; readonly hrefOf?: never }
);

/** Which rows are chosen, and what can be done with them. */
export interface TableSelection<Row> {
  /** Keys of the chosen rows. */
  readonly chosen: ReadonlySet<string>;
  /** Key of a row; rows of the same key are chosen together. */
  keyOf(row: Row): string;
  onChange(chosen: ReadonlySet<string>): void;
  /** Name of a row's box, such as "Choose butter". */
  nameOf(row: Row): string;
  /** Name of the box that chooses all. */
  readonly allName: string;
  /** Actions for the chosen rows: they stand in a bar that sticks to the window's lower edge while something is chosen. */
  readonly actions?: ReactNode;
}

/** A row as a card of the phone. */
export interface TableCard {
  /** What the row is called. */
  readonly title: ReactNode;
  /** The one figure or mark that counts, beside the title. */
  readonly number?: ReactNode;
  /** A line of its own, with something quiet at its end. */
  readonly line?: { readonly text: ReactNode; readonly end?: ReactNode };
  /** Small print, one behind the other; what is empty is left out. */
  readonly details?: readonly (string | undefined)[];
  /** What can be done with the row, at the end of its small print. */
  readonly actions?: ReactNode;
  /** What has to be said below. */
  readonly note?: ReactNode;
  /** The whole card is a button that does this. */
  readonly onPress?: (() => void) | undefined;
}

/** The columns that are shown. */
export function shownColumns<Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
  return columns.filter(({ isHidden }) => !isHidden);
}

/** The sort that a press on a column leads to: its other direction where it sorts already, else its first one. */
export function nextSort(
  { key, isNumber = false, firstDirection = isNumber ? 'desc' : 'asc' }: Pick<TableColumn<never>, 'key' | 'isNumber' | 'firstDirection'>,
  sort: TableSort,
): TableSort {
  if (key !== sort.field) return { field: key, direction: firstDirection };
  return { field: key, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
}
