import { expect, it } from 'vitest';
import { toProductDetails } from './productDetails';

const picture = { thumbnail: 't', medium: 'm', big: 'b', is3d: false };
const product = { images: [picture], alcohol: 12.5 };
const bare = { sku: '1', imagePaths: [], categories: [], ingredientOrigins: [], allergenInformation: [] };

it('fills in missing parts', () => {
  expect(toProductDetails(bare, product)).toEqual({
    sku: '1',
    images: [picture],
    categories: [],
    wineFacts: [],
    regulatedDescription: undefined,
    consumerInformation: undefined,
    usageNote: undefined,
    allergenNotes: [],
    nutrientsPer100g: undefined,
    nutrientsPerPortion: undefined,
    packaging: 'NO_DATA',
    ingredientOrigins: [],
  });
});

it('parses all parts', () => {
  const table = { header: 'pro 100 ml', nutrientGroups: [], vitaminsAndMinerals: [] };
  expect(
    toProductDetails(
      {
        ...bare,
        imagePaths: [{ thumbnailPath: '1', mediumPath: '2', bigPath: '3', is3d: true }],
        categories: [{ id: '1', name: 'Wein', virtual: false, sortKey: 1 }],
        wineAttributes: { vintage: '2023' },
        regulatedDescription: 'Wein',
        consumerRegulatedInformation: 'Enthält Sulfite',
        usageNote: 'Kühlen',
        nutrientTables: { per100g: table, perPortion: { ...table, header: 'pro Glas' } },
        packaging: 'ONE_WAY',
        ingredientOrigins: [{ ingredient: 'MILK', countryOfOrigin: 'Österreich' }],
      },
      product,
    ),
  ).toMatchObject({
    images: [{ thumbnail: '1', medium: '2', big: '3', is3d: true }],
    categories: [{ name: 'Wein' }],
    wineFacts: [
      { key: 'vintage', text: '2023' },
      { key: 'alcohol', value: 12.5 },
    ],
    regulatedDescription: 'Wein',
    consumerInformation: 'Enthält Sulfite',
    usageNote: 'Kühlen',
    packaging: 'SINGLE_USE',
    nutrientsPer100g: { heading: 'pro 100 ml' },
    nutrientsPerPortion: { heading: 'pro Glas' },
    ingredientOrigins: [{ type: 'milk', country: 'Österreich' }],
  });
});
