import { describe, expect, it } from 'vitest';
import type { Product as WireProduct } from '#gen/models/index.ts';
import type { CartLine } from '../cart/cart';
import { lineOf, productOf, wireUnit } from '#tests/examples/wire.ts';
import { codesOf, readQuickEntry } from './quickEntry';
import { quickRows, type CodeState, type QuickRow } from './quickEntryRows';

const pieces = [wireUnit('STK', 1, { name: 'Stück', isDefault: true }), wireUnit('KRT', 6, { name: 'Karton' })];
const bottles = [wireUnit('FLA', 1, { name: 'Flasche' }), wireUnit('KIS', 12, { name: 'Kiste', isDefault: true })];
const packs = [wireUnit('PKG', 1, { name: 'Packung', isDefault: true }), wireUnit('KRT', 10, { name: 'Karton' })];
const wheels = [wireUnit('KG', 1, { name: 'Kilogramm', isVisible: false }), wireUnit('LAI', 6, { name: 'Laib', isDefault: true })];

/** The catalogue of these tests. */
const catalogue: Readonly<Record<string, Partial<WireProduct>>> = {
  4711: { name: 'Bergkäse 6 Monate', units: pieces },
  4712: { name: 'Märzen', units: [...bottles, wireUnit('PAL', 480, { name: 'Palette', isVisible: false })] },
  4713: { name: 'Butter', units: packs, netFillingQuantity: { quantity: 500, unit: 'g' } },
  4714: { name: 'Bergkäse, Laib', units: wheels },
  4715: { name: 'Milch', units: pieces, minSaleQuantity: 18 },
  4716: { name: 'Wolfsbarsch', units: pieces, shopAvailability: { status: 'AVAILABLE_SOON', availabilityETA: '2026-11-27' } },
  4717: { name: 'Essig', units: pieces, shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } },
  4718: { name: 'Kiste mit Körben', units: [wireUnit('KI1', 6, { name: 'Kiste' }), wireUnit('KI2', 12, { name: 'Kiste' })] },
  4719: { name: 'Sauerteigbrot Laib', units: pieces },
  4720: {
    name: 'Kopfsalat',
    units: [wireUnit('STK', 1, { name: 'Stück', isVisible: false }), wireUnit('KIS', 8, { name: 'Kiste', isDefault: true })],
  },
  4721: {
    name: 'Austern, 50 Stück',
    units: [wireUnit('KIS', 1, { name: 'Kiste', isDefault: true })],
    netFillingQuantity: { quantity: 50, unit: 'Stück' },
  },
  4722: { name: 'Huhn, 2 kg Packung', units: packs, netFillingQuantity: { quantity: 2, unit: 'kg' } },
  4723: {
    name: 'Schlagobers, 1 l Packung',
    units: [wireUnit('PKG', 1, { name: 'Packung' }), wireUnit('KRT', 12, { name: 'Karton', isDefault: true })],
    netFillingQuantity: { quantity: 1, unit: 'l' },
  },
  4724: { name: 'Croissant, 60 × 80 g', units: [wireUnit('KRT', 1, { name: 'Karton', isDefault: true })] },
  104711: {
    name: 'Bergkäse jung',
    units: [wireUnit('STK', 1, { name: 'Stück', isDefault: true }), wireUnit('KRT', 6, { name: 'Karton', gtins: ['9001003706907'] })],
  },
  2: { name: 'Zwei', units: pieces },
};

function codes(text: string): ReadonlyMap<string, CodeState> {
  const state = (code: string): CodeState => {
    if (code === '4799') return { kind: 'restricted' };
    if (code === '4798') return { kind: 'notInFair' };
    const found = code === 'AT-4711' ? '4711' : code;
    const barcode = { 9001003706907: 'KRT', 9001003706891: 'STK' }[code];
    if (barcode !== undefined) {
      const product = productOf({ sku: '104711', ...catalogue[104711] });
      return { kind: 'found', product, unit: product.units.find(({ abbreviation }) => abbreviation === barcode) };
    }
    return catalogue[found] ? { kind: 'found', product: productOf({ sku: found, ...catalogue[found] }) } : { kind: 'unknown' };
  };
  return new Map(
    readQuickEntry(text)
      .flatMap(codesOf)
      .map((code) => [code, state(code)]),
  );
}

function rows(text: string, over: { cartLines?: CartLine[]; isOrderLimitReached?: boolean } = {}): readonly QuickRow[] {
  return quickRows(readQuickEntry(text), { codes: codes(text), cartLines: [], isOrderLimitReached: false, ...over });
}

function short(row: QuickRow | undefined): string | undefined {
  if (!row) return undefined;
  if (row.state === 'ready') {
    const { requestedLine, choice, notes } = row;
    return [`${choice.amount} ${choice.unit.abbreviation} ${requestedLine.sku}`, ...notes.map((note) => note.kind)].join(', ');
  }
  if (row.state !== 'open') return row.state;
  if (row.parts.length > 0) return `${row.problem.kind}: ${row.parts.map(({ text }) => text).join(' + ')}`;
  return [row.problem.kind, ...row.choices.map(({ amount, unit, product }) => `${amount} ${unit.abbreviation} ${product.sku}`)].join(', ');
}
const only = (text: string, over = {}) => short(rows(text, over)[0]);

describe('quickRows', () => {
  it.each([
    ['4711 1e3', '1e3'],
    ['4711;1,2E+03', '1,2E+03'],
    ['Artikelnummer;Menge\n4711;1E3', '1E3'],
    ['Artikelnummer;Menge\n4711;#WERT!', '#WERT!'],
  ])('names an amount that is written as no number: %j', (text, written) => {
    expect(rows(text).at(-1)).toMatchObject({ state: 'open', problem: { kind: 'unreadAmount', written }, reading: { code: '4711' } });
  });
  it.each([
    ['4711 3', '3 STK 4711'],
    ['3 4711', '3 STK 4711'],
    ['3 Kt 4711', '3 KRT 4711'],
    ['4711;3;Karton', '3 KRT 4711'],
    ['4711;3;cartoni', '3 KRT 4711'],
    ['4711;3;pcs', '3 STK 4711'],
    ['4711;3;pz.', '3 STK 4711'],
    ['4711 3 STÜCK', '3 STK 4711'],
    ['4711 3 Stueck', '3 STK 4711'],
    ['4711 3 Kart', '3 KRT 4711'],
    ['4712 3', '3 KIS 4712'],
    ['4712 3 Fl.', '3 FLA 4712'],
    ['AT-4711 3', '3 STK 4711'],
    ['3 Kt 4711 Bergkäse', '3 KRT 4711'],
    ['3 Kt 4711 Bergkäse 6 Monate', '3 KRT 4711'],
    ['4711;Bergkäse 6 Monate;3;Kt;12,90', '3 KRT 4711, ignored'],
    ['3 Kt 4711 bitte frisch', '3 KRT 4711, ignored'],
    // Half a word of the name is no part of it, and a unit's word in a unit's place is asked about even where the name has it.
    ['4711 3 K', 'unitNotSold'],
    ['4711;3;B', 'unitNotSold'],
    ['4711 3 Mon', 'unitNotSold'],
    ['4711;3;Mon', 'unitNotSold'],
    ['3 Kt 4711 Berg', '3 KRT 4711, ignored'],
    ['4714;2;Laib', '2 LAI 4714'],
    ['4719;2;Laib', 'unitNotSold'],
    ['2x 4719 Stk Sauerteigbrot Laib', '2 STK 4719'],
    // Thousands, and numbers that make no single amount.
    ['4711 1 000', '1000 STK 4711'],
    ['4711\t12\u00a0500', '12500 STK 4711'],
    ['4711 12 500', 'severalAmounts, 12500 STK 4711, 12 STK 4711, 500 STK 4711'],
    ['4711 3 x 6', 'severalAmounts'],
    ['4711;2 x 6', 'severalAmounts'],
    ['2 x 6 4711', 'severalAmounts'],
    ['3 x 4711', '3 STK 4711'],
    // A part of a unit is whole in another one: half a crate of twelve is six bottles.
    ['4712 0,5 Kiste', '6 FLA 4712, converted'],
    ['4712 1,5', '18 FLA 4712, converted'],
    ['4711 0,3 Kt', 'notWhole, 1 STK 4711, 2 STK 4711'],
    ['4711 1,5', 'notWhole, 1 STK 4711, 2 STK 4711'],
    // Measures: packs of 500 g, ten to the carton; a wheel weighs 6 kg.
    ['1,5 kg 4713', '3 PKG 4713, converted'],
    ['5 kg 4713', '1 KRT 4713, converted'],
    ['500 g 4713', '1 PKG 4713, converted'],
    ['1,2 kg 4713', 'notWhole, 2 PKG 4713, 3 PKG 4713'],
    ['12 kg 4714', '2 LAI 4714, converted'],
    ['10 kg 4714', 'notWhole, 1 LAI 4714, 2 LAI 4714'],
    ['4711 3 kg', 'unitNotSold'],
    // "1,500" is fifteen hundred or one and a half; both fit a measure, and only one a piece.
    ['4713;1,500;kg', 'severalAmounts, 300 KRT 4713, 3 PKG 4713'],
    ['4711;1.500;Stk', '1500 STK 4711'],
    ['4711 3 Palette', 'unitNotSold'],
    // The warehouse's own units are no way to order.
    ['4712 3 Palette', 'unitNotSold'],
    ['4718 3 Kiste', 'unitUnclear'],
    ['4711', 'noAmount'],
    ['4711 Kt', 'noAmount'],
    ['4711 0', 'belowOne'],
    ['4711 -3', 'belowOne'],
    ['4711 99999', '99999 STK 4711'],
    ['4711 100000', 'tooMuch'],
    ['4715 3', '18 STK 4715, raised'],
    ['4715 1 Kt', '3 KRT 4715, raised'],
    ['4715 18', '18 STK 4715'],
    ['4716 3', 'notAvailable'],
    ['4717 3', 'noLongerAvailable'],
    ['4700 3', 'unknownNumber'],
    ['4799 3', 'restricted'],
    ['4798 3', 'notInFair'],
    ['Butter', 'noNumber'],
    ['1 3 4 5 6 7 8', 'unclear'],
    ['Artikel;Menge', 'heading'],
    // Pieces and bottles of the warehouse alone are measures of the crate; so is the content in its name.
    ['4720 16 Stück', '2 KIS 4720, converted'],
    ['4720;16;pcs', '2 KIS 4720, converted'],
    // A bottle, a pack, a loaf is a piece too; a carton is not.
    ['4712 24 Stk', '2 KIS 4712, converted'],
    ['4714 3 Stück', '3 LAI 4714, converted'],
    ['4724 3 Stück', 'unitNotSold'],
    ['4720 20 Stk', 'notWhole, 2 KIS 4720, 3 KIS 4720'],
    ['4720 5 Stk', 'notWhole, 1 KIS 4720'],
    ['4721 100 Stück', '2 KIS 4721, converted'],
    ['4722 5kg', 'notWhole, 2 PKG 4722, 3 PKG 4722'],
    ['4722 6 kg', '3 PKG 4722, converted'],
    // No number is dropped silently: two possible amounts raise a question, other numbers a note.
    ['4723 1l 24', 'severalAmounts, 24 PKG 4723, 24 KRT 4723, 1 PKG 4723'],
    ['4711 3 Kt 12', 'severalAmounts, 3 KRT 4711, 12 STK 4711'],
    ['Milch 1l 4723 24 Stk', 'severalAmounts, 2 KRT 4723, 1 PKG 4723'],
    ['104711,3;104711,5', 'severalGoods: 104711 3 + 104711 5'],
    ['a) 104711 3', '3 STK 104711'],
    ['4723 24x1l', 'severalAmounts'],
    ['4711 Bergkäse 6 Monate gereift, ca. 6 kg 3', 'severalAmounts, 3 STK 4711'],
    ['4712 3 Kisten (36 Flaschen)', '3 KIS 4712'],
    ['4711 3-4', 'severalAmounts, 3 STK 4711, 4 STK 4711'],
    ['4711 3-4 Kt', 'severalAmounts, 3 KRT 4711, 4 KRT 4711'],
    ['4711 3 bis 4 Kt', 'severalAmounts, 3 KRT 4711, 4 KRT 4711'],
    ['4711 3 Kt Montag', '3 KRT 4711, ignored'],
    ['4711 3 Montag', '3 STK 4711, ignored'],
    ['4711 3 Bergkäse 6 Monate', '3 STK 4711'],
    ['4711 3 Stk 12,90 €', '3 STK 4711, ignored'],
    ['4711 3 Stk für 30.11.', '3 STK 4711, ignored'],
    ['4711 3 um 14:30', '3 STK 4711, ignored'],
    ['4711;3;Kt;12,00', '3 KRT 4711, ignored'],
    ['4711 3 à 12,90', '3 STK 4711, ignored'],
    ['4711 ½ Kt', '3 STK 4711, converted'],
    ['4712 1 1/2 Kisten', '18 FLA 4712, converted'],
    // Other notations of a number.
    ['4711/3', '3 STK 4711'],
    ['4711-3', '3 STK 4711'],
    ['10 47 11 x 3', '3 STK 104711'],
    ['10.47.11 3', '3 STK 104711'],
    ['1. 104711 3', '3 STK 104711'],
    ['[ ] 3 x 104711', '3 STK 104711'],
    ['="104711";3', '3 STK 104711'],
    ['104711.......3', '3 STK 104711'],
    ['Art.-Nr.: 104711, Menge: 3, Einheit: Stk', '3 STK 104711, ignored'],
    ['@4711 3', '3 STK 4711'],
    ['*4711* 3', '3 STK 4711'],
    ['4711 **3** _Stk_', '3 STK 4711'],
    ['4711 3 EUR 12,90', '3 STK 4711, ignored'],
    ['ca. 3 Stk 4711', '3 STK 4711'],
    ['3mal 4711', '3 STK 4711'],
    ['3 times 4711', '3 STK 4711'],
    ['104711 3+5', 'severalAmounts, 3 STK 104711, 5 STK 104711'],
    ['3 Kartons 4711', '3 KRT 4711'],
    ['3 Karton 2025', 'unknownNumber'],
    // The content of a crate isn't its number.
    ['4712 12er Kiste', 'noAmount'],
    ['4712 3 12er Kisten', '3 KIS 4712, ignored'],
    ['4712 3x6er', 'severalAmounts'],
    // Several goods in one line.
    ['104711 3, 4712 5', 'severalGoods: 104711 3 + 4712 5'],
    ['104711 3,4712 5', 'severalGoods: 104711 3 + 4712 5'],
    ['104711 3; 4712 5', 'severalGoods: 104711 3 + 4712 5'],
    ['3x 104711 und 5x 4712', 'severalGoods: 3x 104711 + 5x 4712'],
    ['3 Stk 104711 + 5 Fl 4712', 'severalGoods: 3 Stk 104711 + 5 Fl 4712'],
    ['104711 3 Stk 4712 5 Fl', 'severalGoods: 104711 3 Stk + 4712 5 Fl'],
    ['Bergkäse 104711 3, Bier 4712 5', 'severalGoods: Bergkäse 104711 3 + Bier 4712 5'],
    ['je 3 104711 4712', 'severalGoods: 3x 104711 + 3x 4712'],
    ['3 von jedem: 104711, 4712', 'severalGoods: 3x 104711 + 3x 4712'],
    ['3 each of 104711 and 4712', 'severalGoods: 3x 104711 + 3x 4712'],
    ['due di ciascuno: 104711 e 4712', 'severalGoods: 2x 104711 + 2x 4712'],
    ['104711 3, 999999 5', 'severalGoods: 104711 3 + 999999 5'],
    ['3x 104711 Kdnr 999999', '3 STK 104711, ignored'],
    ['104711 3, 104711 5 Kt', 'severalGoods: 104711 3 + 104711 5 Kt'],
    ['104711, 4712', 'severalGoods: 104711 + 4712'],
    ['4711 4712', 'severalGoods: 4711 + 4712'],
    ['104711 1, 4711 2, 4712 3, 4713 4', 'severalGoods: 104711 1 + 4711 2 + 4712 3 + 4713 4'],
    // A barcode counts the unit that carries it.
    ['9001003706907 3', '3 KRT 104711'],
    ['9001003706907 3 Stk', '3 STK 104711'],
    ['EAN 9001003706891 3', '3 STK 104711'],
    // A message blames the part that is wrong.
    ['Paradeiser 3 Ki', 'noNumber'],
    ['Schlagobers 1l 12', 'noNumber'],
    ['Butter 2500 g', 'noNumber'],
    ['Wein 2022 6 Fl', 'noNumber'],
    ['4700', 'unknownNumber'],
    ['Emmentaler 4700 3', 'unknownNumber'],
    // Mended: the number is put before the line as it was written, which is read again.
    ['4711 ← Käse 2 kg', 'unitNotSold'],
    ['4711 ← Tilsiter 3', '3 STK 4711'],
    ['4711 ← Tilsiter jung 3 Kt bitte', '3 KRT 4711'],
    ['4711 ← 3 Palette Tilsiter', 'unitNotSold'],
    ['Tilsiter 3 4711', '3 STK 4711, ignored'],
    ['4714 ← Bergkäse 12 kg', '2 LAI 4714, converted'],
    ['4723 ← Schlagobers 1l 12', 'severalAmounts, 12 PKG 4723, 12 KRT 4723, 1 PKG 4723'],
    ['12x 4723 PKG ← Schlagobers 1l 12', '12 PKG 4723'],
    // Lines without goods.
    ['Bestellung Montag 30.11.', 'aside'],
    ['Bestellung Nr. 4512', 'aside'],
    ['Bestellung Nr. 4711', 'noAmount'],
    // Both numbers are in the catalogue: it has to be chosen, except where the line says itself which is the amount.
    ['4711 2', 'severalReadings, 2 STK 4711, 4711 STK 2'],
    ['2 Kt 4711', 'severalReadings, 4711 KRT 2, 2 KRT 4711'],
    ['2x 4711', '2 STK 4711'],
    ['4711x 2', '4711 STK 2'],
  ])('%j comes to %s', (text, result) => expect(only(text)).toBe(result));

  it('takes a number in a column of packs as the pack of that size', () => {
    const text = 'Artikelnummer;VE;Menge\n4711;6;2\n4712;12;3\n4713;10 Stk;1\n4711;7;2';
    expect(rows(text).map(short)).toEqual(['heading', '2 KRT 4711', '3 KIS 4712', '1 KRT 4713, ignored', 'unitNotSold']);
  });

  it('names the longest number of an unknown line', () => {
    expect(rows('3 Kt 4700')[0]).toMatchObject({ problem: { code: '4700' }, reading: { code: '4700', amount: '3', words: ['Kt'] } });
  });

  it('waits for numbers that are still being looked up', () => {
    const known = new Map([...codes('4711 3')].filter(([code]) => code === '4711'));
    expect(quickRows(readQuickEntry('4711 3'), { codes: known, cartLines: [], isOrderLimitReached: false }).map(short)).toEqual([
      'looking',
    ]);
  });

  it('reports the amount in the cart, and counts it for the minimum', () => {
    const held = lineOf({ sku: '4715', ...catalogue[4715] }, { amount: 18 });
    expect(only('4715 3', { cartLines: [held] })).toBe('3 STK 4715, inCart');
    const few = lineOf({ sku: '4715', ...catalogue[4715] }, { amount: 10 });
    // 8 are missing to 18.
    expect(only('4715 3', { cartLines: [few] })).toBe('8 STK 4715, raised, inCart');
  });

  it('sums lines of one product, says so, and raises the last one if all are below the minimum', () => {
    expect(rows('4715 3\n4711 1\n4715 1 Kt').map(short)).toEqual(['3 STK 4715', '1 STK 4711', '3 KRT 4715, raised, sameAs']);
    expect(rows('4715 9\n4715 9').map(short)).toEqual(['9 STK 4715', '9 STK 4715, sameAs']);
  });

  it('refuses an amount above the maximum of a line', () => {
    const held = lineOf({ sku: '4711', units: pieces }, { amount: 99_998 });
    expect(only('4711 1', { cartLines: [held] })).toBe('1 STK 4711, inCart');
    expect(only('4711 3', { cartLines: [held] })).toBe('tooMuch');
    expect(rows('4711 60000\n4711 60000').map(short)).toEqual(['60000 STK 4711', 'tooMuch']);
    const uneven = [wireUnit('STK', 4, { isDefault: true }), wireUnit('KRT', 6)];
    const inOther = lineOf({ sku: '9', units: uneven }, { amount: 1, unitAbbreviation: 'KRT' });
    const terms = {
      codes: new Map<string, CodeState>([['9', { kind: 'found', product: productOf({ sku: '9', units: uneven }) }]]),
      cartLines: [inOther],
      isOrderLimitReached: false,
    };
    expect(quickRows(readQuickEntry('1x 9'), terms).map(short)).toEqual(['otherUnitInCart']);
  });

  it("refuses all lines once the fair's order limit is reached", () => {
    expect(rows('4711 3\n4700 1', { isOrderLimitReached: true }).map(short)).toEqual(['orderLimit', 'unknownNumber']);
  });

  it('leaves no line out', () => {
    const text = 'Artikel;Menge\n4711;3\n\n4700;1\nButter\n4716;2';
    expect(rows(text).map(({ line }) => line)).toEqual([1, 2, 4, 5, 6]);
  });
});
