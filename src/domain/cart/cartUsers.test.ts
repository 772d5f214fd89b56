import { expect, test } from 'vitest';
import { made } from '#tests/examples/made.ts';
import { getCartEventMock } from '#gen/models/index.faker.ts';
import type { CartEvent } from '#gen/models/index.ts';
import { toJournal } from './cartJournal';
import { canBeAsked, cartUsers } from './cartUsers';

const assigned = [
  { userId: 'u-zoe', userName: 'zoe.al', email: 'zoe@gasthof.example', isEnabled: true },
  { userId: 'u-max', userName: 'max.al', email: 'max@gasthof.example', isEnabled: false },
  { userId: 'u-anna', userName: 'anna.al', email: 'anna@gasthof.example' },
  { userId: 'u-ben', userName: 'ben.al', email: 'keine' },
  { userId: 'u-eva', userName: ' ', email: ' eva@gasthof.example ' },
  { userId: 'u-bare', userName: '' },
];

const event = (timestamp: string, userId: string, eventType: CartEvent['eventType']) =>
  made(getCartEventMock, { userId, eventType, timestamp, sku: '104711', amount: 1 });

const journal = toJournal(
  [
    event('2026-11-20T06:00:00Z', 'u-eva', 'ADD'),
    event('2026-11-20T07:00:00Z', 'u-zoe', 'UPDATE'),
    event('2026-11-20T08:00:00Z', 'u-anna', 'UPDATE'),
    event('2026-11-20T09:00:00Z', 'u-max', 'REMOVE'),
    event('2026-11-20T09:30:00Z', 'u-gone', 'CLEAR'),
    event('2026-11-20T05:00:00Z', 'u-zoe', 'ADD'),
  ],
  { userId: 'u-anna', users: assigned },
);

test('the user of the page comes first, then who changed the cart last, then names, and blocked users at the end', () => {
  const users = cartUsers(assigned, journal, 'u-anna');
  expect(users.map(({ name, last }) => `${name} ${last?.kind ?? '–'}`)).toEqual([
    'anna.al changed',
    'zoe.al changed',
    'eva@gasthof.example added',
    'ben.al –',
    'u-bare –',
    'max.al removed',
  ]);
});

test('asks others who can sign on and have an address', () => {
  expect(
    cartUsers(assigned, [], 'u-anna')
      .filter(canBeAsked)
      .map(({ email }) => email),
  ).toEqual(['eva@gasthof.example', 'zoe@gasthof.example']);
});

test('knows nobody of the page while the user is unknown', () => {
  expect(cartUsers(assigned, [], undefined).some(({ isSelf }) => isSelf)).toBe(false);
});

test('lists a user once, and nobody without users', () => {
  expect(cartUsers([...assigned, ...assigned], journal, 'u-anna')).toHaveLength(6);
  expect(cartUsers([], journal, 'u-anna')).toEqual([]);
});
