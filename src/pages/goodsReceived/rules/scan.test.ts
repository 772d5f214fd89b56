import { describe, expect, test } from 'vitest';
import { deliveryOf, entryOf, withEntry, type Delivery } from './delivery';
import { exampleCodes, exampleDelivery, exampleOrder } from './delivery.fixture';
import { withFactsCounted, withNumber, withoutStrange, withScan } from './scan';

const { loaf, carton, bottle, smoked } = exampleCodes;
const scanned = (delivery: Delivery, ...gtins: readonly string[]) =>
  gtins.reduce((before, gtin) => withScan(before, { gtin }).delivery, delivery);
const found = (delivery: Delivery, id: string) => {
  const { received, loose } = entryOf(delivery, id);
  return [received, loose];
};

describe('a scan', () => {
  test.each([
    // scanned, line, then received and loose
    [[loaf], '0', [1, 0]],
    [[loaf, loaf, loaf], '0', [3, 0]],
    [[carton, carton], '1', [2, 0]],
    [[bottle], '1', [0, 1]],
    [Array.from({ length: 6 }, () => bottle), '1', [1, 0]],
    [[...Array.from({ length: 7 }, () => bottle), carton], '1', [2, 1]],
    // An outer pack's barcode with a leading zero is the pack's.
    [[`0${loaf}`], '0', [1, 0]],
  ])('%j', (gtins, id, expected) => {
    expect(found(scanned(exampleDelivery(), ...gtins), id)).toEqual(expected);
  });

  test('counts its number of pieces, and the weight if the line is ordered by weight', () => {
    expect(found(withScan(exampleDelivery(), { gtin: loaf, pieces: 4 }).delivery, '0')).toEqual([4, 0]);
    const once = withScan(exampleDelivery(), { gtin: smoked, kilograms: '0.7' }).delivery;
    expect(found(withScan(once, { gtin: smoked, kilograms: '0.8' }).delivery, '3')).toEqual([1.5, 0]);
    // A weighed loaf ordered by the piece counts as one piece.
    expect(found(withScan(exampleDelivery(), { gtin: loaf, kilograms: '6.125' }).delivery, '0')).toEqual([1, 0]);
  });

  test('counts on the incomplete line if a product was ordered twice', () => {
    const delivery = exampleDelivery();
    const [first] = delivery.lines;
    if (!first) throw new Error('The example has lines');
    const twice = { ...delivery, lines: [...delivery.lines, { ...first, id: '4', amount: 1 }] };
    const counted = scanned(twice, loaf, loaf, loaf);
    expect([found(counted, '0'), found(counted, '4')]).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });

  test('without a line is stored separately with its count, and can be removed', () => {
    const { delivery, line } = withScan(exampleDelivery(), { gtin: '4305615418629' });
    expect(line).toBeUndefined();
    const twice = scanned(delivery, '4305615418629', '4311501043271');
    expect(twice.strange).toEqual([
      { gtin: '4305615418629', count: 2 },
      { gtin: '4311501043271', count: 1 },
    ]);
    expect(withoutStrange(twice, { gtin: '4305615418629', count: 2 }).strange).toEqual([{ gtin: '4311501043271', count: 1 }]);
  });

  test('that came before the barcodes were known counts once they are', () => {
    const early = withScan(scanned(deliveryOf(exampleOrder, 0), loaf, loaf, '4305615418629'), { gtin: loaf, pieces: 2 }).delivery;
    expect(early.entries).toEqual({});
    const allUnits = [{ abbreviation: 'LAI', ratio: 1, gtins: [loaf] }];
    const known = withFactsCounted(early, new Map([['104711', { allUnits: allUnits as never }]]));
    expect(found(known, '0')).toEqual([4, 0]);
    expect(known.strange).toEqual([{ gtin: '4305615418629', count: 1 }]);
  });

  test("never counts beyond the line's amount", () => {
    const full = withEntry(exampleDelivery(), '0', { received: 99_999 });
    expect(found(scanned(full, loaf), '0')).toEqual([99_999, 0]);
  });
});

describe('a typed number', () => {
  test.each([
    ['A-711', '0'],
    [' 104711 ', '0'],
    ['HB-7781', '3'],
    ['hb 7781', '3'],
    ['ＨＢ－７７８１', '3'],
    ['104\u200b7\u00ad11', '0'],
    ['000000000000104711', '0'],
    ['0000104712', '1'],
  ])('%j adds one to line %s', (typed, id) => {
    const result = withNumber(exampleDelivery(), typed);
    expect([result?.line?.id, result && found(result.delivery, id)]).toEqual([id, [1, 0]]);
  });

  test.each(['104799', '', '\u200b', '004799'])('%j matches no line', (typed) => {
    expect(withNumber(exampleDelivery(), typed)).toBeUndefined();
  });
});
