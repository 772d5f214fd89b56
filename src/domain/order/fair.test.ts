import { describe, expect, it } from 'vitest';
import {
  fairDeliveryRange,
  fairEntry,
  fairName,
  fairsInOrder,
  globalDiscountFactor,
  isOrderLimitReached,
  quantityHistoryRange,
} from './fair';

describe('fairEntry', () => {
  it.each([
    [
      { isActive: true, startPagePath: 'messe/fruehjahr' },
      { kind: 'open', fairCode: 'F', startPagePath: 'messe/fruehjahr' },
    ],
    [{ isActive: true }, { kind: 'noStartPage', fairCode: 'F' }],
    [
      { isActive: true, startPagePath: ' ' },
      { kind: 'noStartPage', fairCode: 'F' },
    ],
    [
      { isActive: false, startPagePath: 'messe/fruehjahr' },
      { kind: 'inactive', fairCode: 'F' },
    ],
  ])('%j is %j', (fair, entry) => {
    expect(fairEntry({ id: 'F', ...fair })).toEqual(entry);
  });
});

describe('the terms of a fair', () => {
  it('limit the days of delivery', () => {
    expect(fairDeliveryRange({ firstPossibleDeliveryDate: '2026-03-02', lastPossibleDeliveryDate: '2026-04-30' })).toEqual({
      first: '2026-03-02',
      last: '2026-04-30',
    });
    expect(fairDeliveryRange({ firstPossibleDeliveryDate: 'March' })).toEqual({ first: undefined, last: undefined });
  });

  it('block orders once the limit is reached', () => {
    expect([{ reachedSubshopOrderLimit: true }, { reachedSubshopOrderLimit: false }, {}, undefined].map(isOrderLimitReached)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    [
      { start: '2024-11-01', end: '2025-10-31' },
      { start: '2024-11-01', end: '2025-10-31' },
    ],
    [
      { start: '2024-11-01', end: '2024-11-01' },
      { start: '2024-11-01', end: '2024-11-01' },
    ],
    [{ start: '2025-11-01', end: '2025-10-31' }, undefined],
    [{ start: '', end: '2025-10-31' }, undefined],
    [{ start: '2025-10-31', end: 'now' }, undefined],
  ])('have the quantity history of %j', (orderHistoryAggregationRange, range) => {
    expect(quantityHistoryRange({ orderHistoryAggregationRange })).toEqual(range);
  });

  it('have no quantity history without a range', () => {
    expect(quantityHistoryRange({})).toBeUndefined();
  });

  it.each([
    [{ globalDiscountFactor: 0.5, globalDiscountFactorString: '0.95' }, '0.95'],
    [{ globalDiscountFactor: 0.95 }, '0.95'],
    [{ globalDiscountFactorString: '0.950' }, '0.95'],
    [{ globalDiscountFactorString: 'x', globalDiscountFactor: 0.9 }, '0.9'],
    [{ globalDiscountFactorString: '1' }, undefined],
    [{ globalDiscountFactorString: '1.05' }, undefined],
    [{ globalDiscountFactorString: '0' }, undefined],
    [{ globalDiscountFactorString: '-0.5' }, undefined],
    [{ globalDiscountFactor: Number.NaN }, undefined],
    [{}, undefined],
  ])('grant by %j the factor %s', (fair, factor) => {
    expect(globalDiscountFactor(fair)).toBe(factor);
  });
});

it('the overview lists open fairs first, then by their first delivery day', () => {
  const fair = (id: string, isActive: boolean, firstPossibleDeliveryDate?: string) => ({
    id,
    isActive,
    ...(firstPossibleDeliveryDate !== undefined && { firstPossibleDeliveryDate }),
  });
  const fairs = [
    fair('over', false, '2026-01-01'),
    fair('undated', true),
    fair('wrong', true, 'March'),
    fair('later', true, '2026-04-01'),
    fair('b', true, '2026-03-02'),
    fair('a', true, '2026-03-02'),
  ];
  expect(fairsInOrder(fairs).map(({ id }) => id)).toEqual(['a', 'b', 'later', 'undated', 'wrong', 'over']);
  expect(fairsInOrder([])).toEqual([]);
  expect(fairsInOrder([fair('', true), fair(' ', false), fair('a', false)]).map(({ id }) => id)).toEqual(['a']);
});

it.each([
  ['Herbstmesse', 'Herbstmesse'],
  [' Herbstmesse ', 'Herbstmesse'],
  ['', undefined],
  [' ', undefined],
  [undefined, undefined],
])('with the title %j is called %j', (name, called) => {
  expect(fairName(name === undefined ? {} : { name })).toBe(called);
});
