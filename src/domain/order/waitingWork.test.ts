import { expect, test } from 'vitest';
import { waitingDeliveriesOf, waitingSheetsOf, waitingWatchesOf } from './waitingWork';

const empty = { loose: 0, faults: [], note: '', pictures: [] };
const kept = (entries: object) => JSON.stringify({ orderId: '4501', entries });

test.each([
  ['an amount', { ...empty, received: 0 }, 1],
  ['a temperature', { ...empty, temperature: -18 }, 1],
  ['scanned pieces', { ...empty, loose: 2 }, 1],
  ['a fault', { ...empty, faults: ['damaged'] }, 1],
  ['a note', { ...empty, note: 'nass' }, 1],
  ['a picture', { ...empty, pictures: ['p1'] }, 1],
  ['nothing', empty, 0],
  ['something unreadable', 7, 0],
])('a line with %s counts as %o → %i', (_, entry, lines) => {
  expect(waitingDeliveriesOf([['AL:100:anna:4501', kept({ a: entry })]], 'anna').own.map((one) => one.lines)).toEqual(
    lines > 0 ? [lines] : [],
  );
});

test('the own deliveries are named; of others only that there are some', () => {
  const text = kept({ a: { ...empty, received: 2 }, b: { ...empty, note: 'x' } });
  expect(
    waitingDeliveriesOf(
      [
        ['AL:100:anna:4501', text],
        ['GM:7:anna:9', text],
        ['AL:100:ben:4502', text],
      ],
      'anna',
    ),
  ).toEqual({
    own: [
      { tenant: 'AL', customerId: '100', id: '4501', lines: 2 },
      { tenant: 'GM', customerId: '7', id: '9', lines: 2 },
    ],
    hasOthers: true,
  });
  expect(
    waitingDeliveriesOf(
      [
        ['AL:100:ben:4502', '{'],
        ['AL:100:ben:4503', null],
      ],
      'anna',
    ),
  ).toEqual({ own: [], hasOthers: false });
});

const sheet = (draft: object) => JSON.stringify({ entries: {}, added: [], stock: {}, isWaiting: false, ...draft });

test.each([
  ['a typed amount', { entries: { a: { text: '3' } } }, 1],
  ['an amount that is no number', { entries: { a: { text: '2,5' } } }, 1],
  ['an amount in the cart', { entries: { a: { text: '3', isSent: true } } }, 0],
  ['a chosen unit alone', { entries: { a: { text: '', unitAbbreviation: 'KAR' } } }, 0],
  ['a typed quantity on hand', { stock: { a: { text: '4', day: '2026-11-20' } } }, 1],
  [
    'both in one row, and another row',
    { entries: { a: { text: '3' }, b: { text: '1' } }, stock: { a: { text: '4', day: '2026-11-20' } } },
    2,
  ],
  ['an added line without an amount', { added: [{ sku: 'a', name: 'Reis' }] }, 0],
  ['something unreadable', { entries: 7, stock: [1] }, 0],
])('an order sheet with %s: %o has %i lines to lose', (_, draft, lines) => {
  expect(waitingSheetsOf([['AL:100:anna:template:t-1', sheet(draft)]], 'anna').own).toEqual(
    lines > 0 ? [{ tenant: 'AL', customerId: '100', id: 'template:t-1', lines }] : [],
  );
});

test('watched products are counted by customer; of others only that there are some', () => {
  const list = JSON.stringify([{ sku: '104717' }, { sku: '104718' }]);
  expect(
    waitingWatchesOf(
      [
        ['AL:100:anna', list],
        ['AL:101:anna', '{'],
        ['AL:100:ben', list],
      ],
      'anna',
    ),
  ).toEqual({ own: [{ tenant: 'AL', customerId: '100', id: '', lines: 2 }], hasOthers: true });
});
