/** Rows under a heading, each with its index in the whole table. */
export interface RowGroup<Row> {
  /** Undefined for rows without a heading. */
  readonly heading: string | undefined;
  readonly entries: readonly { readonly row: Row; readonly index: number }[];
}

/** Groups rows, in order of first appearance. Without `groupOf` all rows are one group without a heading. */
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
