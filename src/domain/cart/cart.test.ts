import { describe, expect, it } from 'vitest';
import type { CartItem } from '#gen/models/index.ts';
import { emptyCart, InternalError, isCartEmpty, isLineOrderable, isUnitSold, nonOrderableLines, toCartLine } from './cart';
import { lineOf, productOf, wireProduct, wireUnit } from '#tests/examples/wire.ts';

function item(sku: string, over: Partial<CartItem> = {}): CartItem {
  return { sku, amount: 2, unitAbbreviation: 'KRT', product: wireProduct({ sku }), ...over };
}
function itemWithoutProduct(sku: string): CartItem {
  return { sku, amount: 2, unitAbbreviation: 'KRT' };
}

describe('isCartEmpty', () => {
  it.each([
    ['without a line', emptyCart, true],
    ['with a line', { lines: [lineOf()], errors: [] }, false],
    ["with a line whose product isn't known", { lines: [], errors: [new InternalError('without its product', '104211')] }, false],
  ] as const)('a cart %s', (_case, cart, isEmpty) => {
    expect(isCartEmpty(cart)).toBe(isEmpty);
  });
});

describe('toCartLine', () => {
  it('converts an item of the server', () => {
    const line = toCartLine(
      item('104211', {
        alternativeDeliveryDate: '2025-11-28',
        naraDto: { sku: '104211', naraCodes: ['10+1'] },
        lastUpdatedAt: '2025-11-21T09:12:41.118+01:00',
      }),
    );
    expect(line).toMatchObject({
      sku: '104211',
      amount: 2,
      unitAbbreviation: 'KRT',
      unit: { abbreviation: 'KRT', ratio: 6 },
      product: { sku: '104211', name: 'Almbutter' },
      alternativeDay: '2025-11-28',
      naraCodes: ['10+1'],
      lastUpdatedAt: '2025-11-21T09:12:41.118+01:00',
    });
  });

  it('has no free goods and no alternative day if the server sends none or invalid ones', () => {
    expect(toCartLine(item('1'))).toMatchObject({ alternativeDay: undefined, naraCodes: [], lastUpdatedAt: undefined });
    expect(toCartLine(item('1', { alternativeDeliveryDate: 'Friday' })).alternativeDay).toBeUndefined();
  });

  it('falls back to the default unit if the product no longer has the line’s', () => {
    expect(lineOf({}, { unitAbbreviation: 'PAL' })).toMatchObject({ unitAbbreviation: 'PAL', unit: { abbreviation: 'STK' } });
  });

  it('throws an internal error without a product, naming the item', () => {
    expect(() => toCartLine(itemWithoutProduct('104211'))).toThrow(
      new InternalError('Cart item 104211 was received without its product', '104211'),
    );
    expect(new InternalError('x')).toMatchObject({ name: 'InternalError' });
    expect(new InternalError('x')).toBeInstanceOf(Error);
  });
});

describe('lines', () => {
  it('can be ordered if the product is available and sold in that unit', () => {
    const hidden = { units: [wireUnit('STK', 1, { isVisible: false }), wireUnit('KRT', 6)] };
    const active = lineOf();
    const lines = [
      active,
      lineOf({ shopAvailability: { status: 'INACTIVE' } }),
      lineOf({ shopAvailability: { status: 'AVAILABLE_SOON', availabilityETA: '2030-01-01' } }),
      lineOf({ shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } }),
      lineOf({}, { unitAbbreviation: 'PAL' }),
      lineOf(hidden),
      lineOf(hidden, { unitAbbreviation: 'KRT' }),
    ];
    expect(lines.map(isLineOrderable)).toEqual([true, false, false, false, false, false, true]);
    expect(nonOrderableLines(lines)).toEqual(lines.slice(1, 6));
    expect([isUnitSold(productOf(), 'KRT'), isUnitSold(productOf(), 'PAL'), isUnitSold(productOf(hidden), 'STK')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
