import { Decimal as Whole } from 'decimal.js';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leanDecimal, leanNames, leanWorkbook, pureCalls } from '#scripts/leanLibraries.ts';

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');
const text = read('decimal.js/decimal.mjs');
const lean = leanDecimal(text);

async function importLean(): Promise<typeof Whole> {
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(lean)}`)) as { Decimal: typeof Whole };
  return module.Decimal;
}

test('Angles, powers, other bases and the constants of a thousand digits are left out', () => {
  expect(lean).not.toMatch(/^P\.(sine|toPower|toBinary|toNearest|toPrecision) =|\d{900}/m);
});

test('The remaining functions compute as the whole library does', async () => {
  const Lean = await importLean();
  const settings = { precision: 64, rounding: Whole.ROUND_HALF_UP, toExpNeg: -9e15, toExpPos: 9e15 };
  const [Small, Large] = [Lean.clone(settings), Whole.clone(settings)];
  const numbers = [
    '0',
    '-0',
    '0.005',
    '-0.005',
    '1',
    '1.005',
    '12.9',
    '0.333333',
    '99999',
    '1e-9',
    '123456789.123456789',
    0.1,
    0.3,
    -7,
    1e21,
  ];
  const outcome = (Type: typeof Whole, one: string | number, other: string | number) => {
    const [a, b] = [new Type(one), new Type(other)];
    return [
      a.plus(b),
      a.minus(b),
      a.times(b),
      a.dividedBy(b),
      a.negated(),
      a.absoluteValue(),
      a.toDecimalPlaces(2),
      a.dividedBy(b).toDecimalPlaces(0, Type.ROUND_CEIL),
      a.equals(b),
      a.lessThan(b),
      a.lessThanOrEqualTo(b),
      a.greaterThan(b),
      a.greaterThanOrEqualTo(b),
      a.comparedTo(b),
      a.isFinite(),
      a.isInteger(),
      a.isNegative(),
      a.isZero(),
      a.toNumber(),
    ].map(String);
  };
  for (const one of numbers) for (const other of numbers) expect(outcome(Small, one, other)).toEqual(outcome(Large, one, other));
});

test.each(['0x10', '0b1', 'NaN', 'Infinity', '1_000', ''])('%j is refused instead of being parsed differently', async (written) => {
  const Lean = await importLean();
  expect(() => new Lean(written)).toThrow('[DecimalError] Invalid argument');
});

test.each([
  ['a method', text.replace('P.plus = P.add = function', 'P.plus = P.add = (')],
  ['the constants', text.replace(/^ {2}PI = '/m, "  pi = '")],
  ['the other notations', text.replace('function parseOther(', 'function parseAnything(')],
])('A library that has %s written otherwise stops the build', (_what, changed) => {
  expect(() => leanDecimal(changed)).toThrow(/decimal\.js has unexpected source text/);
});

test.each([
  ['react-intl/index.js', 'function FormattedMessage('],
  ['react-router/dist/production/lib/dom/lib.js', '/* @__PURE__ */ React$1.forwardRef('],
])('%s keeps its components and loses their display names', (file, component) => {
  const code = leanNames(read(file));
  expect(code).toContain(component);
  expect(code).not.toMatch(/^\w+\.displayName/m);
});

test('Workbooks are zipped in the page', () => {
  const code = leanWorkbook(read('write-excel-file/modules/export/writeXlsxFileUniversal.js'));
  expect(code).toContain('return generateXlsxFileSync(arg1, arg2, arg3, convertFileContentToUint8Array);');
  expect(code).not.toContain('return generateXlsxFileAsync(');
});

test.each(pureCalls)('react-intl makes its components by %s, which is marked as pure for the bundler', (call) => {
  expect(read('react-intl/index.js')).toMatch(new RegExp(`^const Formatted\\w+ = ${call}\\(`, 'm'));
});

test('Unexpected source text stops the build', () => {
  expect(() => leanWorkbook('export const changed = 1;')).toThrow('has unexpected source text');
});
