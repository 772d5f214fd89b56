import { expect, it } from 'vitest';
import type { BulkPrice } from '#gen/models/index.ts';
import { lineOf, listPrice, wireUnit } from '#tests/examples/wire.ts';
import { cartSum, rememberedLineSums } from './cartSum';
import { moneyText } from '../price/money';

/**
 * The sums of long carts against a reference that shares nothing with the shop's: whole numbers without end (BigInt) in place of
 * decimal.js, written down from P§9. Prices are counted in ten-thousandths of a euro, factors in thousandths.
 */
interface Example {
  readonly list: bigint;
  readonly promotion: { readonly price: bigint; readonly factor: bigint; readonly type: 'SINGLE' | 'TOTAL' } | undefined;
  readonly amount: bigint;
  readonly ratio: bigint;
}

/** Cents of a fraction, half-up; nothing here is below zero. */
const cents = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);

function rowCents({ list, promotion, amount, ratio }: Example): { net: bigint; discount: bigint } {
  const pieces = amount * ratio;
  const atList = cents(list, 100n) * pieces;
  if (!promotion) return { net: atList, discount: 0n };
  const unit = promotion.type === 'SINGLE' ? cents(promotion.price * promotion.factor, 100_000n) : cents(promotion.price, 100n);
  // The lowest unit price wins; discounts on the row decide between equal ones only.
  const isPromoted = unit < cents(list, 100n) || (unit === cents(list, 100n) && promotion.type === 'TOTAL');
  if (!isPromoted) return { net: atList, discount: 0n };
  const net = promotion.type === 'SINGLE' ? unit * pieces : cents(unit * pieces * promotion.factor, 1_000n);
  return { net, discount: atList - net };
}

const text = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
const raw = (tenThousandths: bigint) => `${tenThousandths / 10_000n}.${String(tenThousandths % 10_000n).padStart(4, '0')}`;

/** The same numbers every time (a linear congruential generator). */
function numbers(): (least: number, most: number) => bigint {
  let state = 20_261_120n;
  return (least, most) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return BigInt(least) + ((state >> 33n) % BigInt(most - least + 1));
  };
}

const next = numbers();
const examples = Array.from({ length: 1_000 }, (): Example => {
  const list = next(1, 2_000_000);
  const kind = next(0, 3);
  const promotion =
    kind < 2n
      ? undefined
      : { price: next(1, 2_000_000), factor: next(500, 1_000), type: kind === 2n ? ('SINGLE' as const) : ('TOTAL' as const) };
  return { list, promotion, amount: next(1, 99_999), ratio: next(1, 48) };
});

const lines = examples.map(({ list, promotion, amount, ratio }, index) => {
  const prices: BulkPrice[] = [listPrice(raw(list))];
  if (promotion) {
    const factor = `${promotion.factor / 1_000n}.${String(promotion.factor % 1_000n).padStart(3, '0')}`;
    // The number beside the text is a float, which isn't used for computing.
    prices.push(
      listPrice(raw(promotion.price), {
        type: 'PROMOTION',
        attachedDiscount: { type: promotion.type, applicationOrder: 1, discountFactor: 1, discountFactorString: factor },
      }),
    );
  }
  const unit = wireUnit('GEB', Number(ratio), { isDefault: true, isStorageUnit: false });
  return lineOf(
    { sku: `sku-${index}`, bulkPrices: prices, units: [unit, wireUnit('STK', 1)] },
    { amount: Number(amount), unitAbbreviation: 'GEB' },
  );
});

it('carts of 1 to 1,000 lines have the same total to the cent', () => {
  const terms = { canSeeBonuses: false };
  const sumOf = rememberedLineSums(terms);
  let net = 0n;
  let discount = 0n;
  const wrong: string[] = [];
  for (let count = 1; count <= lines.length; count += 1) {
    const row = rowCents(examples[count - 1]!);
    net += row.net;
    discount += row.discount;
    const sum = cartSum(lines.slice(0, count), terms, sumOf);
    const [found, expected] = [`${moneyText(sum.net)} less ${moneyText(sum.discount)}`, `${text(net)} less ${text(discount)}`];
    if (found !== expected) wrong.push(`${count} lines: ${found} in place of ${expected}`);
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  // Far beyond a binary float's precision in cents.
  expect(net).toBeGreaterThan(10_000_000_000n);
});
