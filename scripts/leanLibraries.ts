import type { Plugin } from 'vite';
import type { Decimal } from '#domain/price/money.ts';

/**
 * Removes unused parts of libraries from the build that the bundler can't drop: methods of decimal.js (8.6 KiB of the first load), which
 * are put onto a prototype, and components with an assigned name.
 * `src/domain/price/money.ts` declares only the methods that stay, so the type check refuses a call of one that is gone.
 *
 * @throws Error if a library's source no longer looks as expected
 */
export function leanLibraries(): Plugin[] {
  return [
    lean('names', /\/react-intl\/index\.js$|\/react-router\/dist\/production\/lib\/dom\/lib\.js$/, leanNames),
    lean('decimal', /\/decimal\.js\/decimal\.mjs$/, leanDecimal),
    lean('workbook', /\/write-excel-file\/modules\/export\/writeXlsxFileUniversal\.js$/, leanWorkbook),
  ];
}

function lean(name: string, id: RegExp, handler: (code: string) => string): Plugin {
  return {
    name: `shop-lean-${name}`,
    apply: 'build',
    transform: { filter: { id }, handler: (code) => ({ code: handler(code), map: null }) },
  };
}

function changed(library: string): never {
  throw new Error(`${library} has unexpected source text: adapt scripts/leanLibraries.ts`);
}

/** Methods of decimal.js that the shop's own numbers have (`src/domain/price/money.ts`); the two lists are the same. */
const kept: Record<keyof Decimal, true> = {
  absoluteValue: true,
  comparedTo: true,
  dividedBy: true,
  equals: true,
  greaterThan: true,
  greaterThanOrEqualTo: true,
  isFinite: true,
  isInteger: true,
  isNegative: true,
  isZero: true,
  lessThan: true,
  lessThanOrEqualTo: true,
  minus: true,
  negated: true,
  plus: true,
  times: true,
  toDecimalPlaces: true,
  toNumber: true,
  toString: true,
};
/** Those, and the one that `+number` calls. */
const keptMethods = new Set([...Object.keys(kept), 'valueOf']);
const keptFunctions = new Set(['config', 'clone']);

/** A method with its other name: `P.plus = P.add = function (y) {` and so on. */
const method = /^P\.(\w+) = (?:P\.\w+ = )?function [\s\S]*?^\};$/gm;
/** A function of the class: `Decimal.sin = sin;`. */
const classFunction = /^ {2}Decimal\.(\w+) = \1;.*$/gm;
/** The parser of numbers in bases other than ten, "NaN" and "Infinity"; `decimal` refuses all of them before. */
const otherNotation = /^(function parseOther\(x, str\) \{)[\s\S]*?^\}$/m;
/** The logarithm of ten and pi, a thousand digits each. */
const constant = /^( {2}(?:LN10|PI) = ')\d\.\d{900,}'/gm;

/** decimal.js without angles, logarithms, roots, other bases and notations: a third of it. */
export function leanDecimal(code: string): string {
  const methods = new Set([...code.matchAll(method)].map(([, name]) => name));
  if ([...keptMethods].some((name) => !methods.has(name)) || !otherNotation.test(code) || [...code.matchAll(constant)].length !== 2)
    changed('decimal.js');
  return code
    .replace(method, (text, name: string) => (keptMethods.has(name) ? text : ''))
    .replace(classFunction, (text, name: string) => (keptFunctions.has(name) ? text : ''))
    .replace(otherNotation, '$1\n  throw Error(invalidArgument + str);\n}')
    .replace(constant, "$10'");
}

/**
 * Removes display names of components from react-intl and the router, and marks the router's components as pure. Only developer tools read
 * the names, and both keep unused components in the build: 4 KiB. If a new version is written otherwise, `npm run size` shows it.
 */
export const leanNames = (code: string): string =>
  code.replace(/^\w+\.displayName = .*;$/gm, '').replace(/ = (React\$1\.forwardRef\()/g, ' = /* @__PURE__ */ $1');

const packedElsewhere = 'return generateXlsxFileAsync(arg1,';

/**
 * Workbooks packed where they are written. The library packs sheets above 160 kB in a worker whose code is in no file of the shop, which the
 * shop's policy forbids; the largest overview takes some hundredths of a second.
 */
export function leanWorkbook(code: string): string {
  if (!code.includes(packedElsewhere)) changed('write-excel-file');
  return code.replace(packedElsewhere, 'return generateXlsxFileSync(arg1,');
}

/** Calls of react-intl that make a component and do nothing else. */
export const pureCalls = ['createFormattedComponent', 'createFormattedDateTimePartsComponent'];
