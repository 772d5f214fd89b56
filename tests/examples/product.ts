import type { Badge, BadgeKey } from '#domain/product/attributes.ts';
import type { FreeGoods } from '#domain/product/naras.ts';
import type { Price, PriceModifier } from '#domain/price/bulkPrice.ts';
import { toProduct, type Product } from '#domain/product/product.ts';
import { toUnit, type Unit } from '#domain/product/unit.ts';
import { getCategoryMock, getProductMock } from '#gen/models/index.faker.ts';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import { made } from './made';
import { listPrice, wireUnit } from './wire';
import picture from './picture.svg?no-inline';

/** A unit for stories; ratio 1 is the storage unit. */
export function unitExample(name: string, abbreviation: string, ratio = 1, isDefault = ratio === 1): Unit {
  return toUnit(wireUnit(abbreviation, ratio, { name, isDefault }));
}

const none: PriceModifier = { applyTo: 'none', discountFactorString: '1', applicationOrder: 0 };

/** A price for stories; default: a list price from one storage unit on. */
export function priceExample(rawValueString: string, overrides: Partial<Price> = {}): Price {
  return {
    minQuantity: 1,
    rawValueString,
    type: 'regular',
    source: 'LIST',
    attachedDiscount: none,
    attachedBonus: none,
    msrp: undefined,
    toDate: undefined,
    ...overrides,
  };
}

/** A badge for stories. */
export function badgeExample(key: BadgeKey, extension?: string): Badge {
  return { key, label: key, extension };
}

/** A drawn tile instead of a photo, on the shop's own host, so that stories need no server. */
export const pictureExample = picture;

const cheese = toProduct(
  made(getProductMock, {
    sku: '104711',
    name: 'Bergkäse 6 Monate gereift, Laib',
    productDisplayName: 'Rahmkogel Bergkäse 6 Monate gereift, Laib 6 kg',
    shortDescription: 'Würziger Hartkäse aus silofreier Heumilch.',
    description: 'Mindestens sechs Monate im Felsenkeller gereift und von Hand gepflegt. Kräftig im Geschmack, geschmeidig im Schnitt.',
    ingredients: 'Rohmilch, Speisesalz, Milchsäurekulturen, Lab',
    storageNote: 'Gekühlt lagern bei +2 °C bis +8 °C.',
    brandName: 'Rahmkogel',
    supplierId: '70015',
    categoryId: '210',
    resolvedCategory: made(getCategoryMock, { name: 'Käse' }),
    thumbnailUrl: pictureExample,
    shopAvailability: { status: 'ACTIVE' },
    minSaleQuantity: 0,
    netFillingQuantity: { quantity: 6, unit: 'kg' },
    attributes: [
      { key: 'Gekuehlt', displayName: 'cooled' },
      { key: 'BIO', displayName: 'organic' },
      { key: 'AMAGuetesiegel', displayName: 'AMA-Gütesiegel' },
    ],
    units: [wireUnit('LAI', 1, { name: 'Laib', isDefault: true }), wireUnit('KRT', 4, { name: 'Karton' })],
    bulkPrices: [listPrice('77.4000', { uvp: 95.9 }), listPrice('70.8000', { minQuantity: 4, uvp: 95.9 })],
    basePrice: { quantity: 6, unit: 'kg', refQuantity: 1, refUnit: 'kg' },
    allergenInfoCodes: ['N', 'N', 'N', 'N', 'N', 'N', 'J', 'S'],
    isAvailableForEssence: true,
  }),
);

/** A product for stories: mountain cheese, with the numbers of the specification's example row. */
export function productExample(overrides: Partial<Product> = {}): Product {
  return { ...cheese, ...overrides };
}

/** The same product on sale for everybody. */
export function onSaleExample(overrides: Partial<Product> = {}): Product {
  return productExample({
    prices: [
      priceExample('77.4000', { msrp: '95.9' }),
      priceExample('65.9000', { type: 'on-sale-for-all', source: 'PROMOTION', toDate: '2026-11-30', msrp: '95.9' }),
    ],
    ...overrides,
  });
}

/** A product that will be back on a day. */
export function notAvailableExample(overrides: Partial<Product> = {}): Product {
  return productExample({ availability: { status: 'AVAILABLE_SOON', eta: '2026-12-02' }, isOrderable: false, ...overrides });
}

/** Free goods for stories: for every ten one. */
export const freeGoodsExample: readonly FreeGoods[] = [{ kind: 'rule', code: '10+1', bought: 10, free: 1 }];

/** Display rules of a buyer with all permissions. */
export const buyerRules: DisplayRules = {
  canSeePrices: true,
  isLoggedIn: true,
  seesBonuses: true,
  highlightsDiscounts: true,
  highlightsSpecialPrices: true,
  priceExplanation: 'extended',
  nextDelivery: { day: 'Mi., 25.11.', until: '14:00' },
  ownDelivery: (time) => ({
    day: 'Mi., 25.11.',
    until: time < '14:00' ? time : '14:00',
    untilDay: 'Di., 24.11.',
    isOwnDeadline: time < '14:00',
  }),
};

/** A buyer without the permission to see prices. */
export const noPricesRules: DisplayRules = { ...buyerRules, canSeePrices: false, priceExplanation: undefined };

/** A visitor who is not signed in. */
export const visitorRules: DisplayRules = {
  canSeePrices: false,
  isLoggedIn: false,
  seesBonuses: false,
  highlightsDiscounts: false,
  highlightsSpecialPrices: false,
  priceExplanation: undefined,
};
