import type { IngredientOrigin as WireIngredientOrigin, IngredientType } from '#gen/models/index.ts';

/** Origin of an ingredient (P§3 Product detail). */
export interface IngredientOrigin {
  readonly type: 'egg' | 'milk' | 'meat' | 'unknown';
  /** Key of the ingredient in the product information system; names it where the type is unknown. */
  readonly key: string | undefined;
  readonly country: string | undefined;
  readonly region: string | undefined;
  readonly additionalInformation: string | undefined;
}

const typeOf: Readonly<Record<IngredientType, IngredientOrigin['type']>> = {
  EGG: 'egg',
  MILK: 'milk',
  MEAT: 'meat',
  UNKNOWN: 'unknown',
};

/** Makes of the server's origins the ones that are shown; an entry that says nothing of where from is left out. */
export function toIngredientOrigins(wire: readonly WireIngredientOrigin[]): IngredientOrigin[] {
  return wire
    .filter((origin) => origin.countryOfOrigin || origin.regionOfOrigin || origin.additionalInformation)
    .map((origin) => ({
      type: Object.hasOwn(typeOf, origin.ingredient) ? typeOf[origin.ingredient] : 'unknown',
      key: origin.pimKeyOfIngredient,
      country: origin.countryOfOrigin,
      region: origin.regionOfOrigin,
      additionalInformation: origin.additionalInformation,
    }));
}
