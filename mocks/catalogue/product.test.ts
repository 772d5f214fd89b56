import { describe, expect, it } from 'vitest';
import { catalogueOf } from './catalogue';
import { categoriesOf } from './categoryTree';
import { hasDatasheet, hasSafetyDatasheet } from './datasheets';
import { detailsFor } from './details';
import { exampleSkus } from './examples';
import { naraFor } from './naras';
import { isFound, productFor } from './product';
import { assortmentSample, promotedForCart, recommendationsFor } from './recommendations';
import { suppliersOf } from './suppliers';
import type { Shopper } from './shopper';

const shopper: Shopper = { language: 'de', today: '2026-01-15', customerId: '100' };

function example(name: keyof typeof exampleSkus, more: Partial<Shopper> = {}) {
  return productFor('AL', exampleSkus[name], { ...shopper, ...more })!;
}

describe('productFor', () => {
  it('composes a product in the requested language', () => {
    expect(example('bergkaese')).toMatchObject({
      name: 'Bergkäse 6 Monate gereift, Laib ca. 6 kg',
      productDisplayName: 'Kasererhof Bergkäse 6 Monate gereift, Laib ca. 6 kg',
      brandName: 'Kasererhof',
      resolvedCategory: { name: 'Hartkäse' },
      allergenInfoCodes: ['N', 'N', 'N', 'N', 'N', 'N', 'J', 'N', 'N', 'N', 'N', 'N', 'N', 'N'],
    });
    expect(example('bergkaese', { language: 'en' }).name).toBe('Mountain cheese, aged 6 months, wheel approx. 6 kg');
    expect(example('bergkaese', { language: 'it' }).name).toBe('Formaggio di montagna stagionato 6 mesi, forma ca. 6 kg');
    expect(
      example('bergkaese')
        .units.map(({ abbreviation, ratio }) => [abbreviation, ratio])
        .slice(0, 3),
    ).toEqual([
      ['KG', 1],
      ['LAI', 6],
      ['KRT', 12],
    ]);
  });

  it('has the state of each example', () => {
    expect(example('availableSoonWithDate').shopAvailability).toEqual({ status: 'AVAILABLE_SOON', availabilityETA: '2026-01-21' });
    expect(example('availableSoon').shopAvailability).toEqual({ status: 'AVAILABLE_SOON' });
    expect(example('inactive').shopAvailability).toEqual({ status: 'INACTIVE' });
    expect(example('removed').shopAvailability).toEqual({ status: 'REMOVED_FROM_INVENTORY' });
    expect(example('minimumQuantity').minSaleQuantity).toBe(18);
    expect(example('isNew').salesConditions).toEqual([{ key: 'New', displayName: 'Neu' }]);
    expect(example('preOrder').attributes.map(({ key }) => key)).toContain('Bestellartikel');
    expect(example('orderDeadline').attributes).toContainEqual({
      key: 'Bestellschluss',
      extension: '10:30',
      displayName: 'Bestellschluss',
    });
    expect(example('invalidOrderDeadline').attributes).toContainEqual({
      key: 'Bestellschluss',
      extension: '25:00',
      displayName: 'Bestellschluss',
    });
    expect(example('withoutPicture')).toMatchObject({ images: [] });
    expect(example('withoutPicture').thumbnailUrl).toBeUndefined();
    expect(example('threeDimensional').images.map(({ is3d }) => is3d)).toEqual([false, false, true]);
    expect(example('hostileText').name).toContain('<img src=x onerror=alert(1)>');
  });

  it('treats a minimum below 1 as none', () => {
    const minimums = catalogueOf('AL').articles.map(({ sku }) => productFor('AL', sku, shopper)!.minSaleQuantity);
    expect(minimums.filter((minimum) => minimum > 0 && minimum < 1).length).toBeGreaterThan(10);
    expect(minimums.filter((minimum) => minimum > 1).length).toBeGreaterThan(100);
  });

  it('names the unit in the singular for the price of one piece, and in the plural for the price of a hundred', () => {
    const units = new Set(
      catalogueOf('AL').articles.flatMap(({ sku }) => {
        const { basePrice } = productFor('AL', sku, { ...shopper, language: 'en' })!;
        return basePrice && basePrice.refUnit.startsWith('pc') ? [`${basePrice.refQuantity} ${basePrice.refUnit}`] : [];
      }),
    );
    expect([...units].sort()).toEqual(['1 pc', '100 pcs']);
  });

  it('returns nothing for an unknown number', () => {
    expect(productFor('AL', '999999x', shopper)).toBeUndefined();
  });

  it('marks products that are on the essence list and shown', () => {
    const essenceOf = (sku: string) => (sku === exampleSkus.bergkaese ? 'shown' : sku === exampleSkus.isNew ? 'hidden' : undefined);
    expect(example('bergkaese', { essenceOf }).isEssential).toBe(true);
    expect(example('isNew', { essenceOf }).isEssential).toBe(false);
  });
});

describe('isFound', () => {
  it('respects the customer’s restriction', () => {
    const found = (restriction: NonNullable<Shopper['restriction']>, more: Partial<Shopper> = {}) =>
      isFound('AL', exampleSkus.bergkaese, { ...shopper, restriction, ...more });
    expect(found({})).toBe(true);
    expect(found({ allowedCategoryIds: ['130000'] })).toBe(true);
    expect(found({ allowedCategoryIds: ['100000'] })).toBe(false);
    expect(found({ blockedCategoryIds: ['130200'] })).toBe(false);
    expect(found({ essenceOnly: true })).toBe(false);
    expect(found({ essenceOnly: true }, { essenceOf: () => 'hidden' })).toBe(true);
  });

  it('gives a fair its own part of the catalogue', () => {
    const { articles } = catalogueOf('AL');
    const inFair = articles.filter(({ sku }) => isFound('AL', sku, { ...shopper, fairCode: 'HERBST' }));
    expect(inFair.length / articles.length).toBeGreaterThan(0.12);
    expect(inFair.length / articles.length).toBeLessThan(0.2);
  });
});

describe('detailsFor', () => {
  it('has all facts of a wine', () => {
    expect(detailsFor('AL', exampleSkus.wine, shopper)?.wineAttributes).toMatchObject({
      category: 'Weißwein',
      country: 'Österreich',
      region: 'Wachau',
      winery: 'Weingut Donaublick',
      typeOfGrape: 'Grüner Veltliner',
      appellation: 'Wachau DAC',
      residualsugar: 'trocken',
    });
    expect(detailsFor('AL', exampleSkus.bergkaese, shopper)?.wineAttributes).toBeUndefined();
  });

  it('has consistent nutrient tables, and one product with all vitamins and minerals', () => {
    for (const { sku } of catalogueOf('AL').articles.slice(0, 1500)) {
      const table = detailsFor('AL', sku, shopper)?.nutrientTables?.per100g;
      if (!table) continue;
      for (const { quantity, children } of table.nutrientGroups) {
        expect(children.reduce((sum, child) => sum + child.quantity, 0)).toBeLessThanOrEqual(quantity + 1);
      }
      expect(Math.abs((table.energyInKj ?? 0) - (table.energyInKcal ?? 0) * 4.184)).toBeLessThan(3);
    }
    expect(detailsFor('AL', exampleSkus.allVitamins, shopper)?.nutrientTables?.per100g?.vitaminsAndMinerals).toHaveLength(26);
  });

  it('names the origin of milk, eggs, meat and fish', () => {
    const kinds = new Set(
      catalogueOf('AL').articles.flatMap(
        ({ sku }) => detailsFor('AL', sku, shopper)?.ingredientOrigins.map(({ ingredient }) => ingredient) ?? [],
      ),
    );
    expect(kinds).toEqual(new Set(['MEAT', 'MILK', 'EGG', 'UNKNOWN']));
    expect(detailsFor('AL', exampleSkus.bergkaese, shopper)?.ingredientOrigins).toEqual([
      { ingredient: 'MILK', pimKeyOfIngredient: 'MILCH', countryOfOrigin: 'Österreich', regionOfOrigin: 'Vorarlberg' },
    ]);
  });

  it('marks cleaning agents and tableware as inedible, and no other categories', () => {
    const roots = categoriesOf('de').filter(({ parentId, virtual }) => parentId === undefined && !virtual);
    expect(roots.filter(({ isFood }) => isFood === false).map(({ name }) => name)).toEqual(['Reinigung & Hygiene', 'Tischkultur & Einweg']);
    expect(categoriesOf('de').filter(({ id, isFood }) => /^2[34]/.test(id) !== (isFood === false))).toEqual([]);
  });

  it('has allergens that agree with the codes, and safety data sheets for chemicals', () => {
    expect(detailsFor('AL', exampleSkus.wine, { language: 'it' })?.allergenInformation).toEqual([
      { allergen: 'SULFITE', code: 'J', displayName: 'Anidride solforosa e solfiti', additionalInformation: 'oltre 10 mg/kg' },
    ]);
    expect(hasSafetyDatasheet('AL', exampleSkus.safetyDatasheet)).toBe(true);
    expect(hasSafetyDatasheet('AL', exampleSkus.bergkaese)).toBe(false);
    expect(hasDatasheet('AL', exampleSkus.bergkaese)).toBe(true);
    expect(hasDatasheet('AL', 'unknown')).toBe(false);
  });
});

describe('related products', () => {
  it('recommends other orderable products, the same each time', () => {
    const recommended = recommendationsFor('AL', exampleSkus.bergkaese, shopper);
    expect(recommended).toHaveLength(8);
    expect(recommended.map(({ sku }) => sku)).not.toContain(exampleSkus.bergkaese);
    expect(recommended.every(({ status }) => status === 'ACTIVE')).toBe(true);
    expect(recommendationsFor('AL', exampleSkus.bergkaese, shopper)).toEqual(recommended);
    expect(recommendationsFor('AL', 'unknown', shopper)).toEqual([]);
  });

  it('promotes products on offer that are not yet in the cart', () => {
    const promoted = promotedForCart('AL', [exampleSkus.bergkaese], shopper);
    expect(promoted).toHaveLength(6);
    for (const { salesConditions, bulkPrices } of promoted)
      expect(salesConditions.length > 0 || bulkPrices.some(({ type }) => type === 'PROMOTION' || type === 'FIXED')).toBe(true);
    const again = promotedForCart(
      'AL',
      promoted.map(({ sku }) => sku),
      shopper,
    );
    expect(again.filter(({ sku }) => promoted.some((other) => other.sku === sku))).toEqual([]);
  });

  it('draws samples of any size without duplicates', () => {
    expect(new Set(assortmentSample('AL', 3, 1000)).size).toBe(1000);
    expect(assortmentSample('AL', 3, 20)).toEqual(assortmentSample('AL', 3, 20));
    expect(assortmentSample('AL', 3, 99_999).length).toBeGreaterThan(4000);
  });

  it('has free goods for customers', () => {
    expect(naraFor('AL', exampleSkus.freeGoods, shopper)).toEqual({ sku: exampleSkus.freeGoods, naraCodes: ['10+1'] });
    expect(naraFor('AL', exampleSkus.freeGoods, { language: 'de', today: '2026-01-15' })).toBeUndefined();
    expect(naraFor('AL', exampleSkus.bergkaese, shopper)).toBeUndefined();
  });

  it('names suppliers', () => {
    const { supplierId } = example('bergkaese');
    expect(suppliersOf([supplierId ?? '', '1'])).toHaveLength(1);
    expect(suppliersOf([]).length).toBeGreaterThan(30);
  });
});
