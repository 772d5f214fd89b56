import type { NutrientRow, NutrientTable } from '../../../domain/nutrients';

/** A line of the joined nutrient table: a nutrient, and what each column has of it. */
export interface JoinedNutrient {
  readonly key: NutrientRow['key'];
  /** 0 for a base nutrient, 1 for one of its components ("of which"). */
  readonly depth: 0 | 1;
  /** In the order of the tables; undefined where a table says nothing of it. */
  readonly values: readonly (NutrientRow | undefined)[];
}

/** The lines of tables side by side: base nutrients with their components, in the order of the table that knows them first. */
export function joinedGroups(tables: readonly NutrientTable[]): JoinedNutrient[] {
  const flat = tables.map(({ groups }) =>
    groups.flatMap(({ components, ...group }) => [
      { row: group as NutrientRow, depth: 0 as const },
      ...components.map((row) => ({ row, depth: 1 as const })),
    ]),
  );
  return join(flat);
}

/** The vitamins and minerals of tables side by side. */
export function joinedVitamins(tables: readonly NutrientTable[]): JoinedNutrient[] {
  return join(tables.map(({ vitaminsAndMinerals }) => vitaminsAndMinerals.map((row) => ({ row, depth: 0 as const }))));
}

function join(columns: readonly (readonly { row: NutrientRow; depth: 0 | 1 }[])[]): JoinedNutrient[] {
  const lines: { key: NutrientRow['key']; depth: 0 | 1 }[] = [];
  for (const column of columns) {
    column.forEach(({ row: { key }, depth }, index) => {
      if (lines.some((line) => line.key === key)) return;
      // A line that only a later table has goes behind the one that stands before it there.
      const before = column[index - 1]?.row.key;
      const place = before === undefined ? 0 : lines.findIndex((line) => line.key === before) + 1;
      lines.splice(place, 0, { key, depth });
    });
  }
  return lines.map(({ key, depth }) => ({ key, depth, values: columns.map((column) => column.find(({ row }) => row.key === key)?.row) }));
}
