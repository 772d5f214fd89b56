import { expect, test } from 'vitest';
import { tiers } from '../../domain/priceExplanation';
import { priceExample } from '../examples/product';
import { reachableTiers } from './reachableTiers';

const prices = [priceExample('14.14'), priceExample('13.29', { minQuantity: 5 }), priceExample('13.01', { minQuantity: 30 })];

test('of a unit of six, one already reaches the tier from five', () => {
  const rows = reachableTiers(tiers(prices, { amount: 1, ratio: 6 }));
  expect(rows.map(({ from, fromAmount, isCurrent }) => [from, fromAmount, isCurrent])).toEqual([[5, 1, true], [30, 5, false]]);
});

test('of single units every tier can be had', () => {
  expect(reachableTiers(tiers(prices, { amount: 1, ratio: 1 })).map(({ fromAmount }) => fromAmount)).toEqual([1, 5, 30]);
});
