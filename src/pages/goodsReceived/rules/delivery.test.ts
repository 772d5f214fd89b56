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
  surplusOf,
  withFacts,
  withEntry,
  withFaults,
  withTick,
  type LineEntry,
} from './delivery';
import { exampleDelivery, exampleLine, exampleOrder } from './delivery.fixture';
import { readDelivery } from './readDelivery';

const entry = (change: Partial<LineEntry>): LineEntry => ({ ...emptyEntry, ...change });

describe('the delivery of an order', () => {
  test("has its lines in the order's sequence, with free goods and products from outside the shop", () => {
    const { lines, days, orderId, openedAt, unreadable } = deliveryOf(exampleOrder, 7, 1);
    expect([orderId, openedAt, unreadable, days]).toEqual(['4501000040', 7, 1, ['2026-11-28']]);
    expect(lines.map(({ id, sku, number, amount, unit, ratio, isFree }) => [id, sku, number, amount, unit, ratio, isFree])).toEqual([
      ['0', '104711', 'A-711', 2, 'LAI', 1, false],
      ['1', '104712', '104712', 3, 'KRT', 6, false],
      ['2', '104713', '104713', 1, 'STK', 1, true],
      ['3', undefined, 'HB-7781', 1.5, 'kg', 1, false],
    ]);
  });

  test('replaces an invalid ratio with 1', () => {
    const orderItems = [{ productSku: '1', name: 'Salz', amount: 1, ratio: 0 }];
    expect(deliveryOf({ ...exampleOrder, orderItems, freeItems: [], nonWebshopItems: [] }, 0).lines).toMatchObject([
      { ratio: 1, unit: '' },
    ]);
  });

  test('gets the barcodes of all packs, and the ratio of the ordered one', () => {
    const allUnits = [
      { abbreviation: 'FLA', ratio: 1, gtins: ['9001234567894'] },
      { abbreviation: 'KRT', ratio: 12, gtins: [] },
    ];
    const { lines, hasFacts } = withFacts(deliveryOf(exampleOrder, 0), new Map([['104712', { allUnits: allUnits as never }]]));
    expect(hasFacts).toBe(true);
    expect(lines[1]).toMatchObject({ ratio: 12, codes: [{ gtin: '9001234567894', ratio: 1 }] });
    expect(lines[0]?.codes).toEqual([]);
  });

  test('gets the temperature limits of its products; those of unknown products stay unknown', () => {
    const products = new Map([
      ['104711', { allUnits: [], kind: 'fresh', storageNote: 'Bei +2 °C bis +6 °C lagern.' } as const],
      ['104712', { allUnits: [], kind: 'dry' } as const],
      ['104713', { allUnits: [], kind: 'frozen' } as const],
    ]);
    expect(withFacts(deliveryOf(exampleOrder, 0), products).lines.map(({ cold }) => cold)).toEqual([
      { kind: 'fresh', degrees: 6, source: 'note' },
      null,
      { kind: 'frozen', degrees: -15, source: 'kind' },
      undefined,
    ]);
  });

  test('has the totals of its lines', () => {
    expect(deliveryOf(exampleOrder, 0).lines.map(({ total }) => total)).toEqual(['149.4', '22.5', undefined, undefined]);
  });
});

describe('a line of 3 cartons', () => {
  const line = exampleLine(1);

  test.each([
    // findings, state, faults, missing, surplus
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

  test('is ticked and unticked; its fault stays', () => {
    const ticked = withTick(withEntry(exampleDelivery(), '1', { received: 1, loose: 2, faults: ['damaged'] }), line);
    expect(entryOf(ticked, '1')).toMatchObject({ received: 3, loose: 0, faults: ['damaged'] });
    expect(entryOf(withTick(ticked, line), '1')).toMatchObject({ received: undefined, faults: ['damaged'] });
  });

  test('counts as arrived if it has a fault, and keeps a temperature only while it is too high', () => {
    const warm = withEntry(withFaults(exampleDelivery(), line, ['tooWarm']), '1', { temperature: 9 });
    expect(entryOf(warm, '1')).toMatchObject({ received: 3, faults: ['tooWarm'], temperature: 9 });
    expect(entryOf(withFaults(warm, line, ['tooWarm', 'damaged']), '1')).toMatchObject({ temperature: 9 });
    expect(entryOf(withFaults(warm, line, ['damaged']), '1')).toMatchObject({ temperature: undefined });
    expect(entryOf(withFaults(exampleDelivery(), line, []), '1').received).toBeUndefined();
  });
});

test('is reordered in whole missing units, once, without free goods and products from outside the shop', () => {
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

describe('a stored delivery', () => {
  test('is restored unchanged', () => {
    const kept = exampleDelivery({
      entries: { '1': entry({ received: 2, faults: ['tooWarm'], temperature: 9, note: 'Rampe', pictures: ['a', 'b'] }) },
      strange: [{ gtin: '4006381333931', count: 2, pieces: 3, kilograms: '1.5' }],
      contact: null,
      unreadable: 2,
    });
    expect(readDelivery(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(picturesOf(kept)).toEqual(['a', 'b']);
  });

  test('of an older version of the shop asks for its facts again', () => {
    expect(
      readDelivery({ orderId: '1', hasCodes: true, lines: [{ id: '0', name: 'Salz', amount: 1, cold: 7, total: 'x' }] }),
    ).toMatchObject({
      hasFacts: false,
      receiver: undefined,
      lines: [{ cold: undefined, total: undefined }],
    });
  });

  test.each([undefined, null, 7, 'text', [], {}, { orderId: 7 }])('is empty for %o', (kept) => {
    expect(readDelivery(kept)).toBeUndefined();
  });

  test('loses only its unreadable parts', () => {
    const read = readDelivery({
      orderId: '1',
      lines: [{ id: '0', name: 'Salz', amount: 1, ratio: -1, codes: [{ gtin: 5 }, { gtin: '9001003706891' }] }, { id: '1' }, 'x'],
      entries: { '0': { received: 'two', faults: ['damaged', 'stolen'], pictures: 'p' } },
      strange: [{ count: 1 }, { gtin: '4006381333931' }],
      contact: 'Eva',
      days: 'today',
    });
    expect(read).toMatchObject({ days: [], contact: undefined, hasFacts: false, strange: [{ gtin: '4006381333931', count: 1 }] });
    expect(read?.lines).toMatchObject([{ id: '0', name: 'Salz', ratio: 1, codes: [{ gtin: '9001003706891', ratio: 1 }] }]);
    expect(read?.entries['0']).toEqual(entry({ faults: ['damaged'] }));
  });
});
