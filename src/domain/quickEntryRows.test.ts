import { describe, expect, it } from 'vitest';
import type { Product as WireProduct } from '../gen/models';
import type { CartLine } from './cart';
import { lineOf, productOf, wireUnit } from './cart.fixture';
import { codesOf, readQuickEntry } from './quickEntry';
import { quickRows, type CodeState, type QuickRow } from './quickEntryRows';

const pieces = [wireUnit('STK', 1, { name: 'Stück', isDefault: true }), wireUnit('KRT', 6, { name: 'Karton' })];
const bottles = [wireUnit('FLA', 1, { name: 'Flasche' }), wireUnit('KIS', 12, { name: 'Kiste', isDefault: true })];
const packs = [wireUnit('PKG', 1, { name: 'Packung', isDefault: true }), wireUnit('KRT', 10, { name: 'Karton' })];
const wheels = [wireUnit('KG', 1, { name: 'Kilogramm', isVisible: false }), wireUnit('LAI', 6, { name: 'Laib', isDefault: true })];

/** What the catalogue of these tests has. */
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
  2: { name: 'Zwei', units: pieces },
};

function codes(text: string): ReadonlyMap<string, CodeState> {
  const state = (code: string): CodeState => {
    if (code === '4799') return { kind: 'restricted' };
    if (code === '4798') return { kind: 'notInFair' };
    const found = code === 'AT-4711' ? '4711' : code;
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
    const { wish, choice, notes } = row;
    return [`${choice.amount} ${choice.unit.abbreviation} ${wish.sku}`, ...notes.map((note) => note.kind)].join(', ');
  }
  if (row.state !== 'open') return row.state;
  return [row.problem.kind, ...row.choices.map(({ amount, unit, product }) => `${amount} ${unit.abbreviation} ${product.sku}`)].join(', ');
}
const only = (text: string, over = {}) => short(rows(text, over)[0]);

describe('quickRows', () => {
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
    ['4711;Bergkäse 6 Monate;3;Kt;12,90', '3 KRT 4711'],
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
    ['4711 12 500', 'severalReadings, 12500 STK 4711, 12 STK 4711, 500 STK 4711'],
    ['4711 3 x 6', 'severalAmounts'],
    ['4711;2 x 6', 'severalAmounts'],
    ['2 x 6 4711', 'severalAmounts'],
    ['3 x 4711', '3 STK 4711'],
    // A part of a unit is whole in another one: half a crate of twelve is six bottles.
    ['4712 0,5 Kiste', '6 FLA 4712, converted'],
    ['4712 1,5', '18 FLA 4712, converted'],
    ['4711 0,3 Kt', 'notWhole'],
    ['4711 1,5', 'notWhole'],
    // Measures: packs of 500 g, ten to the carton; a wheel weighs 6 kg.
    ['1,5 kg 4713', '3 PKG 4713, converted'],
    ['5 kg 4713', '1 KRT 4713, converted'],
    ['500 g 4713', '1 PKG 4713, converted'],
    ['1,2 kg 4713', 'unitNotSold'],
    ['12 kg 4714', '2 LAI 4714, converted'],
    ['10 kg 4714', 'unitNotSold'],
    ['4711 3 kg', 'unitNotSold'],
    // "1,500" is fifteen hundred or one and a half; both fit a measure, and only one a piece.
    ['4713;1,500;kg', 'severalReadings, 300 KRT 4713, 3 PKG 4713'],
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
    // Both numbers are in the catalogue: it has to be chosen, except where the line says itself which is the amount.
    ['4711 2', 'severalReadings, 2 STK 4711, 4711 STK 2'],
    ['2 Kt 4711', 'severalReadings, 4711 KRT 2, 2 KRT 4711'],
    ['2x 4711', '2 STK 4711'],
    ['4711x 2', '4711 STK 2'],
  ])('%j comes to %s', (text, result) => expect(only(text)).toBe(result));

  it('names of an unknown line its longest number', () => {
    expect(rows('3 Kt 4700')[0]).toMatchObject({ problem: { code: '4700' }, reading: { code: '4700', amount: '3', words: ['Kt'] } });
  });

  it('waits for numbers that are still being looked up', () => {
    const known = new Map([...codes('4711 3')].filter(([code]) => code === '4711'));
    expect(quickRows(readQuickEntry('4711 3'), { codes: known, cartLines: [], isOrderLimitReached: false }).map(short)).toEqual([
      'looking',
    ]);
  });

  it('tells of what the cart has, and counts it for the minimum', () => {
    const held = lineOf({ sku: '4715', ...catalogue[4715] }, { amount: 18 });
    expect(only('4715 3', { cartLines: [held] })).toBe('3 STK 4715, inCart');
    const few = lineOf({ sku: '4715', ...catalogue[4715] }, { amount: 10 });
    // 8 are missing to 18.
    expect(only('4715 3', { cartLines: [few] })).toBe('8 STK 4715, raised, inCart');
  });

  it('adds up lines of one product, says so, and raises the last one where all are too little', () => {
    expect(rows('4715 3\n4711 1\n4715 1 Kt').map(short)).toEqual(['3 STK 4715', '1 STK 4711', '3 KRT 4715, raised, sameAs']);
    expect(rows('4715 9\n4715 9').map(short)).toEqual(['9 STK 4715', '9 STK 4715, sameAs']);
  });

  it("says what a line of the cart can't hold", () => {
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

  it("lets nothing through when the fair's order limit is reached", () => {
    expect(rows('4711 3\n4700 1', { isOrderLimitReached: true }).map(short)).toEqual(['orderLimit', 'unknownNumber']);
  });

  it('leaves no line out', () => {
    const text = 'Artikel;Menge\n4711;3\n\n4700;1\nButter\n4716;2';
    expect(rows(text).map(({ line }) => line)).toEqual([1, 2, 4, 5, 6]);
  });
});
