import { describe, expect, test } from 'vitest';
import { emptyEntry, entryOf, faultsOf, lineState, withEntry, type LineEntry } from './delivery';
import { exampleDelivery, exampleLine } from './delivery.fixture';
import {
  coldLines,
  joinedRecords,
  keptWith,
  readRecords,
  temperatureRecordsOf,
  recordsWithin,
  resultOf,
  unmeasuredCount,
  withTemperature,
  type TemperatureRecord,
} from './temperatures';

const entry = (change: Partial<LineEntry>): LineEntry => ({ ...emptyEntry, ...change });
/** 2026-11-30 06:10 in Vienna. */
const at = Date.UTC(2026, 10, 30, 5, 10);
const record = (change: Partial<TemperatureRecord>): TemperatureRecord => ({
  orderId: '4501',
  lineId: '0',
  day: '2026-11-30',
  takenAt: at,
  takenBy: 'Anna',
  number: 'A-711',
  name: 'Bergkäse',
  kind: 'fresh',
  limit: 6,
  temperature: 5,
  note: '',
  ...change,
});

describe('a loaf for which 6 °C are permitted', () => {
  const line = exampleLine(0);

  test.each([
    // measured, chosen faults, all faults, state
    [undefined, [], [], 'fine'],
    [6, [], [], 'fine'],
    [6.1, [], ['tooWarm'], 'fault'],
    [-1.5, [], [], 'fine'],
    [9, ['tooWarm'], ['tooWarm'], 'fault'],
    [4, ['tooWarm'], ['tooWarm'], 'fault'],
  ] as const)('%d °C with %j has %j', (temperature, faults, all, state) => {
    const found = entry({ received: 2, temperature, faults });
    expect([faultsOf(line, found), lineState(line, found)]).toEqual([all, state]);
  });

  test('deep-frozen goods may have −15 °C', () => {
    const frozen = { ...line, cold: { kind: 'frozen', degrees: -15, source: 'kind' } as const };
    const faultsAt = (temperature: number) => faultsOf(frozen, entry({ received: 2, temperature }));
    expect([-18, -15, -14.9, 15].map(faultsAt)).toEqual([[], [], ['tooWarm'], ['tooWarm']]);
  });

  test('remembers who measured it and when, and is not ticked by that', () => {
    const measured = withTemperature(exampleDelivery(), line, 5, { by: 'Anna', at });
    expect(entryOf(measured, '0')).toEqual(entry({ temperature: 5, takenBy: 'Anna', takenAt: at }));
    expect(entryOf(withTemperature(measured, line, undefined, { by: 'Eva', at }), '0')).toEqual(emptyEntry);
  });

  test('is to be measured unless nothing came of it', () => {
    const namesOf = (received: number | undefined, loose = 0) =>
      coldLines(exampleDelivery({ entries: { '0': entry({ received, loose }) } })).map(({ line: { name } }) => name);
    expect([namesOf(undefined), namesOf(2), namesOf(0), namesOf(0, 1)]).toEqual([['Bergkäse'], ['Bergkäse'], [], ['Bergkäse']]);
    expect([unmeasuredCount(exampleDelivery()), unmeasuredCount(withTemperature(exampleDelivery(), line, 0, { by: '', at }))]).toEqual([
      1, 0,
    ]);
  });
});

test("a delivery's records are its measured lines, and cold ones received without being measured", () => {
  const openedAt = Date.UTC(2026, 10, 28, 23, 30);
  const delivery = exampleDelivery({ openedAt, entries: { '0': entry({ received: 2 }), '1': entry({ received: 3 }) } });
  expect(temperatureRecordsOf(delivery)).toEqual([
    // In Vienna it is the next day already.
    record({ orderId: '4501000040', day: '2026-11-29', takenAt: undefined, takenBy: '', temperature: undefined }),
  ]);
  expect(temperatureRecordsOf(exampleDelivery())).toEqual([]);
  const forelle = withTemperature(withEntry(delivery, '0', { received: 0 }), exampleLine(3), -2, { by: 'Eva', at });
  expect(temperatureRecordsOf(forelle)).toEqual([
    record({
      orderId: '4501000040',
      lineId: '3',
      takenBy: 'Eva',
      number: 'HB-7781',
      name: 'Räucherforelle',
      kind: undefined,
      limit: undefined,
      temperature: -2,
    }),
  ]);
});

test.each([
  [{}, 'fine'],
  [{ temperature: 6.5 }, 'tooWarm'],
  [{ temperature: undefined }, 'unmeasured'],
  [{ kind: undefined, limit: undefined }, 'unlimited'],
  [{ kind: 'frozen', limit: -15, temperature: -14 }, 'tooWarm'],
] as const)('a record with %o is %s', (change, result) => {
  expect(resultOf(record(change))).toBe(result);
});

describe('the list', () => {
  test('has each measurement once, oldest first', () => {
    const [early, late, open] = [record({ takenAt: at - 1, lineId: '1' }), record({}), record({ takenAt: undefined, lineId: '2' })];
    const before = record({ day: '2026-11-29', lineId: '9' });
    expect(joinedRecords([open, late, before], [early, record({ note: 'Rampe' })])).toEqual([
      before,
      early,
      record({ note: 'Rampe' }),
      open,
    ]);
  });

  test('keeps 92 days, with today', () => {
    const [kept, gone] = [record({ day: '2026-08-31' }), record({ day: '2026-08-30', lineId: '1' })];
    expect(keptWith([gone, kept], [record({ lineId: '2' })], '2026-11-30').map(({ day }) => day)).toEqual(['2026-08-31', '2026-11-30']);
  });

  test('keeps the newest 4,000', () => {
    const many = Array.from({ length: 4_001 }, (_, place) => record({ lineId: String(place), takenAt: at + place }));
    const kept = keptWith(many, [], '2026-11-30');
    expect([kept.length, kept[0]?.lineId, kept.at(-1)?.lineId]).toEqual([4_000, '1', '4000']);
  });

  test.each([
    [{ from: '2026-11-29', to: '2026-11-29' }, ['2026-11-29']],
    [{ from: '2026-11-29' }, ['2026-11-29', '2026-11-30']],
    [{ to: '2026-11-29' }, ['2026-11-28', '2026-11-29']],
    [{}, ['2026-11-28', '2026-11-29', '2026-11-30']],
    [{ from: '2026-12-01', to: '2026-12-02' }, []],
    [{ from: '2026-11-30', to: '2026-11-28' }, []],
  ])('of %o has the days %j', (days, expected) => {
    const records = ['2026-11-28', '2026-11-29', '2026-11-30'].map((day) => record({ day }));
    expect(recordsWithin(records, days).map(({ day }) => day)).toEqual(expected);
  });

  test('is restored without its unreadable parts', () => {
    expect(readRecords(JSON.parse(JSON.stringify([record({})])))).toEqual([record({})]);
    expect(readRecords([null, 'x', { orderId: '1' }, { ...record({}), day: 'today' }, { ...record({}), kind: 'hot', limit: '6' }])).toEqual(
      [record({ kind: undefined, limit: undefined })],
    );
    expect(readRecords({ a: 1 })).toEqual([]);
  });
});
