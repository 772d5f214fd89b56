import { Decimal as Whole } from 'decimal.js';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leanClient, leanDecimal, leanIntl, leanNames, leanQueries, leanWorkbook, pureCalls } from '../../scripts/leanLibraries';

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');
const text = read('decimal.js/decimal.mjs');
const lean = leanDecimal(text);

test('Endless lists are left out of queries, and nothing in the shop asks for one', () => {
  expect(leanQueries(read('@tanstack/query-core/build/modern/query.js'))).not.toContain('infiniteQueryBehavior');
  expect(leanClient(read('@tanstack/query-core/build/modern/queryClient.js'))).not.toMatch(/^\t\w*[iI]nfiniteQuery/m);
  const endless = globSync('src/**/*.{ts,tsx}').filter((file) => /[iI]nfiniteQuer/.test(readFileSync(file, 'utf8')));
  expect(endless).toEqual([]);
  expect(() => leanQueries('')).toThrow(/query-core/);
});

async function importLean(): Promise<typeof Whole> {
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(lean)}`)) as { Decimal: typeof Whole };
  return module.Decimal;
}

test('Angles, powers, other bases and the constants of a thousand digits are left out', () => {
  expect(lean).not.toMatch(/^P\.(sine|toPower|toBinary|toNearest|toPrecision) =|\d{900}/m);
});

test('What is left computes as the whole does', async () => {
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

test.each(['0x10', '0b1', 'NaN', 'Infinity', '1_000', ''])('%j is refused instead of being read in another way', async (written) => {
  const Lean = await importLean();
  expect(() => new Lean(written)).toThrow('[DecimalError] Invalid argument');
});

test.each([
  ['a method', text.replace('P.plus = P.add = function', 'P.plus = P.add = (')],
  ['the constants', text.replace(/^ {2}PI = '/m, "  pi = '")],
  ['the other notations', text.replace('function parseOther(', 'function parseAnything(')],
])('A library that has %s written otherwise stops the build', (_what, changed) => {
  expect(() => leanDecimal(changed)).toThrow(/decimal\.js is written in another way/);
});

test.each([
  [
    '@formatjs/intl',
    'formatMessage: formatMessage.bind(null',
    'formatDate: formatDate.bind(null',
    leanIntl(read('@formatjs/intl/index.js')),
  ],
  ['react-intl', 'function FormattedMessage(', '\nFormattedDateTimeRange.displayName', leanNames(read('react-intl/index.js'))],
  [
    'react-router',
    '/* @__PURE__ */ React$1.forwardRef(',
    'NavLink.displayName',
    leanNames(read('react-router/dist/production/lib/dom/lib.js')),
  ],
  [
    'write-excel-file',
    'return generateXlsxFileSync(arg1, arg2, arg3, convertFileContentToUint8Array);',
    'return generateXlsxFileAsync(',
    leanWorkbook(read('write-excel-file/modules/export/writeXlsxFileUniversal.js')),
  ],
])('%s keeps what the shop uses and loses what it does not', (_library, used, unused, code) => {
  expect(code).toContain(used);
  expect(code).not.toContain(unused);
});

test.each(pureCalls)('react-intl makes its components by %s, which the bundler is told to be pure', (call) => {
  expect(read('react-intl/index.js')).toMatch(new RegExp(`^const Formatted\\w+ = ${call}\\(`, 'm'));
});

test.each([leanIntl, leanNames, leanWorkbook])('Another text stops the build: %o', (leaner) => {
  expect(() => leaner('export const changed = 1;')).toThrow('is written in another way');
});
