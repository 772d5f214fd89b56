import type { CartEvent, JournalPeople } from '#domain/cart/cartJournal.ts';
import type { JournalProduct } from '#pages/checkout/parts/cart/JournalList.tsx';
import { getCartEventMock } from '#gen/models/index.faker.ts';
import { made } from './made';
import { unitExample } from './product';

const cheese = { sku: '104711', unitAbbreviation: 'LAI' };
const butter = { sku: '104716', unitAbbreviation: 'KRT' };
const unknown = { sku: '999999', unitAbbreviation: 'STK' };

/** Events of a cart in three days, for stories. */
export const journalEventsExample: readonly CartEvent[] = (
  [
    ['2026-11-18T15:42:00Z', 'u-anna', 'SUBMIT', {}],
    ['2026-11-19T06:12:00Z', 'u-eva', 'ADD', { ...unknown, amount: 12 }],
    ['2026-11-19T06:15:00Z', 'u-eva', 'UPDATE', { ...unknown, amount: 24 }],
    ['2026-11-19T16:40:00Z', 'u-office', 'CLEAR', {}],
    ['2026-11-20T06:50:00Z', 'u-eva', 'ADD', { ...butter, amount: 3 }],
    ['2026-11-20T07:10:00Z', 'u-anna', 'ADD', { ...cheese, amount: 2 }],
    ['2026-11-20T07:30:00Z', 'u-eva', 'REMOVE', butter],
    ['2026-11-20T07:55:00Z', 'u-anna', 'UPDATE', { ...cheese, amount: 5 }],
  ] as const
).map(([timestamp, userId, eventType, part]) => made(getCartEventMock, { userId, eventType, timestamp, ...part }));

/** Anna is the viewer; Eva is known, the office isn't. */
export const journalPeopleExample: JournalPeople = {
  userId: 'u-anna',
  users: [
    { userId: 'u-anna', userName: 'anna.al' },
    { userId: 'u-eva', userName: 'eva.al' },
  ],
};

/** The products of the example whose names are known. */
export const journalProductsExample: ReadonlyMap<string, JournalProduct> = new Map([
  ['104711', { name: 'Bergkäse 6 Monate gereift, Laib ca. 6 kg', allUnits: [unitExample('Laib', 'LAI', 1, true)] }],
  ['104716', { name: 'Alpenbutter, Rolle 250 g', allUnits: [unitExample('Karton', 'KRT', 12, true)] }],
]);
