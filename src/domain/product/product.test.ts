import { describe, expect, it } from 'vitest';
import type { Product as WireProduct } from '#gen/models/index.ts';
import { approximateWeight, canToggleCart, isSold, toProduct, unitOfLine } from './product';
import type { Unit } from './unit';

const milk: WireProduct = {
  sku: '104711',
  crossTenantProductId: 'AT-0099-4711',
  name: 'Vollmilch 3,5 %',
  productDisplayName: 'Almhof Vollmilch 3,5 % 1 l',
  categoryId: '120300',
  resolvedCategory: { id: '120300', name: 'Milch', virtual: false, sortKey: 10 },
  images: [{ thumbnailPath: '/t.svg', mediumPath: '/m.svg', bigPath: '/b.svg' }],
  shopAvailability: { status: 'ACTIVE' },
  attributes: [
    { key: 'Gekuehlt', displayName: 'gekühlt' },
    { key: 'Bestellschluss', extension: '9:30', displayName: 'Bestellschluss' },
    { key: 'HAL', displayName: 'halal' },
  ],
  minSaleQuantity: 6,
  salesConditions: [],
  units: [
    { name: 'Palette', abbreviation: 'PAL', ratio: 480, isDefault: false, isVisible: false, isStorageUnit: false },
    { name: 'Karton', abbreviation: 'KRT', ratio: 12, isDefault: true, isVisible: true, isStorageUnit: false },
    { name: 'Packung', abbreviation: 'PKG', ratio: 1, isDefault: false, isVisible: true, isStorageUnit: true },
  ],
  bulkPrices: [
    { sku: '104711', minQuantity: 1, price: 1.29, rawValueString: '1.2900', type: 'LIST' },
    { sku: '104711', minQuantity: 1, price: 1, rawValueString: 'n/a', type: 'FIXED' },
  ],
  allergenInfoCodes: ['N', 'N', 'N', 'N', 'N', 'N', 'J'],
  netFillingQuantity: { quantity: 1, unit: 'l' },
  basePrice: { quantity: 1, unit: 'l', refQuantity: 1, refUnit: 'l' },
};

const read = (changes: Partial<WireProduct> = {}) => toProduct({ ...milk, ...changes });

describe('toProduct', () => {
  it('shows a product with an unknown status, and does not allow ordering it', () => {
    const product = read({ shopAvailability: { status: 'SEASONAL' as never } });
    expect([product.availability, product.isOrderable, isSold(product)]).toEqual([{ status: 'UNKNOWN' }, false, true]);
  });

  it("makes the shop's product", () => {
    expect(read()).toMatchObject({
      sku: '104711',
      name: 'Vollmilch 3,5 %',
      displayName: 'Almhof Vollmilch 3,5 % 1 l',
      categoryId: '120300',
      categoryName: 'Milch',
      thumbnail: '/t.svg',
      images: [{ thumbnail: '/t.svg', medium: '/m.svg', big: '/b.svg', is3d: false }],
      isPreOrder: false,
      isNew: false,
      availability: { status: 'ACTIVE' },
      minSaleQuantity: 6,
      kind: 'fresh',
      labels: ['halal'],
      badges: [
        { key: 'cooled', label: 'gekühlt' },
        { key: 'order-deadline', extension: '09:30' },
      ],
      orderDeadline: { hours: 9, minutes: 30 },
      defaultUnit: { abbreviation: 'KRT' },
      storageUnit: { abbreviation: 'PKG' },
      isAvailableForEssence: false,
      isEssential: false,
      isOrderable: true,
      isWeighed: false,
      netFillingQuantity: { quantity: 1, unit: 'l' },
      alcohol: undefined,
      description: undefined,
    });
    expect(read().units.map(({ abbreviation }) => abbreviation)).toEqual(['PKG', 'KRT']);
    expect(read().allUnits).toHaveLength(3);
    expect(read().allergens.filter(({ presence }) => presence === 'contained')).toEqual([{ allergen: 'MILK', presence: 'contained' }]);
  });

  it('leaves out an unreadable price', () => {
    expect(read().prices.map(({ rawValueString }) => rawValueString)).toEqual(['1.2900']);
  });

  it('has both numbers, and leaves the choice to the component', () => {
    const { sku, crossTenantProductId } = read();
    expect([sku, crossTenantProductId]).toEqual(['104711', 'AT-0099-4711']);
  });

  it.each([
    [0.5, 0],
    [1, 1],
    [-1, 0],
    [12, 12],
  ])('minimum %d counts as %d', (minSaleQuantity, expected) => expect(read({ minSaleQuantity }).minSaleQuantity).toBe(expected));

  it('recognises pre-orders and new products', () => {
    expect(read({ attributes: [{ key: 'Bestellartikel', displayName: 'Bestellartikel' }] }).isPreOrder).toBe(true);
    expect(read({ salesConditions: [{ key: 'New', displayName: 'Neu' }] }).isNew).toBe(true);
  });

  it('keeps the day only for products that are available soon', () => {
    expect(read({ shopAvailability: { status: 'AVAILABLE_SOON', availabilityETA: '2030-05-20' } }).availability).toEqual({
      status: 'AVAILABLE_SOON',
      eta: '2030-05-20',
    });
    expect(read({ shopAvailability: { status: 'AVAILABLE_SOON' } }).availability).toEqual({ status: 'AVAILABLE_SOON', eta: undefined });
    expect(read({ shopAvailability: { status: 'INACTIVE', availabilityETA: '2030-05-20' } }).availability).toEqual({ status: 'INACTIVE' });
  });

  it('falls back on name and main picture', () => {
    const { productDisplayName: _dropped, ...bare } = milk;
    expect(toProduct(bare).displayName).toBe('Vollmilch 3,5 %');
    expect(read({ thumbnailUrl: '/own.svg' }).thumbnail).toBe('/own.svg');
    expect(read({ images: [] }).thumbnail).toBeUndefined();
    expect(read({ images: [{ thumbnailPath: 't', mediumPath: 'm', bigPath: 'b', is3d: true }] }).images[0]?.is3d).toBe(true);
  });

  it('cannot be ordered without a visible unit, but keeps a unit for its price', () => {
    const hidden = milk.units.map((unit) => ({ ...unit, isVisible: false }));
    expect(read({ units: hidden })).toMatchObject({
      isOrderable: false,
      units: [{ abbreviation: 'PKG' }],
      defaultUnit: { abbreviation: 'PKG' },
    });
    expect(read({ units: hidden.slice(0, 1) })).toMatchObject({ isOrderable: false, storageUnit: { abbreviation: 'PAL' } });
    expect(read({ units: [] })).toMatchObject({ isOrderable: false, units: [{ ratio: 1 }], defaultUnit: { ratio: 1 }, allUnits: [] });
  });

  it.each([
    ['ACTIVE', true],
    ['AVAILABLE_SOON', true],
    ['INACTIVE', false],
    ['REMOVED_FROM_INVENTORY', false],
  ] as const)('is sold when %s: %s', (status, expected) => {
    expect(isSold(read({ shopAvailability: { status } }))).toBe(expected);
  });

  it.each(['INACTIVE', 'AVAILABLE_SOON', 'REMOVED_FROM_INVENTORY'] as const)('cannot be ordered when %s', (status) => {
    const product = read({ shopAvailability: { status } });
    expect(product.isOrderable).toBe(false);
    expect(canToggleCart(product, false)).toBe(false);
    expect(canToggleCart(product, true)).toBe(true);
  });

  it('can be added if active', () => expect(canToggleCart(read(), false)).toBe(true));
});

it('takes a line in its unit, visible or not, or in the sent one, or in the default', () => {
  const sent = { name: 'Steige', abbreviation: 'STG', ratio: 8, isDefault: false, isVisible: true, isStorageUnit: false };
  expect(unitOfLine(read(), 'PAL').ratio).toBe(480);
  expect(unitOfLine(read(), 'STG', sent).ratio).toBe(8);
  expect(unitOfLine(read(), 'PKG', sent).ratio).toBe(1);
  expect(unitOfLine(read(), 'STG').abbreviation).toBe('KRT');
});

describe('approximateWeight', () => {
  const kilo: Unit = { name: 'Kilogramm', abbreviation: 'KG', ratio: 1, isDefault: false, isVisible: true, isStorageUnit: true, gtins: [] };
  const wheel: Unit = { ...kilo, name: 'Laib', abbreviation: 'LAI', ratio: 6.3, isStorageUnit: false };
  const weighed = { isWeighed: true, storageUnit: kilo, netFillingQuantity: { quantity: 1, unit: 'kg' } };

  it.each([
    ['a wheel', weighed, wheel, 1, { quantity: 6.3, unit: 'kg' }],
    ['three wheels, to the gram', weighed, wheel, 3, { quantity: 18.9, unit: 'kg' }],
    ['kilograms are exact', weighed, kilo, 3, undefined],
    ['goods that are not weighed', { ...weighed, isWeighed: false }, wheel, 1, undefined],
    [
      'sold by the piece, which has a filling',
      { ...weighed, storageUnit: { ...wheel, ratio: 1 }, netFillingQuantity: { quantity: 6.3, unit: 'kg' } },
      { ...wheel, ratio: 2 },
      1,
      { quantity: 12.6, unit: 'kg' },
    ],
    [
      'sold by the piece, of unknown filling',
      { ...weighed, storageUnit: { ...wheel, ratio: 1 }, netFillingQuantity: undefined },
      wheel,
      1,
      undefined,
    ],
  ])('%s', (_what, product, unit, amount, expected) => expect(approximateWeight(product, unit, amount)).toEqual(expected));

  it('the attribute marks weighed goods', () =>
    expect(read({ attributes: [{ key: 'Wiegeartikel', displayName: 'Wiegeartikel' }] }).isWeighed).toBe(true));
});
