import { describe, expect, it } from 'vitest';
import { billingDay, billingTimeOf, endingPrices } from './billing';
import { attribute, lineOf } from '#tests/examples/wire.ts';

it.each([
  [{ billingTime: 'ORDER_TIME' }, { billingTime: 'DELIVERY_TIME' }, 'ORDER_TIME'],
  [{ billingTime: 'DELIVERY_TIME' }, { billingTime: 'ORDER_TIME' }, 'DELIVERY_TIME'],
  [{}, { billingTime: 'DELIVERY_TIME' }, 'DELIVERY_TIME'],
  [undefined, { billingTime: 'DELIVERY_TIME' }, 'DELIVERY_TIME'],
  [undefined, {}, undefined],
  [undefined, undefined, undefined],
  [{}, { billingTime: 'INVOICE_TIME' as never }, undefined],
  [{ billingTime: 'INVOICE_TIME' as never }, { billingTime: 'ORDER_TIME' }, undefined],
] as const)('for the fair %j and the customer %j the billing time is %s', (fair, customer, expected) => {
  expect(billingTimeOf(fair, customer)).toBe(expected);
});

it('an order is billed with the prices of the order day, or of the delivery day', () => {
  expect(billingDay('ORDER_TIME', '2026-02-01', '2026-03-02')).toBe('2026-02-01');
  expect(billingDay('DELIVERY_TIME', '2026-02-01', '2026-03-02')).toBe('2026-03-02');
  expect(billingDay(undefined, '2026-02-01', '2026-03-02')).toBe('2026-02-01');
});

describe('endingPrices', () => {
  const until =
    (lastDays: Readonly<Record<string, string>>) =>
    ({ sku }: { readonly sku: string }) =>
      lastDays[sku];
  const terms = { billingTime: 'DELIVERY_TIME', today: '2025-11-24', days: { dry: '2025-11-26', frozen: '2025-12-01' } } as const;
  const frozen = lineOf({ sku: 'frozen', attributes: [attribute('Tiefgekuehlt')] });
  const told = (...args: Parameters<typeof endingPrices>) => endingPrices(...args).map(({ line, lastDay }) => [line.sku, lastDay]);

  it('has the lines whose price ends before their delivery day, the first to end at the top', () => {
    const lines = [frozen, lineOf({ sku: 'dry' }), lineOf({ sku: 'same' }), lineOf({ sku: 'endless' })];
    const lastDayOf = until({ frozen: '2025-11-30', dry: '2025-11-25', same: '2025-11-26' });
    expect(told(lines, { ...terms, lastDayOf })).toEqual([
      ['dry', '2025-11-25'],
      ['frozen', '2025-11-30'],
    ]);
  });

  it('uses the day of an alternative tour', () => {
    const line = lineOf({ sku: 'tour' }, { alternativeDeliveryDate: '2025-11-29' });
    expect(told([line], { ...terms, lastDayOf: until({ tour: '2025-11-28' }) })).toEqual([['tour', '2025-11-28']]);
  });

  it('is empty if the order day counts, before a day is chosen, and for invalid end dates', () => {
    const line = lineOf({ sku: 'dry' });
    const lastDayOf = until({ dry: '2025-11-25' });
    expect(told([line], { ...terms, billingTime: 'ORDER_TIME', lastDayOf })).toEqual([]);
    expect(told([line], { ...terms, days: {}, lastDayOf })).toEqual([]);
    expect(told([line], { ...terms, lastDayOf: until({ dry: 'soon' }) })).toEqual([]);
  });

  it("leaves out lines that can't be ordered", () => {
    const line = lineOf({ sku: 'gone', shopAvailability: { status: 'INACTIVE' } });
    expect(told([line], { ...terms, lastDayOf: until({ gone: '2025-11-25' }) })).toEqual([]);
  });
});
