import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttachedPriceModifier, BulkPrice, BulkPriceType } from '#gen/models/index.ts';
import { moneyText } from './money';
import { toPrice, type Price } from './bulkPrice';
import { bestPrice, type PricedQuote, type PriceRequest } from './price';
import { priceSteps } from './priceExplanation';
import { nextTier, tiers } from './priceTiers';

/*
 * A second implementation of P§9 "Price calculation", written from the specification with whole numbers only (fractions of BigInt)
 * and sharing nothing with price.ts. Both must agree to the cent in every case.
 */
type Fraction = readonly [numerator: bigint, denominator: bigint];

const fraction = (text: string): Fraction => {
  const [whole = '0', digits = ''] = text.split('.');
  return [BigInt(whole + digits), 10n ** BigInt(digits.length)];
};
const times = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]];
/** Whole cents, half-up: floor(100 a + 1/2). Nothing here is below zero. */
const cents = ([numerator, denominator]: Fraction): bigint => (200n * numerator + denominator) / (2n * denominator);
const reaches = (a: Fraction, b: Fraction): boolean => a[0] * b[1] >= b[0] * a[1];
const isLess = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1];
const text = (value: bigint): string => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;

interface Cost {
  unit: bigint;
  totalFactor: Fraction;
}

const compareCost = (a: Cost, b: Cost): number => {
  if (a.unit !== b.unit) return a.unit < b.unit ? -1 : 1;
  return isLess(a.totalFactor, b.totalFactor) ? -1 : isLess(b.totalFactor, a.totalFactor) ? 1 : 0;
};

interface Reference {
  unit: bigint;
  row: bigint;
  selected: bigint;
  isReached: boolean;
}

function reference(prices: readonly BulkPrice[], request: Case): Reference | undefined {
  const scaled = times([BigInt(request.amount > 0 ? request.amount : 1), 1n], fraction(request.ratio));
  const evaluated = prices.map((price) => {
    const costWith = (modifiers: readonly (AttachedPriceModifier | undefined)[]) => {
      let unit = fraction(price.rawValueString);
      let totalFactor: Fraction = [1n, 1n];
      for (const attached of modifiers) {
        if (attached?.type === 'SINGLE') unit = times(unit, fraction(attached.discountFactorString));
        if (attached?.type === 'TOTAL') totalFactor = times(totalFactor, fraction(attached.discountFactorString));
      }
      if (price.type === 'LIST' || price.type === 'FAIR_LIST') unit = times(unit, fraction(request.fair));
      return { unit: cents(unit), totalFactor };
    };
    return {
      invoiced: costWith([price.attachedDiscount]),
      expected: costWith([price.attachedDiscount, price.attachedBonus]),
      from: fraction(String(price.minQuantity)),
    };
  });
  let eligible = evaluated.filter(({ from }) => reaches(scaled, from));
  const isReached = eligible.length > 0;
  if (!isReached) {
    const smallest = evaluated.reduce<Fraction | undefined>((low, { from }) => (low && !isLess(from, low) ? low : from), undefined);
    eligible = evaluated.filter(({ from }) => smallest && !isLess(smallest, from));
  }
  const best = eligible.reduce<(typeof evaluated)[number] | undefined>((low, candidate) => {
    // The invoice decides; the bonus only between equal invoices.
    const order = low ? compareCost(candidate.invoiced, low.invoiced) || compareCost(candidate.expected, low.expected) : -1;
    return order < 0 ? candidate : low;
  }, undefined);
  if (!best) return undefined;
  const { unit: unitCents, totalFactor } = request.includeBonus ? best.expected : best.invoiced;
  const unit: Fraction = [unitCents, 100n];
  return {
    unit: unitCents,
    selected: cents(times(unit, fraction(request.ratio))),
    row: cents(times(times(unit, scaled), totalFactor)),
    isReached,
  };
}

interface Case {
  amount: number;
  ratio: string;
  fair: string;
  includeBonus: boolean;
}

const requestOf = ({ amount, ratio, fair, includeBonus }: Case): PriceRequest => ({
  amount,
  ratio: Number(ratio),
  fairDiscountFactor: fair,
  includeBonus,
});

/** Decimal text of a whole number of 10^-decimals. */
const scaledText = (value: number, decimals: number): string => {
  const digits = String(value).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

const types: BulkPriceType[] = ['LIST', 'PROMOTION', 'SPECIAL', 'SPECIAL_LIST', 'FAIR_LIST', 'FIXED'];
const factor = fc.oneof(
  fc.integer({ min: 0, max: 100 }).map((value) => scaledText(value, 2)),
  fc.integer({ min: 90_000_000, max: 100_000_000 }).map((value) => scaledText(value, 8)),
);
const attached = fc.option(
  fc.record<AttachedPriceModifier>({
    type: fc.constantFrom('SINGLE', 'TOTAL'),
    applicationOrder: fc.nat(3),
    discountFactor: fc.constant(0.5),
    discountFactorString: factor,
  }),
  { nil: undefined },
);
/** Prices that often lie on half a cent, and some of any size. */
const raw = fc.oneof(
  fc.integer({ min: 0, max: 4000 }).map((value) => scaledText(value * 5, 3)),
  fc.integer({ min: 0, max: 2_000_000_000 }).map((value) => scaledText(value, 6)),
);
const bulkPrice = fc
  .tuple(raw, fc.constantFrom(...types), fc.constantFrom(0, 0.5, 1, 1, 1, 2.1, 6, 10, 12, 48, 100), attached, attached)
  .map(([rawValueString, type, minQuantity, discount, bonus]): BulkPrice => ({
    sku: '1',
    price: 0,
    rawValueString,
    type,
    minQuantity,
    ...(discount ? { attachedDiscount: discount } : {}),
    ...(bonus ? { attachedBonus: bonus } : {}),
  }));
const request = fc.record<Case>({
  amount: fc.oneof(fc.integer({ min: -2, max: 60 }), fc.integer({ min: 1, max: 99_999 })),
  ratio: fc.constantFrom('1', '1', '0.1', '0.25', '0.7', '2.4', '6', '12', '480'),
  fair: fc.constantFrom('1', '1', '0.95', '0.975', '0.8'),
  includeBonus: fc.boolean(),
});
const lists = fc.array(bulkPrice, { maxLength: 5 });
const knownLists = fc.array(bulkPrice, { minLength: 1, maxLength: 5 });

const read = (wire: readonly BulkPrice[]) => wire.flatMap((price) => toPrice(price) ?? []);

function priced(prices: readonly Price[], asked: PriceRequest): PricedQuote {
  const answer = bestPrice(prices, asked);
  if (answer.kind === 'onRequest') throw new Error('no price');
  return answer;
}

describe('price against a second implementation', () => {
  it('agrees to the cent in 100,000 cases', () => {
    let cases = 0;
    fc.assert(
      fc.property(lists, fc.array(request, { minLength: 10, maxLength: 10 }), (wire, requests) => {
        const prices = read(wire);
        for (const each of requests) {
          cases += 1;
          const answer = bestPrice(prices, requestOf(each));
          const expected = reference(wire, each);
          const ours =
            answer.kind === 'onRequest'
              ? 'on request'
              : `${moneyText(answer.unitPrice)} ${moneyText(answer.pricePerSelectedUnit)} ${moneyText(answer.rowTotal)} ${answer.isReached}`;
          const theirs = expected
            ? `${text(expected.unit)} ${text(expected.selected)} ${text(expected.row)} ${expected.isReached}`
            : 'on request';
          if (ours !== theirs) throw new Error(`${ours}, but the reference says ${theirs}`);
        }
      }),
      { numRuns: 10_000 },
    );
    expect(cases).toBeGreaterThanOrEqual(100_000);
  });

  it('does not depend on the order of the prices', () => {
    fc.assert(
      fc.property(lists, request, fc.nat(), (wire, each, turn) => {
        const prices = read(wire);
        const at = prices.length ? turn % prices.length : 0;
        const turned = [...prices.slice(at), ...prices.slice(0, at)].reverse();
        const shown = (list: typeof prices) => {
          const answer = bestPrice(list, requestOf(each));
          return answer.kind === 'priced' ? [answer.type, answer.rowTotal.toString(), answer.tierFrom] : [];
        };
        expect(shown(turned)).toEqual(shown(prices));
      }),
      { numRuns: 3000 },
    );
  });

  it('never raises the unit price when more is bought', () => {
    fc.assert(
      fc.property(knownLists, request, fc.integer({ min: 1, max: 500 }), (wire, each, more) => {
        const prices = read(wire);
        // On the invoice: the smaller bonus of a lower price may leave more to pay in the end.
        const asked = { ...requestOf(each), includeBonus: false };
        const now = priced(prices, asked);
        const then = priced(prices, { ...asked, amount: Math.max(1, each.amount) + more });
        fc.pre(now.isReached);
        expect(then.unitPrice.lessThanOrEqualTo(now.unitPrice)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the explanation of a price', () => {
  it('ends at the charged price, with each step starting at the end of the previous one', () => {
    fc.assert(
      fc.property(knownLists, request, (wire, each) => {
        const prices = read(wire);
        const steps = priceSteps(prices, requestOf(each));
        const answer = priced(prices, requestOf(each));
        expect(moneyText(steps.findLast(({ scope }) => scope === 'unit')!.value)).toBe(moneyText(answer.unitPrice));
        expect(moneyText(steps.at(-1)!.value)).toBe(moneyText(answer.rowTotal));
        steps.slice(1).forEach((step, place) => expect(steps[place]!.value.plus(step.change).equals(step.value)).toBe(true));
      }),
      { numRuns: 3000 },
    );
  });

  it('shows users with bonuses the invoiced price, less its bonus', () => {
    fc.assert(
      fc.property(knownLists, request, (wire, each) => {
        const prices = read(wire);
        const invoiced = priced(prices, { ...requestOf(each), includeBonus: false });
        const expected = priced(prices, { ...requestOf(each), includeBonus: true });
        expect(expected.price).toBe(invoiced.price);
        expect(expected.rowTotal.lessThanOrEqualTo(invoiced.rowTotal)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('names tiers that cost the stated price, one of them current; on the invoice they fall', () => {
    fc.assert(
      fc.property(knownLists, request, (wire, each) => {
        const prices = read(wire);
        const asked = requestOf(each);
        const rows = tiers(prices, asked);
        const answer = priced(prices, asked);
        const fall = rows.slice(1).every((row, place) => row.unitPrice.lessThan(rows[place]!.unitPrice));
        expect(fall || each.includeBonus).toBe(true);
        expect(rows.filter(({ isCurrent }) => isCurrent).map(({ unitPrice }) => moneyText(unitPrice))).toEqual([
          moneyText(answer.unitPrice),
        ]);
        const next = nextTier(prices, asked);
        fc.pre(next !== undefined);
        expect(next!.amount - next!.missing).toBe(Math.max(1, asked.amount));
        expect(next!.tier.unitPrice.lessThan(answer.unitPrice)).toBe(true);
        expect(moneyText(priced(prices, { ...asked, amount: next!.amount }).unitPrice)).toBe(moneyText(next!.tier.unitPrice));
        const before = priced(prices, { ...asked, amount: next!.amount - 1 }).unitPrice;
        expect(each.includeBonus ? before.greaterThanOrEqualTo(answer.unitPrice) : before.equals(answer.unitPrice)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
