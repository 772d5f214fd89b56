import { describe, expect, it } from 'vitest';
import type { CartItem } from '../gen/models';
import { emptyCart, findLine, InternalError, isLineOrderable, isUnitSold, itemCount, lineRequest, nonOrderableLines, toCart, toCartLine } from './cart';
import { lineOf, productOf, wireProduct, wireUnit } from './cart.fixture';

const viewer = { seesCrossTenantProductId: false };

function item(sku: string, over: Partial<CartItem> = {}): CartItem {
  return { sku, amount: 2, unitAbbreviation: 'KRT', product: wireProduct({ sku }), ...over };
}
function itemWithoutProduct(sku: string): CartItem {
  return { sku, amount: 2, unitAbbreviation: 'KRT' };
}

describe('toCartLine', () => {
  it('reads an item of the server', () => {
    const line = toCartLine(
      item('104211', {
        alternativeDeliveryDate: '2025-11-28',
        naraDto: { sku: '104211', naraCodes: ['10+1'] },
        lastUpdatedAt: '2025-11-21T09:12:41.118+01:00',
      }),
      viewer,
    );
    expect(line).toMatchObject({
      sku: '104211', amount: 2, unitAbbreviation: 'KRT', unit: { abbreviation: 'KRT', ratio: 6 }, product: { sku: '104211', name: 'Almbutter' },
      alternativeDay: '2025-11-28', naraCodes: ['10+1'], lastUpdatedAt: '2025-11-21T09:12:41.118+01:00',
    });
  });

  it('has no free goods and no other day where the server sends none or nonsense', () => {
    expect(toCartLine(item('1'), viewer)).toMatchObject({ alternativeDay: undefined, naraCodes: [], lastUpdatedAt: undefined });
    expect(toCartLine(item('1', { alternativeDeliveryDate: 'Friday' }), viewer).alternativeDay).toBeUndefined();
  });

  it('reckons with the default unit where the product no longer has the line’s', () => {
    expect(lineOf({}, { unitAbbreviation: 'PAL' })).toMatchObject({ unitAbbreviation: 'PAL', unit: { abbreviation: 'STK' } });
  });

  it('raises an internal error without a product, naming the item', () => {
    expect(() => toCartLine(itemWithoutProduct('104211'), viewer)).toThrow(new InternalError('Cart item 104211 was received without its product', '104211'));
    expect(new InternalError('x')).toMatchObject({ name: 'InternalError' });
    expect(new InternalError('x')).toBeInstanceOf(Error);
  });
});

describe('toCart', () => {
  it('survives items without their product', () => {
    const cart = toCart({ items: [item('1'), itemWithoutProduct('2'), item('3')] }, viewer);
    expect(cart.lines.map(({ sku }) => sku)).toEqual(['1', '3']);
    expect(cart.errors.map(({ message }) => message)).toEqual(['Cart item 2 was received without its product']);
  });

  it('has one line for a sku: the last item at the place of the first', () => {
    const cart = toCart({ items: [item('1'), item('2'), item('1', { amount: 5, unitAbbreviation: 'STK' })] }, viewer);
    expect(cart.lines.map(({ sku, amount, unitAbbreviation }) => [sku, amount, unitAbbreviation])).toEqual([['1', 5, 'STK'], ['2', 2, 'KRT']]);
  });

  it('lets other faults through', () => {
    const broken = { ...item('1'), product: JSON.parse('{"sku": "1"}') as CartItem['product'] } as CartItem;
    expect(() => toCart({ items: [broken] }, viewer)).toThrow(TypeError);
  });
});

describe('lines', () => {
  it('are found by sku', () => {
    const cart = toCart({ items: [item('1'), item('2')] }, viewer);
    expect(findLine(cart, '2')).toBe(cart.lines[1]);
    expect(findLine(cart, '3')).toBeUndefined();
    expect(findLine(emptyCart, '1')).toBeUndefined();
  });

  it('are counted, not their amounts', () => {
    expect(itemCount({ items: [] })).toBe(0);
    expect(itemCount({ items: [item('1', { amount: 500 }), item('2'), item('1'), itemWithoutProduct('3')] })).toBe(3);
  });

  it('are set again as they were', () => {
    expect(lineRequest(lineOf({ sku: '7' }, { amount: 4, unitAbbreviation: 'KRT' }))).toEqual({ sku: '7', amount: 4, unitAbbreviation: 'KRT' });
  });

  it('can be ordered when the product is available and sold in that unit', () => {
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
    expect([isUnitSold(productOf(), 'KRT'), isUnitSold(productOf(), 'PAL'), isUnitSold(productOf(hidden), 'STK')]).toEqual([true, false, false]);
  });
});
