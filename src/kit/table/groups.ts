import { splitSingles } from '../list/singles';

/** Rows under a heading, each with its place in the whole table. */
export interface RowGroup<Row> {
  /** Undefined where the rows need none. */
  readonly heading: string | undefined;
  readonly entries: readonly { readonly row: Row; readonly index: number }[];
}

/** The rows by their groups, the groups in the order in which they come first. Without a rule all of them are one group without a heading. */
export function groupsOf<Row>(rows: readonly Row[], groupOf: ((row: Row) => string | undefined) | undefined): readonly RowGroup<Row>[] {
  const groups = new Map<string | undefined, { row: Row; index: number }[]>();
  rows.forEach((row, index) => {
    const heading = groupOf?.(row);
    const entries = groups.get(heading);
    if (entries) entries.push({ row, index });
    else groups.set(heading, [{ row, index }]);
  });
  return [...groups].map(([heading, entries]) => ({ heading, entries }));
}

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
