import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { manyUnitNames, unitNames } from '#mocks/catalogue/vocabulary/units.ts';
import { decimal } from '#domain/price/money.ts';
import { messages as english } from './catalogues/en';
import { messages as german } from './catalogues/de';
import { messages as italian } from './catalogues/it';
import { localeOf } from './locale';
import { formatUnits, shortUnitName, unitLabel, unitName } from './unitName';

const catalogues = { de: german, en: english, it: italian };
const languages = ['de', 'en', 'it'] as const;
const intlOf = (language: (typeof languages)[number]) => createIntl({ locale: localeOf[language], messages: catalogues[language] });

test.each([
  ['de', 'FLA', 'Flasche', 1, '1 Flasche'],
  ['de', 'FLA', 'Flasche', 2, '2 Flaschen'],
  ['de', 'STK', 'Stück', 1500, '1.500 Stück'],
  ['en', 'STK', 'Piece', 1500, '1.500 pieces'],
  ['it', 'STK', 'Pezzo', 1500, '1500 pezzi'],
  ['en', 'LAI', 'Wheel', 1.5, '1,5 wheels'],
  ['de', 'LAI', 'Laib', 4, '4 Laib'],
  ['de', 'KRT', 'Karton', 0.5, '0,5 Kartons'],
  ['en', 'KRT', 'Carton', 1, '1 carton'],
  ['en', 'KRT', 'Carton', 6, '6 cartons'],
  ['it', 'KRT', 'Cartone', 6, '6 cartoni'],
  ['it', 'FLA', 'Bottiglia', 0, '0 bottiglie'],
] as const)('%s: %s, called %s, × %d is %s', (locale, abbreviation, name, quantity, shown) => {
  expect(formatUnits(intlOf(locale), quantity, { name, abbreviation })).toBe(shown.replaceAll(' ', '\u00a0'));
  expect(formatUnits(intlOf(locale), decimal(quantity), { abbreviation })).toBe(shown.replaceAll(' ', '\u00a0'));
});

test.each([
  ['de', { name: 'Flasche', abbreviation: 'FLA' }, 12, 'Fl.'],
  ['de', { name: 'Packung', abbreviation: 'PKG' }, 1, 'Pkg.'],
  ['en', { name: 'Pack', abbreviation: 'PKG' }, 1, 'pack'],
  ['en', { name: 'Piece', abbreviation: 'STK' }, 8, 'pcs'],
  ['it', { name: 'Forma', abbreviation: 'LAI' }, 2, 'forme'],
  ['it', { name: 'Chilogrammo', abbreviation: 'KG' }, 2, 'kg'],
  // A name of the backend's own: whole where it is short, else its first letters.
  ['de', { name: 'Steige', abbreviation: 'KIS' }, 2, 'Steige'],
  ['de', { name: 'Großgebinde', abbreviation: 'GGB' }, 2, 'Großg.'],
  ['de', { abbreviation: 'GROSSGEBINDE' }, 2, 'GROSS.'],
  ['de', { name: '', abbreviation: '' }, 2, ''],
] as const)('%s: %o, in a narrow place, × %d is %s', (locale, unit, quantity, shown) => {
  expect(shortUnitName(intlOf(locale), unit, quantity)).toBe(shown);
});

test.each(languages)('no short name of a unit is longer than 7 letters in %s', (locale) => {
  const names = Object.keys(unitNames).map((abbreviation) => shortUnitName(intlOf(locale), { abbreviation }, 2));
  expect(names.filter((name) => name.length > 7)).toEqual([]);
});

describe('unknown units', () => {
  const intl = intlOf('de');
  test.each([
    ['a unit of a backend of its own', { name: 'Kübel', abbreviation: 'KUE' }, 'Kübel'],
    ['a known key with another name', { name: 'Steige', abbreviation: 'KIS' }, 'Steige'],
    ['a key without a name', { abbreviation: 'KUE' }, 'KUE'],
    ['a key in other letters', { abbreviation: 'Stk' }, 'Stück'],
    ['a measure', { name: 'Kilogramm', abbreviation: 'KG' }, 'kg'],
    ['a key that is a property of every object', { abbreviation: 'constructor' }, 'constructor'],
    ['no unit at all', { name: '', abbreviation: '' }, ''],
  ])('%s', (_what, unit, shown) => expect(unitName(intl, unit, 2)).toBe(shown));

  test('a quantity without a unit has the number only', () => expect(formatUnits(intl, 3, { abbreviation: undefined })).toBe('3'));
});

test("a unit alone has the backend's name", () => {
  expect(unitLabel(intlOf('en'), { name: 'Bottle', abbreviation: 'FLA' })).toBe('Bottle');
  expect(unitLabel(intlOf('en'), { abbreviation: 'FLA' })).toBe('bottle');
});

test.each(languages)('every unit of the mock catalogue has its plural in %s', (locale) => {
  const place = languages.indexOf(locale);
  const named = (names: string) => (names.split('|')[place] ?? '').toLowerCase();
  const ours = (abbreviation: string, quantity: number) => unitName(intlOf(locale), { abbreviation }, quantity).toLowerCase();
  const codes = (Object.keys(unitNames) as (keyof typeof unitNames)[]).filter((code) => code !== 'KG');
  expect(codes.filter((code) => ours(code, 1) !== named(unitNames[code]) || ours(code, 2) !== named(manyUnitNames[code]))).toEqual([]);
});
