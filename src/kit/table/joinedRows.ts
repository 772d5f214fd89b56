import { splitSingles } from '../list/groupOfOne';
import { groupsOf } from './groups';

/** Rows in display order, with their group labels. */
export interface JoinedRows<Row> {
  readonly rows: readonly Row[];
  /** Heading above the row. */
  headingOf(row: Row): string;
  /** The row's own group, if the heading doesn't say it. */
  wordOf(row: Row): string | undefined;
}

/**
 * Moves groups of one row together to the end: with a heading for each, half of the table would be headings.
 *
 * @param groupOf undefined for a row without a group, which joins the others too
 * @param other heading of the joined rows
 */
export function joinSingles<Row>(rows: readonly Row[], groupOf: (row: Row) => string | undefined, other: string): JoinedRows<Row> {
  const { singles } = splitSingles(groupsOf(rows, groupOf), ({ heading, entries }) => entries.length === 1 || heading === undefined);
  const joined = new Set(singles.flatMap(({ entries }) => entries.map(({ row }) => row)));
  return {
    rows: [...rows.filter((row) => !joined.has(row)), ...joined],
    headingOf: (row) => (joined.has(row) ? other : (groupOf(row) ?? other)),
    wordOf: (row) => (joined.has(row) ? groupOf(row) : undefined),
  };
}
