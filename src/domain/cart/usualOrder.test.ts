import { describe, expect, test } from 'vitest';
import { addDays } from '../text/calendar';
import { decimal } from '../price/money';
import {
  forgottenOf,
  isEnoughOfWeekday,
  isOddAmount,
  rangeInUnit,
  usualChoice,
  usualOrders,
  type PastOrder,
  type UsualProduct,
} from './usualOrder';

/** A Monday. */
const today = '2026-11-23';
const weeksAgo = (weeks: number, days = 0) => `${addDays(today, -7 * weeks - days)}T08:00:00Z`;

type Line = readonly [sku: string, amount?: number, unit?: string, ratio?: number, total?: string];
const order = (creationTime: string, lines: readonly Line[]): PastOrder => ({
  creationTime,
  orderItems: lines.map(([productSku, amount = 1, unitAbbr = 'KRT', ratio = 6, mostAccurateRowTotalString = '10.00']) => ({
    productSku,
    name: `Name ${productSku}`,
    amount,
    unitAbbr,
    ratio,
    baseUnit: 'STK',
    mostAccurateRowTotalString,
  })),
});

/** Twelve Mondays, the last one first; each product with the Mondays on which it was ordered. */
const twelveMondays = (products: Readonly<Record<string, string>>): PastOrder[] =>
  Array.from({ length: 12 }, (_, index) =>
    order(
      weeksAgo(index + 1),
      Object.entries(products).flatMap(([sku, marks]): Line[] => (marks.replaceAll(' ', '')[index] === 'x' ? [[sku]] : [])),
    ),
  );

const staples = {
  s01: 'xxxx xxxx xxxx',
  s02: 'xxxx xxxx xxx.',
  s03: '.xxx xxxx xxxx',
  s04: 'xxxx x.xx xxx.',
  s05: 'x.xx x.xx xxxx',
  s06: 'xxx. xxx. xxxx',
  s07: 'x.xx x.xx x.xx',
  s08: '.xxx .xxx .xxx',
  s09: 'xx.x xx.x xx.x',
  s10: 'x.x. xxxx xx.x',
  s11: 'xxxx xxxx ....',
  s12: '.... xxxx xxxx',
  s13: 'xx.. xx.x xx.x',
  s14: 'x.x. x.xx x.xx',
  s15: '.x.x xx.x xx.x',
};
/** Each in three to seven of twelve: 7 of 12 are 58 %. */
const noisePatterns = [
  'x.x. x.x. x.x.',
  '.x.x .x.x .x.x',
  'x..x ..x. .x..',
  'xxxx xxx. ....',
  '.... .xxx xxxx',
  'x.xx x.x. x.x.',
  '..x. .x.. ..x.',
  'xx.. xx.. xx..',
];
const noise = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [`n${String(index + 1).padStart(2, '0')}`, noisePatterns[index % 8] ?? '']),
);

describe('usualOrders', () => {
  test('finds the 15 planted staples among 40 occasional products, and nothing else', () => {
    const usual = usualOrders(twelveMondays({ ...noise, ...staples }), today);
    expect(usual?.weekday).toBe(1);
    expect(usual?.count).toBe(12);
    expect(usual?.products.map(({ sku, orders }) => `${sku} ${orders}`)).toEqual([
      's01 12',
      's02 11',
      's03 11',
      's04 10',
      's05 10',
      's06 10',
      's07 9',
      's09 9',
      's10 9',
      's08 9',
      's11 8',
      's13 8',
      's14 8',
      's15 8',
      's12 8',
    ]);
  });

  test.each<[string, number, number[], string[] | undefined]>([
    ['three orders say nothing', 3, [3], undefined],
    ['four do, of which three are 75 %', 4, [3], ['p0']],
    ['two of four are 50 %', 4, [2], []],
    ['three of five are just 60 %', 5, [3], ['p0']],
    ['five of eight are 62 %, four are half', 8, [5, 4], ['p0']],
    ['older orders than the last twelve are not looked at', 14, [7], []],
  ])('%s', (_, count, times, expected) => {
    const orders = Array.from({ length: count }, (__, index) =>
      order(weeksAgo(index + 1), [['other'], ...times.flatMap((most, place): Line[] => (index < most ? [[`p${place}`]] : []))]),
    );
    expect(usualOrders(orders, today)?.products.flatMap(({ sku }) => (sku === 'other' ? [] : [sku]))).toEqual(expected);
  });

  test('with too few orders on the weekday, the latest of all days fill up', () => {
    const thursdays = Array.from({ length: 9 }, (_, index) => order(weeksAgo(index, 4), [['bread']]));
    const mondays = [1, 2, 3].map((week) => order(weeksAgo(week), [['milk']]));
    expect(usualOrders([...thursdays, ...mondays], today)).toMatchObject({
      weekday: undefined,
      count: 12,
      products: [{ sku: 'bread', orders: 9 }],
    });
    expect(usualOrders([...thursdays, ...mondays, order(weeksAgo(4), [['milk']])], today)).toMatchObject({
      weekday: 1,
      count: 4,
      products: [{ sku: 'milk', orders: 4 }],
    });
  });

  test('the weekday is in the tenants’ time zone: half past eleven on Sunday evening in London is Monday', () => {
    const late = [1, 2, 3, 4].map((week) => order(`${addDays(today, -7 * week - 1)}T23:30:00Z`, [['milk']]));
    expect(usualOrders(late, today)?.weekday).toBe(1);
  });

  test('banquets count once, however many there were, and their amounts not at all', () => {
    const everyday = [1, 2, 3, 4, 5].map((week) => order(weeksAgo(week), [['milk', 2]]));
    const banquet = (week: number) =>
      order(weeksAgo(week), [
        ['milk', 80, 'KRT', 6, '400.00'],
        ['lobster', 40, 'STK', 1, '900.00'],
      ]);
    const usual = usualOrders([...everyday, banquet(6), banquet(7), banquet(8), banquet(9)], today);
    expect(usual).toMatchObject({ count: 6, products: [{ sku: 'milk', orders: 6, amount: 2 }] });
    expect(usual?.products).toHaveLength(1);
    expect(usual?.ranges.get('milk')).toEqual({ least: decimal(12), most: decimal(12), storageUnit: 'STK' });
  });

  test('exactly three times the usual sum is not a banquet', () => {
    const everyday = [1, 2, 3, 4].map((week) => order(weeksAgo(week), [['milk', 2]]));
    const large = order(weeksAgo(5), [['milk', 6, 'KRT', 6, '30.00']]);
    expect(usualOrders([...everyday, large], today)?.count).toBe(5);
    expect(usualOrders([...everyday, large], today)?.ranges.get('milk')?.most).toEqual(decimal(36));
  });

  test('for users without prices the amounts identify a banquet', () => {
    const unpriced = (week: number, amount: number): PastOrder => ({
      creationTime: weeksAgo(week),
      orderItems: [{ productSku: 'milk', name: 'Milk', amount, unitAbbr: 'KRT', ratio: 6 }],
    });
    expect(usualOrders([unpriced(1, 2), unpriced(2, 2), unpriced(3, 3), unpriced(4, 2), unpriced(5, 40)], today)).toMatchObject({
      count: 5,
      products: [{ sku: 'milk', amount: 2 }],
    });
  });

  test.each<[string, Line[], Pick<UsualProduct, 'amount' | 'unitAbbreviation' | 'ratio'>]>([
    [
      'the middle amount',
      [
        ['milk', 1],
        ['milk', 9],
        ['milk', 2],
        ['milk', 3],
        ['milk', 3],
      ],
      { amount: 3, unitAbbreviation: 'KRT', ratio: 6 },
    ],
    [
      'of two in the middle the smaller',
      [
        ['milk', 1],
        ['milk', 2],
        ['milk', 3],
        ['milk', 4],
      ],
      { amount: 2, unitAbbreviation: 'KRT', ratio: 6 },
    ],
    [
      'the commonest unit, and the amounts in it',
      [
        ['milk', 12, 'STK', 1],
        ['milk', 2],
        ['milk', 2],
        ['milk', 3],
        ['milk', 10, 'STK', 1],
      ],
      { amount: 2, unitAbbreviation: 'KRT', ratio: 6 },
    ],
    [
      'of equally common units the last',
      [
        ['milk', 12, 'STK', 1],
        ['milk', 2],
        ['milk', 10, 'STK', 1],
        ['milk', 2],
      ],
      { amount: 10, unitAbbreviation: 'STK', ratio: 1 },
    ],
  ])('%s is usual', (_, lines, expected) => {
    const orders = lines.map((line, index) => order(weeksAgo(index + 1), [line]));
    expect(usualOrders(orders, today)?.products).toEqual([{ sku: 'milk', name: 'Name milk', orders: lines.length, ...expected }]);
  });

  test("today's orders are neither a pattern nor forgotten", () => {
    const before = [1, 2, 3, 4].map((week) => order(weeksAgo(week), [['milk'], ['yeast']]));
    const usual = usualOrders([order(`${today}T06:00:00Z`, [['milk']]), ...before], today);
    expect(usual?.count).toBe(4);
    expect(usual && forgottenOf(usual, () => false).map(({ sku }) => sku)).toEqual(['yeast']);
    expect(usual && forgottenOf(usual, (sku) => sku === 'yeast')).toEqual([]);
  });

  test('an unreadable order is ignored: no time, no lines, amounts of nothing', () => {
    const fine = [1, 2, 3].map((week) => order(weeksAgo(week), [['milk']]));
    expect(usualOrders([...fine, order('sometime', [['milk']]), order(weeksAgo(4), []), order(weeksAgo(5), [['milk', 0]])], today)).toBe(
      undefined,
    );
    expect(usualOrders([], today)).toBe(undefined);
  });
});

test.each([
  [11, false],
  [12, true],
])('%i orders of the weekday on a page are enough: %s', (count, expected) => {
  const mondays = Array.from({ length: count }, (_, index) => order(weeksAgo(index + 1), [['milk']]));
  const others = Array.from({ length: 9 }, (_, index) => order(weeksAgo(index, 3), [['milk']]));
  expect(isEnoughOfWeekday([order(`${today}T06:00:00Z`, [['milk']]), ...mondays, ...others], today)).toBe(expected);
});

const unit = (abbreviation: string, ratio: number) => ({
  name: abbreviation,
  abbreviation,
  ratio,
  isDefault: false,
  isVisible: true,
  isStorageUnit: ratio === 1,
  gtins: [],
});
const [piece, carton] = [unit('STK', 1), unit('KRT', 6)];

test.each<[string, number, string, boolean, number, string | undefined]>([
  ['in its unit', 2, 'KRT', true, 0, '2 KRT'],
  ['raised to the minimum', 2, 'KRT', true, 18, '3 KRT'],
  ['as the same quantity in the default unit if its own is gone', 2, 'KISTE', true, 0, '4 KRT'],
  ['not at all if it can’t be ordered', 2, 'KRT', false, 0, undefined],
])('a usual amount is added to the cart %s', (_, amount, unitAbbreviation, isOrderable, minSaleQuantity, expected) => {
  const usual = { sku: 'milk', name: 'Milk', orders: 4, amount, unitAbbreviation, ratio: 12 };
  const choice = usualChoice(usual, { isOrderable, units: [piece, carton], defaultUnit: carton, minSaleQuantity });
  expect(choice && `${choice.amount} ${choice.unit.abbreviation}`).toBe(expected);
});

test.each<[number, number, boolean]>([
  [20, 6, true],
  [7, 6, true],
  [6, 6, false],
  [36, 1, false],
  [37, 1, true],
])('%i units of %i, where at most 12 were ordered, are odd: %s', (amount, ratio, expected) => {
  expect(isOddAmount(amount, ratio, { least: decimal(6), most: decimal(12), storageUnit: 'STK' })).toBe(expected);
});

test('a mistyped amount that was ordered all the same stays odd', () => {
  const orders = [2, 1, 2, 20, 1].map((amount, index) => order(weeksAgo(index + 1), [['milk', amount, 'KRT', 6, '10.00']]));
  const range = usualOrders(orders, today)?.ranges.get('milk');
  expect(range).toEqual({ least: decimal(6), most: decimal(12), storageUnit: 'STK' });
  expect(range && rangeInUnit(range, 6)).toEqual({ least: decimal(1), most: decimal(2) });
  expect(range && rangeInUnit(range, 12)).toBe(undefined);
});
