import { describe, expect, it } from 'vitest';
import { guestWords } from '../allergens/guestWords';
import {
  amountFaultOf,
  clampNumber,
  formatInputNumber,
  isTakenAsNumber,
  numberFaultOf,
  readNumberText,
  steppedNumber,
  withoutWord,
} from './typedNumber';

describe('number field', () => {
  it.each([
    [5, {}, 5],
    [5, { min: 10 }, 10],
    [5, { max: 3 }, 3],
    [5, { min: 1, max: 9 }, 5],
    [-5, { min: 0 }, 0],
    [5, { min: 9, max: 3 }, 9],
    [5, { min: undefined }, 5],
  ])('clamps %d into %j to %d', (value, range, expected) => expect(clampNumber(value, range)).toBe(expected));

  it.each([
    ['12', {}, 12],
    ['1,5', {}, 1.5],
    ['1.5', {}, 1.5],
    ['1.', {}, 1],
    ['1,', {}, 1],
    ['.5', {}, 0.5],
    ['-2', { min: -1 }, -1],
    ['500', { max: 99 }, 99],
    [' 7 ', {}, 7],
    ['３６５', {}, 365],
    ['٣٦٥\u200f', {}, 365],
    ['\u22121', { min: -1 }, -1],
    ['-,5', { min: -1 }, -0.5],
    ['-3', { min: -1 }, -1],
  ])('parses %j with %j as %d', (text, range, expected) => expect(readNumberText(text, range)).toBe(expected));

  it.each([
    ['1.095', 1095],
    ['1,095', 1095],
    ['12.345.678', 12_345_678],
    ['1,5', 1.5],
    ['1.09', 1.09],
    ['1095', 1095],
    ['0.5', 0.5],
  ])('parses %j as %d if only whole numbers are valid', (text, expected) => expect(readNumberText(text, { isWhole: true })).toBe(expected));

  it.each([
    ["1'000", 1000],
    ['1’234’567', 1_234_567],
    ['1 000', 1000],
    ['12\u00a0500', 12_500],
    ['1.000,5', 1000.5],
    ['1,000.5', 1000.5],
    ['1.234.567', 1_234_567],
    ['１．５', 1.5],
    ['1,250', 1.25],
    ['0.125', 0.125],
    ['1234.567', 1234.567],
  ])('parses %j, in the notation of other programs, as %d', (text, expected) => expect(readNumberText(text, {})).toBe(expected));

  it.each(['1.000', '1,000', '12.500', '-1.000'])('refuses the ambiguous %j', (text) => {
    expect(readNumberText(text, { min: -5000 })).toBeUndefined();
    expect(numberFaultOf(text)).toBe('ambiguous');
  });

  it.each([
    ['=2+3', 'formula'],
    ['=SUM(A1:A3)', 'formula'],
    ['2*6', 'formula'],
    ['2 + 3', 'formula'],
    ['-3', 'minus'],
    ['−3', 'minus'],
    ['3-', 'minus'],
    ['3 kg', 'unit'],
    ['3Stk.', 'unit'],
    ['12,50 €', 'unit'],
    ['120 P', 'unit'],
    ['4 °C', 'unit'],
    ['4°', 'unit'],
    ['1E3', 'exponent'],
    ['1,04712e+05', 'exponent'],
    ['100000', 'beyond'],
    ["1'000'000", 'beyond'],
    ['1,2345', 'beyond'],
    ['12a', 'other'],
    ['1..5', 'other'],
    ['viel', 'other'],
  ])('reports for %j: %s', (text, fault) => expect(numberFaultOf(text)).toBe(fault));

  it.each([
    ['2,5', 'fraction'],
    ['2.25', 'fraction'],
    // Spreadsheets write whole numbers with decimals as well.
    ['12,00', 'decimals'],
    ['12.0', 'decimals'],
    ['1.000', 'thousands'],
    ['1,500', 'thousands'],
    ["1'000", 'thousands'],
    ['1.234.567', 'thousands'],
    ['1E3', 'exponent'],
    ['3 kg', 'unit'],
    ['viel', 'other'],
  ])('reports for the amount %j: %s', (text, fault) => expect(amountFaultOf(text)).toBe(fault));

  it.each([
    ['120 Personen', '120'],
    ['120 Pers.', '120'],
    ['120 P', '120'],
    ['80Gäste', '80'],
    ['80 GAESTE', '80'],
    ['12 Tische', '12 Tische'],
    ['Personen', 'Personen'],
    ['12', '12'],
  ])('of %j leaves %j without the word for guests', (text, bare) => expect(withoutWord(text, guestWords)).toBe(bare));

  it.each(['', '-', '.', ',', '1.2.3', '1,2,3', '--1', '1-', 'abc', '1e5', '12a3', '-5', '٣€ 4'])('does not parse %j', (text) => {
    expect(readNumberText(text, {})).toBeUndefined();
    expect(readNumberText(text, { min: 0 })).toBeUndefined();
  });

  it.each([
    ['', {}, true],
    ['1.095,5', {}, true],
    [' 12 ', {}, true],
    ['１٢', {}, true],
    ['-3', {}, false],
    ['-3', { min: 0 }, false],
    ['-3', { min: -1 }, true],
    ['3k', {}, false],
    ['1e5', {}, false],
    ['1 2', {}, false],
    ['½', {}, false],
  ])('%j with %j is accepted by the field: %s', (text, range, isTaken) => expect(isTakenAsNumber(text, range)).toBe(isTaken));

  it.each([
    [0.1, 0.2, {}, 0.3],
    [undefined, 1, {}, 1],
    [9, 2, { max: 10 }, 10],
    [0, -1, { min: 0 }, 0],
    [1.5, -0.5, {}, 1],
  ])('steps from %s by %d within %j to %d', (value, step, range, expected) => expect(steppedNumber(value, step, range)).toBe(expected));

  it.each([
    [undefined, ''],
    [0, '0'],
    [1.5, '1,5'],
    [-2.25, '-2,25'],
    [1234, '1234'],
  ])('shows %s as %j', (value, text) => expect(formatInputNumber(value)).toBe(text));
});
