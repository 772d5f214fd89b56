import { describe, expect, test } from 'vitest';
import { moneyText } from '#domain/price/money.ts';
import { creditedAmount, expectedCredit, lineCredit, orderedSum } from './credit';
import { emptyEntry, type LineEntry } from './delivery';
import { exampleDelivery, exampleLine } from './delivery.fixture';

const entry = (change: Partial<LineEntry>): LineEntry => ({ ...emptyEntry, ...change });

describe('of 3 cartons for 22.50 €', () => {
  test.each([
    // findings, credited amount, credit in EUR
    [{}, 0, '0.00'],
    [{ received: 3 }, 0, '0.00'],
    [{ received: 2 }, 1, '7.50'],
    [{ received: 0 }, 3, '22.50'],
    [{ received: 5 }, 0, '0.00'],
    // All that came has the fault, unless said otherwise.
    [{ received: 3, faults: ['damaged'] }, 3, '22.50'],
    [{ received: 3, faults: ['damaged'], affected: 1 }, 1, '7.50'],
    [{ received: 2, faults: ['shortDate'], affected: 1 }, 2, '15.00'],
    [{ received: 2, faults: ['wrongProduct'] }, 3, '22.50'],
    [{ received: 2, faults: ['tooWarm'], affected: 9 }, 3, '22.50'],
    [{ received: 5, faults: ['damaged'] }, 3, '22.50'],
    [{ received: 3, faults: ['damaged'], affected: 0 }, 0, '0.00'],
    [{ received: 2.5 }, 0.5, '3.75'],
    // An amount without a fault is no claim.
    [{ received: 3, affected: 2 }, 0, '0.00'],
  ] as const)('%o: %d, %s €', (change, amount, credit) => {
    const line = exampleLine(1);
    expect(creditedAmount(line, entry(change))).toBe(amount);
    expect(moneyText(lineCredit(line, entry(change)) ?? exampleSum())).toBe(credit);
  });
});

const exampleSum = () => orderedSum(exampleDelivery()).sum;

test('a loaf above its limit is credited', () => {
  expect(moneyText(lineCredit(exampleLine(0), entry({ received: 2, temperature: 8 })) ?? exampleSum())).toBe('149.40');
});

test('a third of 10.00 € is rounded to the cent', () => {
  expect(moneyText(lineCredit({ ...exampleLine(1), total: '10.00' }, entry({ received: 2 })) ?? exampleSum())).toBe('3.33');
  expect(lineCredit({ ...exampleLine(1), total: undefined }, entry({ received: 2 }))).toBeUndefined();
  expect(lineCredit({ ...exampleLine(1), amount: 0 }, entry({ received: 2 }))).toBeUndefined();
});

test('the sum names lines without a price, and leaves free goods out', () => {
  const entries = Object.fromEntries(['0', '1', '2', '3'].map((id) => [id, entry({ received: 0 })]));
  const credit = expectedCredit(exampleDelivery({ entries }));
  expect([credit && moneyText(credit.sum), credit?.count, credit?.leftOut.map(({ name }) => name)]).toEqual([
    '171.90',
    2,
    ['Räucherforelle'],
  ]);
  expect(expectedCredit(exampleDelivery({ entries: { '2': entry({ received: 0 }) } }))).toBeUndefined();
  expect(expectedCredit(exampleDelivery())).toBeUndefined();
});

test('the order costs 171.90 €, without the trout that has no price', () => {
  const { sum, leftOut } = orderedSum(exampleDelivery());
  expect([moneyText(sum), leftOut]).toEqual(['171.90', 1]);
});
