import { expect, it } from 'vitest';
import { toIngredientOrigins } from './origins';

it('has type, place and more, and leaves out empty entries', () => {
  expect(
    toIngredientOrigins([
      { ingredient: 'MILK', pimKeyOfIngredient: 'MILCH', countryOfOrigin: 'Österreich', regionOfOrigin: 'Salzburg' },
      { ingredient: 'EGG', additionalInformation: 'aus Freilandhaltung' },
      { ingredient: 'MEAT', regionOfOrigin: 'Tirol' },
      { ingredient: 'MEAT' },
      { ingredient: 'UNKNOWN', pimKeyOfIngredient: 'HONIG', countryOfOrigin: 'EU' },
    ]),
  ).toEqual([
    { type: 'milk', key: 'MILCH', country: 'Österreich', region: 'Salzburg', additionalInformation: undefined },
    { type: 'egg', key: undefined, country: undefined, region: undefined, additionalInformation: 'aus Freilandhaltung' },
    { type: 'meat', key: undefined, country: undefined, region: 'Tirol', additionalInformation: undefined },
    { type: 'unknown', key: 'HONIG', country: 'EU', region: undefined, additionalInformation: undefined },
  ]);
  expect(toIngredientOrigins([])).toEqual([]);
});
