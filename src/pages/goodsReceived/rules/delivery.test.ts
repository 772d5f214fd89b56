import { describe, expect, test } from 'vitest';
import {
  deliveryOf,
  emptyEntry,
  entryOf,
  faultsOf,
  lineState,
  missingLines,
  missingOf,
  picturesOf,
  readDelivery,
  surplusOf,
  withCodes,
  withEntry,
  withFaults,
  withTick,
  type LineEntry,
} from './delivery';
import { exampleDelivery, exampleLine, exampleOrder } from './delivery.fixture';

const entry = (change: Partial<LineEntry>): LineEntry => ({ ...emptyEntry, ...change });

describe('the delivery of an order', () => {
  test('has its lines in its own order, with what was free and what the shop does not carry', () => {
    const { lines, days, orderId, openedAt, unreadable } = deliveryOf(exampleOrder, 7, 1);
    expect([orderId, openedAt, unreadable, days]).toEqual(['4501000040', 7, 1, ['2026-11-28']]);
    expect(lines.map(({ id, sku, number, amount, unit, ratio, isFree }) => [id, sku, number, amount, unit, ratio, isFree])).toEqual([
      ['0', '104711', 'A-711', 2, 'LAI', 1, false],
      ['1', '104712', '104712', 3, 'KRT', 6, false],
      ['2', '104713', '104713', 1, 'STK', 1, true],
      ['3', undefined, 'HB-7781', 1.5, 'kg', 1, false],
    ]);
  });

  test('takes a ratio that divides nothing for 1', () => {
    const orderItems = [{ productSku: '1', name: 'Salz', amount: 1, ratio: 0 }];
    expect(deliveryOf({ ...exampleOrder, orderItems, freeItems: [], nonWebshopItems: [] }, 0).lines).toMatchObject([
      { ratio: 1, unit: '' },
    ]);
  });

  test('is given the barcodes of all packs, and the ratio of the ordered one', () => {
    const allUnits = [
      { abbreviation: 'FLA', ratio: 1, gtins: ['9001234567894'] },
      { abbreviation: 'KRT', ratio: 12, gtins: [] },
    ];
    const { lines, hasCodes } = withCodes(deliveryOf(exampleOrder, 0), new Map([['104712', { allUnits: allUnits as never }]]));
    expect(hasCodes).toBe(true);
    expect(lines[1]).toMatchObject({ ratio: 12, codes: [{ gtin: '9001234567894', ratio: 1 }] });
    expect(lines[0]?.codes).toEqual([]);
  });
});

describe('a line of 3 cartons', () => {
  const line = exampleLine(1);

  test.each([
    // what was found, state, faults, missing, surplus
    [{}, 'open', [], 0, 0],
    [{ received: 3 }, 'fine', [], 0, 0],
    [{ received: 2 }, 'fault', ['missing'], 1, 0],
    [{ received: 0 }, 'fault', ['missing'], 3, 0],
    [{ received: 2.5 }, 'fault', ['missing'], 0.5, 0],
    [{ received: 4 }, 'fault', ['tooMany'], 0, 1],
    [{ received: 3, faults: ['tooWarm'] }, 'fault', ['tooWarm'], 0, 0],
    [{ received: 2, faults: ['shortDate', 'damaged'] }, 'fault', ['missing', 'damaged', 'shortDate'], 1, 0],
    [{ received: 3, note: 'Kiste nass' }, 'fault', [], 0, 0],
    [{ received: 3, note: '  ' }, 'fine', [], 0, 0],
    [{ pictures: ['p'] }, 'fault', [], 0, 0],
  ] as const)('%o is %s', (change, state, faults, missing, surplus) => {
    const found = entry(change);
    expect([lineState(line, found), faultsOf(line, found), missingOf(line, found), surplusOf(line, found)]).toEqual([
      state,
      faults,
      missing,
      surplus,
    ]);
  });

  test('0.3 of 0.9 leave 0.6', () => {
    expect(missingOf({ ...line, amount: 0.9 }, entry({ received: 0.3 }))).toBe(0.6);
  });

  test('is ticked and open again; what is wrong stays', () => {
    const ticked = withTick(withEntry(exampleDelivery(), '1', { received: 1, loose: 2, faults: ['damaged'] }), line);
    expect(entryOf(ticked, '1')).toMatchObject({ received: 3, loose: 0, faults: ['damaged'] });
    expect(entryOf(withTick(ticked, line), '1')).toMatchObject({ received: undefined, faults: ['damaged'] });
  });

  test('has come where a fault is said of it, and keeps a temperature only as long as it is too warm', () => {
    const warm = withEntry(withFaults(exampleDelivery(), line, ['tooWarm']), '1', { temperature: 9 });
    expect(entryOf(warm, '1')).toMatchObject({ received: 3, faults: ['tooWarm'], temperature: 9 });
    expect(entryOf(withFaults(warm, line, ['tooWarm', 'damaged']), '1')).toMatchObject({ temperature: 9 });
    expect(entryOf(withFaults(warm, line, ['damaged']), '1')).toMatchObject({ temperature: undefined });
    expect(entryOf(withFaults(exampleDelivery(), line, []), '1').received).toBeUndefined();
  });
});

test('what is missing is ordered in whole units, once, and neither what was free nor what the shop does not carry', () => {
  const entries = {
    '0': entry({ received: 0 }),
    '1': entry({ received: 1.5 }),
    '2': entry({ received: 0 }),
    '3': entry({ received: 0 }),
  };
  const delivery = exampleDelivery({ entries });
  expect(missingLines(delivery)).toEqual([
    { id: '0', sku: '104711', name: 'Bergkäse', amount: 2, unitAbbreviation: 'LAI' },
    { id: '1', sku: '104712', name: 'Apfelsaft', amount: 2, unitAbbreviation: 'KRT' },
  ]);
  expect(missingLines(withEntry(delivery, '0', { isReordered: true })).map(({ id }) => id)).toEqual(['1']);
  expect(missingLines(exampleDelivery())).toEqual([]);
});

describe('what this device has kept', () => {
  test('is read as it was kept', () => {
    const kept = exampleDelivery({
      entries: { '1': entry({ received: 2, faults: ['tooWarm'], temperature: 9, note: 'Rampe', pictures: ['a', 'b'] }) },
      strange: [{ gtin: '4006381333931', count: 2, pieces: 3, kilograms: '1.5' }],
      contact: null,
      unreadable: 2,
    });
    expect(readDelivery(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(picturesOf(kept)).toEqual(['a', 'b']);
  });

  test.each([undefined, null, 7, 'text', [], {}, { orderId: 7 }])('is nothing where it is %o', (kept) => {
    expect(readDelivery(kept)).toBeUndefined();
  });

  test('costs what can not be read, and no more', () => {
    const read = readDelivery({
      orderId: '1',
      lines: [{ id: '0', name: 'Salz', amount: 1, ratio: -1, codes: [{ gtin: 5 }, { gtin: '9001003706891' }] }, { id: '1' }, 'x'],
      entries: { '0': { received: 'two', faults: ['damaged', 'stolen'], pictures: 'p' } },
      strange: [{ count: 1 }, { gtin: '4006381333931' }],
      contact: 'Eva',
      days: 'today',
    });
    expect(read).toMatchObject({ days: [], contact: undefined, hasCodes: false, strange: [{ gtin: '4006381333931', count: 1 }] });
    expect(read?.lines).toMatchObject([{ id: '0', name: 'Salz', ratio: 1, codes: [{ gtin: '9001003706891', ratio: 1 }] }]);
    expect(read?.entries['0']).toEqual(entry({ faults: ['damaged'] }));
  });
});
