import { expect, it } from 'vitest';
import { made } from '#tests/examples/made.ts';
import { listPrice, productOf, wireUnit } from '#tests/examples/wire.ts';
import type { OrderItem } from '#gen/models/index.ts';
import { getOrderItemMock } from '#gen/models/index.faker.ts';
import { moneyText } from './money';
import { isChanged, lastPaidOf, thresholdShare, watchPrices } from './priceWatch';

/**
 * A thousand lines against a reference that shares nothing with the shop's: whole numbers without end (BigInt) in place of decimal.js,
 * shares as fractions that are compared by multiplying. Prices are counted in ten-thousandths of a euro, totals in cents.
 */
interface Example {
  /** Price from one storage unit on, and from the volume on. */
  readonly list: bigint;
  readonly volume: { readonly from: bigint; readonly price: bigint } | undefined;
  /** Thousandths that are left of the total. */
  readonly offTotal: bigint;
  readonly amount: bigint;
  readonly ratio: bigint;
  readonly past: { readonly amount: bigint; readonly ratio: bigint; readonly total: bigint };
}

/** Half-up, away from zero below it. */
function divided(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

function usesVolume({ list, volume }: Example, units: bigint): boolean {
  // Discounts on the total belong to the list price, and decide only between equal unit prices.
  return volume !== undefined && units >= volume.from && divided(volume.price, 100n) < divided(list, 100n);
}

function rowCents(example: Example, units: bigint): bigint {
  const { list, volume, offTotal } = example;
  if (volume && usesVolume(example, units)) return divided(volume.price, 100n) * units;
  return divided(divided(list, 100n) * units * offTotal, 1_000n);
}

interface Outcome {
  readonly share: bigint;
  readonly difference: bigint;
  readonly isChanged: boolean;
  readonly hasOtherTier: boolean;
}

function outcomeOf(example: Example, percent: bigint): Outcome {
  const { amount, ratio, past } = example;
  const units = amount * ratio;
  const unitsThen = past.amount * past.ratio;
  const [row, rowOfThen] = [rowCents(example, units), rowCents(example, unitsThen)];
  const reaches = (value: bigint) => value !== 0n && (value < 0n ? -value : value) >= percent * 100n;
  const hasOneTier = usesVolume(example, units) === usesVolume(example, unitsThen);
  // Prices of one storage unit as fractions over the same denominator: what was paid, of then today, and of the amount.
  const [before, ofThen, chosen] = [past.total * units, rowOfThen * units, row * unitsThen];
  const isRise = ofThen > before && chosen > before;
  const isFall = ofThen < before && chosen < before;
  const now = hasOneTier ? ofThen : !isRise && !isFall ? before : isRise === ofThen < chosen ? ofThen : chosen;
  const share = divided(10_000n * (now - before), before);
  const tierShare = divided(10_000n * (row * unitsThen - rowOfThen * units), rowOfThen * units);
  return {
    share,
    difference: divided(now - before, unitsThen),
    isChanged: reaches(share) || ratio !== past.ratio,
    hasOtherTier: !hasOneTier && reaches(tierShare),
  };
}

/** The same numbers every time (a linear congruential generator). */
function numbers(): (least: number, most: number) => bigint {
  let state = 20_261_128n;
  return (least, most) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return BigInt(least) + ((state >> 33n) % BigInt(most - least + 1));
  };
}

const next = numbers();
const examples = Array.from({ length: 1_000 }, (): Example => {
  const list = next(5_000, 600_000);
  const ratio = next(1, 24);
  const thenRatio = next(0, 9) === 0n ? next(1, 24) : ratio;
  const thenAmount = next(1, 40);
  // Some were paid at today's price, most within a fifth of it.
  const paid = divided(list * (next(0, 4) === 0n ? 1_000n : next(800, 1_200)), 100_000n);
  return {
    list,
    volume: next(0, 1) === 0n ? undefined : { from: next(2, 300), price: divided(list * next(780, 1_010), 1_000n) },
    offTotal: next(0, 5) === 0n ? next(900, 999) : 1_000n,
    amount: next(1, 60),
    ratio,
    past: { amount: thenAmount, ratio: thenRatio, total: (paid > 0n ? paid : 1n) * thenAmount * thenRatio },
  };
});

const raw = (tenThousandths: bigint) => `${tenThousandths / 10_000n}.${String(tenThousandths % 10_000n).padStart(4, '0')}`;
const cents = (amount: bigint) =>
  `${amount < 0n ? '-' : ''}${(amount < 0n ? -amount : amount) / 100n}.${String((amount < 0n ? -amount : amount) % 100n).padStart(2, '0')}`;

const lines = examples.map(({ list, volume, offTotal, amount, ratio }, index) => {
  const factor = `${offTotal / 1_000n}.${String(offTotal % 1_000n).padStart(3, '0')}`;
  const product = productOf({
    sku: `sku-${index}`,
    bulkPrices: [
      listPrice(raw(list), {
        // The number beside the text is a float, which isn't used for computing.
        attachedDiscount: { type: 'TOTAL', applicationOrder: 1, discountFactor: 1, discountFactorString: factor },
      }),
      ...(volume ? [listPrice(raw(volume.price), { minQuantity: Number(volume.from) })] : []),
    ],
    units: [wireUnit('GEB', Number(ratio), { isDefault: true, isStorageUnit: false }), wireUnit('STK', 1)],
  });
  return { product, choice: { amount: Number(amount), unit: product.allUnits[0]! } };
});
const orderItems = examples.map(({ past }, index): OrderItem =>
  made(getOrderItemMock, {
    productSku: `sku-${index}`,
    name: 'x',
    amount: Number(past.amount),
    ratio: Number(past.ratio),
    unitAbbr: 'GEB',
    baseUnit: 'STK',
    mostAccurateRowTotalString: cents(past.total),
  }),
);
const lastPaid = lastPaidOf([{ creationTime: '2026-10-24T08:00:00Z', orderItems }]);

it.each([1, 5, 12])('a thousand lines are compared to the same cent and hundredth of a percent, at %d percent', (percent) => {
  const terms = { threshold: thresholdShare(percent) };
  const wrong: string[] = [];
  let sum = 0n;
  const seen = { changed: 0, otherTier: 0, cheaper: 0 };
  lines.forEach((line, index) => {
    const expected = outcomeOf(examples[index]!, BigInt(percent));
    sum += expected.difference;
    if (expected.isChanged) seen.changed += 1;
    if (expected.hasOtherTier) seen.otherTier += 1;
    if (expected.share < 0n) seen.cheaper += 1;
    const { risen, fallen, resized, otherTiers, difference } = watchPrices([line], lastPaid, terms);
    const [told] = [...risen, ...fallen, ...resized];
    const found = [
      told ? `${told.comparison.share.times(10_000).toString()} ${isChanged(told.comparison, terms)}` : 'untold',
      moneyText(difference),
      otherTiers.length,
    ].join(' ');
    const wanted = [
      expected.isChanged ? `${expected.share} true` : 'untold',
      cents(expected.difference),
      expected.hasOtherTier ? 1 : 0,
    ].join(' ');
    if (found !== wanted) wrong.push(`line ${index}: ${found} in place of ${wanted}`);
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(moneyText(watchPrices(lines, lastPaid, terms).difference)).toBe(cents(sum));
  // There is enough of everything among them.
  expect(Math.min(seen.changed, seen.cheaper)).toBeGreaterThan(200);
  expect(seen.otherTier).toBeGreaterThan(10);
});
