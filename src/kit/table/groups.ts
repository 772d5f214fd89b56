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
