import type { Plugin } from 'vite';
import type { Decimal } from '../src/domain/money.ts';

/**
 * Leaves out of the build what nobody needs of some libraries whose parts the bundler can't tell apart: it keeps a method that nobody
 * calls, and whatever a name is written onto. The check of types or the house rules see to it that nobody comes to need it.
 *
 * @throws where a library is written in another way than this expects
 */
export function leanLibraries(): Plugin[] {
  return [
    lean('decimal', /\/decimal\.js\/decimal\.mjs$/, leanDecimal),
    lean('intl', /\/@formatjs\/intl\/index\.js$/, leanIntl),
    lean('names', /\/react-intl\/index\.js$|\/react-router\/dist\/production\/lib\/dom\/lib\.js$/, leanNames),
    lean('queries', /\/@tanstack\/query-core\/build\/modern\/query\.js$/, leanQueries),
    lean('client', /\/@tanstack\/query-core\/build\/modern\/queryClient\.js$/, leanClient),
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
  throw new Error(`${library} is written in another way than scripts/leanLibraries.ts expects`);
}

/** What of decimal.js the shop's own numbers can do (`src/domain/money.ts`); the two name the same. */
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
/** Those, and what `+number` asks for. */
const keptMethods = new Set([...Object.keys(kept), 'valueOf']);
const keptFunctions = new Set(['config', 'clone']);

/** A method with its other name: `P.plus = P.add = function (y) {` and so on. */
const method = /^P\.(\w+) = (?:P\.\w+ = )?function [\s\S]*?^\};$/gm;
/** A function of the class: `Decimal.sin = sin;`. */
const classFunction = /^ {2}Decimal\.(\w+) = \1;.*$/gm;
/** What reads numbers in bases other than ten, "NaN" and "Infinity"; `decimal` lets none of them as far as here. */
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

/** `formatDate: formatDate.bind(…)` and the like, in what `createIntl` makes. */
const formatter = /^\t\t(format\w+): \1\.bind\(null, .*$/gm;

/** formatjs with messages alone: numbers and dates are written by `src/i18n/format.ts`. */
export function leanIntl(code: string): string {
  const names = [...code.matchAll(formatter)].map(([, name]) => name);
  if (!names.includes('formatMessage') || names.length < 10) changed('@formatjs/intl');
  return code.replace(formatter, (text, name: string) => (name === 'formatMessage' ? text : ''));
}

const name = /^\w+\.displayName = .*;$/gm;
const forwarded = / = (React\$1\.forwardRef\()/g;

/**
 * react-intl and the router without the names of their components, which only developers' tools show: written onto a component, they
 * keep it in the build. So components for numbers, dates and lists, links and forms that nobody draws are left out (links are a part of ours).
 */
export function leanNames(code: string): string {
  if (code.search(name) < 0) changed('react-intl or react-router');
  // Marked one by one: the bundler's list of pure calls doesn't see this one, which belongs to a whole module that is imported.
  return code.replace(name, '').replace(forwarded, ' = /* @__PURE__ */ $1');
}

const infinite = 'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior';
const infiniteImport = /^import \{ infiniteQueryBehavior \} from .*;$/m;

/** Queries without endless lists, which the shop has none of: its lists have pages with addresses. */
export function leanQueries(code: string): string {
  if (!code.includes(infinite) || !infiniteImport.test(code)) changed('@tanstack/query-core');
  return code.replace(infiniteImport, '').replace(infinite, 'this.options.behavior');
}

const infiniteMethod = /^\t\w*[iI]nfiniteQuery\w*\(options\) \{[^]*?^\t\}$/gm;

/** The client of queries without the methods for endless lists. */
export function leanClient(code: string): string {
  if ([...code.matchAll(infiniteMethod)].length !== 4) changed('@tanstack/query-core');
  return code.replace(infiniteMethod, '');
}

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
