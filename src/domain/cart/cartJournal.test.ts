import { describe, expect, it } from 'vitest';
import { made } from '#tests/examples/made.ts';
import type { CartEvent } from '#gen/models/index.ts';
import { getCartEventMock } from '#gen/models/index.faker.ts';
import { byDay, journalSkus, toJournal, type JournalEntry } from './cartJournal';

const people = {
  userId: 'u-anna',
  users: [
    { userId: 'u-anna', userName: 'anna.al' },
    { userId: 'u-eva', userName: 'eva.al' },
    { userId: 'u-mail', userName: ' ', email: 'office@gasthof.example' },
    { userId: 'u-bare' },
  ],
};

function event(timestamp: string, eventType: string, over: Partial<CartEvent> = {}): CartEvent {
  return made(getCartEventMock, { userId: 'u-anna', eventType: eventType as CartEvent['eventType'], timestamp, ...over });
}

const amount = (sku: string, count: number, unitAbbreviation = 'KRT') => ({ sku, amount: count, unitAbbreviation });
const quantity = (entry: JournalEntry['before']) => (entry ? `${entry.amount} ${entry.unitAbbreviation ?? '?'}` : '–');
const line = ({ kind, sku, before, after }: JournalEntry) =>
  [kind, sku ?? '', quantity(before), quantity(after)].join(' ').replace('  ', ' ');

describe('the journal', () => {
  it('describes changes from old to new, newest first', () => {
    const journal = toJournal(
      [
        event('2026-11-20T08:00:00Z', 'ADD', amount('A', 2, 'LAI')),
        event('2026-11-20T08:01:00Z', 'ADD', amount('B', 1)),
        event('2026-11-20T08:02:00Z', 'UPDATE', amount('A', 5, 'KG')),
        event('2026-11-20T08:03:00Z', 'REMOVE', { sku: 'A', unitAbbreviation: 'KG' }),
        event('2026-11-20T08:04:00Z', 'ADD', amount('A', 5, 'KG')),
        event('2026-11-20T08:05:00Z', 'CLEAR'),
        event('2026-11-20T08:06:00Z', 'UPDATE', amount('B', 3)),
        event('2026-11-20T08:07:00Z', 'SUBMIT'),
      ],
      people,
    );
    expect(journal.map(line)).toEqual([
      'submitted – –',
      'changed B – 3 KRT', // cleared meanwhile, so the previous amount is unknown
      'cleared – –',
      'added A – 5 KG',
      'removed A 5 KG –',
      'changed A 2 LAI 5 KG',
      'added B – 1 KRT',
      'added A – 2 LAI',
    ]);
  });

  it.each<[userId: string, actor: JournalEntry['actor']]>([
    ['u-anna', { kind: 'self' }],
    ['u-eva', { kind: 'named', name: 'eva.al' }],
    ['u-mail', { kind: 'named', name: 'office@gasthof.example' }],
    ['u-bare', { kind: 'unknown' }],
    ['u-gone', { kind: 'unknown' }],
  ])('%s is %j', (userId, actor) => {
    expect(toJournal([event('2026-11-20T08:00:00Z', 'CLEAR', { userId })], people)[0]?.actor).toEqual(actor);
  });

  it("recognises no entry as the user's own while the user is unknown", () => {
    expect(toJournal([event('2026-11-20T08:00:00Z', 'CLEAR', { userId: '' })], { userId: undefined, users: [] })[0]?.actor).toEqual({
      kind: 'unknown',
    });
  });

  it('sorts by time, whatever the order of the answer, and keeps the order within the same moment', () => {
    const moment = '2026-11-20T08:00:00.000Z';
    const journal = toJournal(
      [
        event('2026-11-20T09:00:00+01:00', 'ADD', amount('A', 1)),
        event(moment, 'ADD', amount('B', 1)),
        event('2026-11-19T08:00:00Z', 'ADD', amount('C', 1)),
      ],
      people,
    );
    expect(journal.map(({ sku }) => sku)).toEqual(['B', 'A', 'C']);
  });

  it('gives every entry a stable key, also after later events', () => {
    const twice = [event('2026-11-20T08:00:00Z', 'ADD', amount('A', 1)), event('2026-11-20T08:00:00Z', 'ADD', amount('A', 1))];
    const keys = toJournal(twice, people).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect(
      toJournal([...twice, event('2026-11-20T08:01:00Z', 'CLEAR')], people)
        .map(({ key }) => key)
        .slice(1),
    ).toEqual(keys);
  });

  it('shows unknown events as other ones, and leaves out entries without a time', () => {
    const journal = toJournal(
      [
        event('2026-11-20T08:00:00Z', 'MERGED', amount('A', 2)),
        event('soon', 'ADD', amount('B', 1)),
        event('2026-11-20T08:01:00Z', 'toString'),
      ],
      people,
    );
    expect(journal.map(line)).toEqual(['other – –', 'other A – 2 KRT']);
  });
});

describe('days', () => {
  it('are days in Vienna, each once', () => {
    // 23:30 UTC is already the next day in Vienna.
    const journal = toJournal(
      [
        event('2026-11-19T22:30:00Z', 'ADD', amount('A', 1)),
        event('2026-11-19T23:30:00Z', 'ADD', amount('B', 1)),
        event('2026-11-20T10:00:00Z', 'ADD', amount('C', 1)),
      ],
      people,
    );
    expect(byDay(journal).map(({ day, entries }) => [day, ...journalSkus(entries)])).toEqual([
      ['2026-11-20', 'C', 'B'],
      ['2026-11-19', 'A'],
    ]);
  });

  it('are none for an empty journal', () => {
    expect(byDay([])).toEqual([]);
  });
});

it('names each product once', () => {
  const journal = toJournal(
    [
      event('2026-11-20T08:00:00Z', 'ADD', amount('A', 1)),
      event('2026-11-20T08:01:00Z', 'UPDATE', amount('A', 2)),
      event('2026-11-20T08:02:00Z', 'CLEAR'),
    ],
    people,
  );
  expect(journalSkus(journal)).toEqual(['A']);
});
