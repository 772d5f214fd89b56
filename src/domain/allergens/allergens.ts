import type { AllergenInformation, AllergenKey } from '#gen/models/index.ts';

/** The 14 allergens in the fixed order of P§3; a product's codes are read by this position. */
export const allergenKeys = [
  'GLUTEN',
  'CRAB',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOY',
  'MILK',
  'EDIBLE_NUT',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULFITE',
  'LUPINE',
  'MOLLUSCS',
] as const satisfies readonly AllergenKey[];

/** Presence of an allergen in a product. `undeclared` is not `absent`: without a declaration, absence must not be assumed. */
export type AllergenPresence = 'contained' | 'traces' | 'absent' | 'undeclared';

/** One line of the allergen table. */
export interface AllergenEntry {
  readonly allergen: AllergenKey;
  readonly presence: AllergenPresence;
}

function presenceOf(code: string | undefined): AllergenPresence {
  switch (code?.trim().toUpperCase()) {
    case 'J':
      return 'contained';
    case 'S':
      return 'traces';
    case 'N':
      return 'absent';
    default:
      return 'undeclared';
  }
}

/** The allergen table of a product: always 14 lines in the fixed order; a missing position is undeclared. */
export function allergenTable(codes: readonly string[] = []): AllergenEntry[] {
  return allergenKeys.map((allergen, position) => ({ allergen, presence: presenceOf(codes[position]) }));
}

/** True if a product declares anything about allergens. */
export function declaresAllergens(table: readonly AllergenEntry[]): boolean {
  return table.some(({ presence }) => presence !== 'undeclared');
}

/** The allergens of a table that are contained, or present in traces, in the fixed order. */
export function allergensWith(table: readonly AllergenEntry[], presence: AllergenPresence): AllergenKey[] {
  return table.filter((entry) => entry.presence === presence).map(({ allergen }) => allergen);
}

/** The exact allergens, "Weizen, Roggen", if the server sends them. */
export function allergenNote(details: readonly AllergenInformation[], allergen: AllergenKey): string | undefined {
  return details.find((detail) => detail.allergen === allergen)?.additionalInformation;
}
