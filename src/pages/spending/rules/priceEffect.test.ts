import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spendingChange, splitChange } from './priceEffect';
import { spentLineExample } from './spent.fixture';

/** One unit of so many storage units. */
const line = (sku: string, quantity: string, total: string, unit = 'PKG') =>
  spentLineExample({ sku, unit, name: sku, amount: 1, ratio: Number(quantity) }, total);
const textsOf = ({ price, quantity, added, gone }: ReturnType<typeof splitChange>) => [price, quantity, added, gone].map(String);

test.each([
  // 10 at 2.00 become 10 at 2.20: 10 × 0.20.
  ['another price alone', [line('a', '10', '20')], [line('a', '10', '22')], ['2', '0', '0', '0']],
  // 10 at 2.00 become 15 at 2.00: 5 × 2.00.
  ['another amount alone', [line('a', '10', '20')], [line('a', '15', '30')], ['0', '10', '0', '0']],
  // 10 at 2.00 become 15 at 2.20: price 15 × 0.20, quantity 5 × 2.00.
  ['both', [line('a', '10', '20')], [line('a', '15', '33')], ['3', '10', '0', '0']],
  // 3 for 10.00 become 4 for 10.00: 4 at 3.333… would be 13.33; price −3.33, quantity 3.33.
  ['a price with endless decimals', [line('a', '3', '10')], [line('a', '4', '10')], ['-3.33', '3.33', '0', '0']],
  ['a new and a gone product', [line('a', '1', '7')], [line('b', '1', '9.5')], ['0', '0', '9.5', '-7']],
  // Several lines of a product are one amount: 2 for 4.00 and 8 for 16.00 are 10 for 20.00.
  ['several lines', [line('a', '2', '4'), line('a', '8', '16')], [line('a', '10', '22')], ['2', '0', '0', '0']],
  // A bottle and a litre can't be compared.
  ['another storage unit', [line('a', '10', '20', 'FL')], [line('a', '7.5', '21', 'L')], ['0', '0', '21', '-20']],
  // Free goods have the price zero: 2 for nothing become 2 at 1.50.
  ['a price after free goods', [line('a', '2', '0')], [line('a', '2', '3')], ['3', '0', '0', '0']],
  // Nothing was bought of it, so it has no price.
  ['an amount of zero', [line('a', '0', '5')], [line('a', '2', '3')], ['0', '0', '3', '-5']],
  ['nothing', [], [], ['0', '0', '0', '0']],
])('the change by %s', (_name, before, now, parts) => {
  expect(textsOf(splitChange(before, now))).toEqual(parts);
});

test('products are sorted by their change, whatever its direction', () => {
  const split = splitChange([line('a', '1', '5'), line('b', '1', '50')], [line('a', '1', '6'), line('b', '1', '20'), line('c', '1', '4')]);
  expect(split.products.map(({ sku }) => sku)).toEqual(['b', 'c', 'a']);
  expect(String(spendingChange(split))).toBe('-25');
});

test('the parts make up the change to the cent, of all products and of each', () => {
  const cents = fc.integer({ min: 0, max: 500_000 }).map((count) => `${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}`);
  const lines = fc.array(
    fc.record({
      sku: fc.constantFrom('a', 'b', 'c', 'd'),
      unit: fc.constantFrom('KG', 'STK'),
      quantity: fc.integer({ min: 0, max: 999_999 }).map((thousandths) => String(thousandths / 1000)),
      total: cents,
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(lines, lines, (earlier, later) => {
      const read = (list: typeof earlier) => list.map(({ sku, quantity, total, unit }) => line(sku, quantity, total, unit));
      const split = splitChange(read(earlier), read(later));
      for (const one of [split, ...split.products]) {
        expect(String(one.price.plus(one.quantity).plus(one.added).plus(one.gone))).toBe(String(spendingChange(one)));
        expect(one.price.toDecimalPlaces(2).equals(one.price)).toBe(true);
      }
    }),
  );
});
