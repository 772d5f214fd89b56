import type { NutrientRow, NutrientTable } from '#domain/product/nutrients.ts';

/** A line of the joined nutrient table: a nutrient with its value per column. */
export interface JoinedNutrient {
  readonly key: NutrientRow['key'];
  /** 0 for a base nutrient, 1 for one of its components ("of which"). */
  readonly depth: 0 | 1;
  /** By table; undefined if a table lacks it. */
  readonly values: readonly (NutrientRow | undefined)[];
}

/** Lines of joined tables: base nutrients with their components, in the sequence of the first table that has them. */
export function mergedNutrientGroups(tables: readonly NutrientTable[]): JoinedNutrient[] {
  const flat = tables.map(({ groups }) =>
    groups.flatMap(({ components, ...group }) => [
      { row: group as NutrientRow, depth: 0 as const },
      ...components.map((row) => ({ row, depth: 1 as const })),
    ]),
  );
  return join(flat);
}

/** Vitamins and minerals of joined tables. */
export function joinedVitamins(tables: readonly NutrientTable[]): JoinedNutrient[] {
  return join(tables.map(({ vitaminsAndMinerals }) => vitaminsAndMinerals.map((row) => ({ row, depth: 0 as const }))));
}

function join(columns: readonly (readonly { row: NutrientRow; depth: 0 | 1 }[])[]): JoinedNutrient[] {
  const lines: { key: NutrientRow['key']; depth: 0 | 1 }[] = [];
  for (const column of columns) {
    column.forEach(({ row: { key }, depth }, index) => {
      if (lines.some((line) => line.key === key)) return;
      // A line only in a later table follows its predecessor there.
      const before = column[index - 1]?.row.key;
      const place = before === undefined ? 0 : lines.findIndex((line) => line.key === before) + 1;
      lines.splice(place, 0, { key, depth });
    });
  }
  return lines.map(({ key, depth }) => ({ key, depth, values: columns.map((column) => column.find(({ row }) => row.key === key)?.row) }));
}
