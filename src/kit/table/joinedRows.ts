import { splitSingles } from '../list/singles';
import { groupsOf } from './groups';

/** Rows in the order in which they are shown, and what is said of the group of each. */
export interface JoinedRows<Row> {
  readonly rows: readonly Row[];
  /** The heading that it stands under. */
  headingOf(row: Row): string;
  /** Its own group, where the heading doesn't say it. */
  wordOf(row: Row): string | undefined;
}

/**
 * Joins the groups of one row each at the end: with a heading for each, half of the table would be headings.
 *
 * @param groupOf undefined for a row without a group, which is one of the others, too
 * @param other heading of those that are joined
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
