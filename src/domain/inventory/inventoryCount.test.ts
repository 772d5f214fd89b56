import { describe, expect, test } from 'vitest';
import {
  addedAmount,
  countedTotals,
  emptyCount,
  isFarFrom,
  lineOfScan,
  productLineId,
  questionableSkus,
  readCountText,
  unitOfGtin,
  withAmount,
  withConfirmed,
  withFound,
  withNamed,
  withoutAddition,
  withCountedProduct,
  withCountedScan,
  withUnit,
  withUnknown,
  type Count,
  type CountedProduct,
} from './inventoryCount';
import { decimal } from '../price/money';

const bottle = '9001234567896';
const carton = '036000291452';
const beer: CountedProduct = {
  sku: '104711',
  name: 'Märzen',
  units: [
    { abbreviation: 'FL', name: 'Flasche', ratio: 1, gtins: [bottle] },
    { abbreviation: 'KRT', name: 'Karton', ratio: 20, gtins: [carton] },
  ],
};
const lines = ({ lines: all }: Count) =>
  all.map((line) => `${line.kind} ${line.kind === 'product' ? line.unit : line.gtin} ${line.amount}`);
const flow = (...changes: readonly ((count: Count) => Count)[]) => changes.reduce((count, change) => change(count), emptyCount);

test.each([
  ['2', '2'],
  [' 2,5 ', '2.5'],
  ['2.5', '2.5'],
  ['0', '0'],
  ['000', '0'],
  [',5', '0.5'],
  ['7,', '7'],
  ['0,125', '0.125'],
  ['99999', '99999'],
  ['1,50', '1.5'],
  ['٣', '3'],
  ['１٫５', '1.5'],
  ['2\u200b', '2'],
  ['1.000,5', '1000.5'],
  ["1'000", '1000'],
  ['1 000', '1000'],
  ['１２', '12'],
])('"%s" is the amount %s', (text, amount) => {
  expect(readCountText(text)).toBe(amount);
});

test.each(['', ' ', ',', '-1', '1,2345', '100000', '99999,5', '1.000', '1,000', '12.500', '1 2', '2x', '1e3', '1½', '2²'])(
  '"%s" is no amount',
  (text) => {
    expect(readCountText(text)).toBeUndefined();
  },
);

test.each([
  ['0.1', '0.2', '0.3'],
  ['99999', '1', '99999'],
  ['1', '-3', '0'],
])('%s and %s make %s', (one, other, sum) => {
  expect(addedAmount(one, other)).toBe(sum);
});

describe('the same product counted twice', () => {
  test('is summed in one line, which moves to the top', () => {
    const count = flow(
      (before) => withCountedProduct(before, beer, 'FL', '3'),
      (before) => withCountedScan(before, { gtin: '96385074' }),
      (before) => withCountedProduct(before, beer, 'FL', '2.5'),
    );
    expect(lines(count)).toEqual(['product FL 5.5', 'scan 96385074 1']);
  });

  test('in another unit is a separate line, with one total', () => {
    const count = flow(
      (before) => withCountedProduct(before, beer, 'KRT', '2'),
      (before) => withCountedProduct(before, beer, 'FL', '3'),
    );
    expect(lines(count)).toEqual(['product FL 3', 'product KRT 2']);
    expect(countedTotals(count.lines).get('104711')?.toString()).toBe('43');
  });

  test('is also summed if a line takes the unit of the other, or a barcode is resolved to it', () => {
    const units = flow(
      (before) => withCountedProduct(before, beer, 'FL', '3'),
      (before) => withCountedProduct(before, beer, 'KRT', '2'),
      (before) => withUnit(before, productLineId('104711', 'FL'), 'KRT'),
    );
    expect(lines(units)).toEqual(['product KRT 5']);
    const found = flow(
      (before) => withCountedProduct(before, beer, 'FL', '3'),
      (before) => withCountedScan(before, { gtin: '96385074' }),
      (before) => withFound(before, '96385074', beer, 'FL'),
    );
    expect(lines(found)).toEqual(['product FL 4']);
  });

  test('is undone by the added amount', () => {
    const count = flow(
      (before) => withCountedProduct(before, beer, 'FL', '3'),
      (before) => withCountedProduct(before, beer, 'FL', '2'),
      (before) => withoutAddition(before, productLineId('104711', 'FL'), '2'),
    );
    expect(lines(count)).toEqual(['product FL 3']);
    expect(withoutAddition(count, productLineId('104711', 'FL'), '3').lines).toEqual([]);
    expect(withoutAddition(count, 'gone', '3')).toBe(count);
  });
});

describe('a barcode', () => {
  test('belongs to a unit, with any number of leading zeros', () => {
    expect(unitOfGtin(beer, `0${carton}`)?.abbreviation).toBe('KRT');
    expect(unitOfGtin(beer, '96385074')).toBeUndefined();
  });

  test('scanned quickly sixty times counts sixty', () => {
    const count = flow(...Array.from({ length: 60 }, () => (before: Count) => withCountedScan(before, { gtin: bottle })));
    expect(lines(count)).toEqual([`scan ${bottle} 60`]);
    expect(lines(withFound(count, bottle, beer, 'FL'))).toEqual(['product FL 60']);
  });

  test('counts on the line of its own unit', () => {
    const count = flow(
      (before) => withCountedProduct(before, beer, 'FL', '1'),
      (before) => withCountedProduct(before, beer, 'KRT', '1'),
      (before) => withCountedScan(before, { gtin: carton }),
    );
    expect(lines(count)).toEqual(['product KRT 2', 'product FL 1']);
    expect(lineOfScan(count, { gtin: bottle })?.amount).toBe('1');
  });

  test('that is unknown is named, keeps its amount, and continues under that name', () => {
    const count = flow(
      (before) => withCountedScan(before, { gtin: '96385074' }),
      (before) => withUnknown(before, '96385074'),
      (before) => withNamed(before, 'scan:00000096385074', ' Sirup ', 'Fl'),
      (before) => withCountedScan(before, { gtin: '96385074' }),
    );
    expect(count.lines).toEqual([
      { kind: 'other', id: 'other:00000096385074:fl', gtin: '96385074', name: 'Sirup', unit: 'Fl', amount: '2' },
    ]);
  });
});

test('a removed line stays removed after late answers', () => {
  const change = (count: Count) => withAmount(withFound(withUnknown(count, bottle), bottle, beer, 'FL'), 'product:1:FL', '9');
  expect(change(emptyCount).lines).toEqual([]);
});

test.each([
  ['as last time', '12', '12', false],
  ['a little less than twice', '23.999', '12', false],
  ['twice', '24', '12', true],
  ['more than half', '6.001', '12', false],
  ['half', '6', '12', true],
  ['nothing left', '0', '12', true],
  ['nothing last time', '24', '0', false],
  ['not counted last time', '24', undefined, false],
])('%s needs confirmation: %s after %s → %s', (_case, counted, last, expected) => {
  expect(isFarFrom(decimal(counted), last === undefined ? undefined : decimal(last))).toBe(expected);
});

test('confirmation is needed until it is given, and again if the total changes', () => {
  const last = new Map([['104711', decimal(10)]]);
  const count = flow((before) => withCountedProduct(before, beer, 'KRT', '1'));
  expect([...questionableSkus(count, last)]).toEqual(['104711']);
  const confirmed = withConfirmed(count, '104711');
  expect([...questionableSkus(confirmed, last)]).toEqual([]);
  expect([...questionableSkus(withCountedProduct(confirmed, beer, 'FL', '1'), last)]).toEqual(['104711']);
});

describe('a code with an amount', () => {
  const loaf = '9001003706891';
  const cheese: CountedProduct = {
    sku: '104711',
    name: 'Bergkäse',
    units: [
      { abbreviation: 'KG', name: 'Kilogramm', ratio: 1, gtins: [] },
      { abbreviation: 'LAI', name: 'Laib', ratio: 6.5, gtins: [loaf] },
    ],
  };

  test('counts kilograms of weighed goods, separately from pieces', () => {
    const count = flow(
      (before) => withCountedScan(before, { gtin: loaf, kilograms: '6.125' }, cheese),
      (before) => withCountedScan(before, { gtin: loaf, pieces: 3 }, cheese),
      (before) => withCountedScan(before, { gtin: loaf, kilograms: '6.4' }, cheese),
    );
    expect(lines(count)).toEqual(['product KG 12.525', 'product LAI 3']);
    expect(lineOfScan(count, { gtin: loaf, kilograms: '1' })?.id).toBe('product:104711:KG');
    expect(lineOfScan(count, { gtin: loaf })?.id).toBe('product:104711:LAI');
  });

  test('counts pieces of goods that are not weighed, whatever their weight', () => {
    expect(lines(flow((before) => withCountedScan(before, { gtin: carton, kilograms: '9.5', pieces: 2 }, beer)))).toEqual([
      'product KRT 2',
    ]);
    expect(lines(flow((before) => withCountedScan(before, { gtin: carton, kilograms: '9.5' }, beer)))).toEqual(['product KRT 1']);
  });

  test('waits with its weight until the product is known', () => {
    const count = flow(
      (before) => withCountedScan(before, { gtin: loaf, kilograms: '6.125' }),
      (before) => withCountedScan(before, { gtin: loaf }),
      (before) => withCountedScan(before, { gtin: loaf, kilograms: '6.4' }),
    );
    expect(lines(count)).toEqual([`scan ${loaf} 12.525`, `scan ${loaf} 1`]);
    expect(lines(withFound(count, loaf, cheese, 'LAI'))).toEqual(['product KG 12.525', 'product LAI 1']);
    // For goods that aren't weighed, each label counts one.
    const unweighed = { ...cheese, units: cheese.units.slice(1) };
    expect(lines(withFound(count, loaf, unweighed, 'LAI'))).toEqual(['product LAI 3']);
    expect(withUnknown(count, loaf).lines.every((line) => line.kind === 'scan' && line.isUnknown)).toBe(true);
  });
});
