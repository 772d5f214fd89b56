import { zero, type Decimal } from '#domain/price/money.ts';
import type { SpentLine } from './spentOrder';

/** Spending on a category in two periods, in EUR. */
export interface CategorySum {
  /** Undefined for products whose category is unknown. */
  readonly name: string | undefined;
  readonly before: Decimal;
  readonly now: Decimal;
}

/**
 * Sums by category, the greatest of the later period first, the unknown one last. They add up to the periods' sums.
 *
 * @param nameOf name of a product's category; undefined if unknown
 */
export function sumCategories(
  before: readonly SpentLine[],
  now: readonly SpentLine[],
  nameOf: (sku: string) => string | undefined,
): readonly CategorySum[] {
  const sums = new Map<string | undefined, { name: string | undefined; before: Decimal; now: Decimal }>();
  const add = (lines: readonly SpentLine[], side: 'before' | 'now') => {
    for (const { sku, total } of lines) {
      const name = nameOf(sku);
      const sum = sums.get(name) ?? { name, before: zero, now: zero };
      sum[side] = sum[side].plus(total);
      sums.set(name, sum);
    }
  };
  add(before, 'before');
  add(now, 'now');
  return [...sums.values()].sort(
    (one, other) =>
      Number(one.name === undefined) - Number(other.name === undefined) ||
      other.now.comparedTo(one.now) ||
      other.before.comparedTo(one.before),
  );
}
