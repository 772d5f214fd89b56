import { describe, expect, it } from 'vitest';
import { productOf, wireUnit } from '#tests/examples/wire.ts';
import { codesOf, readQuickEntry } from './quickEntry';
import { quickRows, type CodeState } from './quickEntryRows';
import { searchWords } from './quickEntryWords';

const eggs = productOf({
  sku: '104711',
  name: 'Freilandeier',
  units: [wireUnit('STK', 1, { name: 'Stück' }), wireUnit('KRT', 30, { name: 'Karton', isDefault: true })],
});
const beer = productOf({
  sku: '104712',
  name: 'Märzen Quattro Stagioni',
  units: [wireUnit('FLA', 1, { name: 'Flasche' }), wireUnit('KIS', 20, { name: 'Kiste', isDefault: true })],
});
const water = productOf({ sku: '104713', name: 'Wasser', units: [wireUnit('KIS', 1, { name: 'Kiste', isDefault: true })] });

function results(text: string): readonly string[] {
  const lines = readQuickEntry(text);
  const states = lines.flatMap(codesOf).map((code): [string, CodeState] => {
    const product = [eggs, beer, water].find(({ sku }) => sku === code);
    return [code, product ? { kind: 'found', product } : { kind: 'unknown' }];
  });
  return quickRows(lines, { codes: new Map(states), cartLines: [], isOrderLimitReached: false }).map((row) => {
    if (row.state === 'ready') return `${row.choice.amount} ${row.choice.unit.abbreviation}`;
    if (row.state !== 'open') return row.state;
    if (row.parts.length > 0) return row.parts.map(({ text: part }) => part).join(' + ');
    return [row.problem.kind, ...row.choices.map(({ amount, unit }) => `${amount} ${unit.abbreviation}`)].join(', ');
  });
}

describe('numbers in words', () => {
  it.each([
    ['zwei Kisten 104712', '2 KIS'],
    ['104712 drei Flaschen', '3 FLA'],
    ['104712: Zwölf', '12 KIS'],
    ['zwei 104712', '2 KIS'],
    ['104712 eine Kiste', '1 KIS'],
    ['eine halbe Kiste 104712', '10 FLA'],
    ['eineinhalb Kisten 104712', '30 FLA'],
    ['two crates 104712', '2 KIS'],
    ['half a crate 104712', '10 FLA'],
    ['one and a half crates 104712', '30 FLA'],
    ['104712 a crate', '1 KIS'],
    ['due casse 104712', '2 KIS'],
    ['una cassa e mezza 104712', '30 FLA'],
    ['mezza cassa 104712', '10 FLA'],
    ['3 viertel Kisten 104712', '15 FLA'],
    ['zweimal 104712', '2 KIS'],
    ['104712;zwei;Fl', '2 FLA'],
    ['Artikelnummer;Menge\n104712;zwei Flaschen', 'heading; 2 FLA'],
    ['zwei 104711 und drei 104712', '2 104711 + 3 104712'],
    ['je zwei 104711 104712', '2x 104711 + 2x 104712'],
    // A dozen counts pieces, or the unit named after it.
    ['ein Dutzend Eier 104711', '12 STK'],
    ['104711 2 Dutzend', '24 STK'],
    ['half a dozen 104711', '6 STK'],
    ['una dozzina di uova 104711', '12 STK'],
    ['mezza dozzina 104711', '6 STK'],
    ['104712 ein Dutzend', '12 FLA'],
    ['zwei Dutzend Kisten 104712', '24 KIS'],
    ['2 dozen bottles 104712', '24 FLA'],
    ['ein Dutzend 104713', 'unitNotSold'],
    // Asked, where they may mean something else.
    ['eine Kiste 104712 à 24', 'severalAmounts, 1 KIS, 24 KIS'],
    ['drei bis vier Kisten 104712', 'severalAmounts, 3 KIS, 4 KIS'],
    ['104712 Märzen Quattro Stagioni', 'noAmount'],
    ['104712 Quattro Stagioni 2', '2 KIS'],
    ['104712 due Monday', 'noAmount'],
    ['104712 ein paar', 'noAmount'],
    ['104712 2 Fl 12,90 a kg', '2 FLA'],
    ['zwei Kisten Tomaten', 'noNumber'],
  ])('%j comes to %s', (text, result) => expect(results(text).join('; ')).toBe(result));

  it('are not part of the search text', () => {
    expect(searchWords('zwei Kisten Tomaten')).toBe('Tomaten');
    expect(searchWords('Pizza quattro formaggi')).toBe('Pizza quattro formaggi');
  });
});
