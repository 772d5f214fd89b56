import type { Plugin } from 'vite';
import type { Decimal } from '../src/domain/money.ts';

/** What of decimal.js the shop's own numbers can do (`src/domain/money.ts`); the two must name the same. */
const kept: Record<keyof Decimal, true> = {
  absoluteValue: true, comparedTo: true, dividedBy: true, equals: true, greaterThan: true, greaterThanOrEqualTo: true, isFinite: true, isInteger: true, isNegative: true, isZero: true,
  lessThan: true, lessThanOrEqualTo: true, minus: true, negated: true, plus: true, times: true, toDecimalPlaces: true, toNumber: true, toString: true,
};

/** What those are made of: signs, and what `+number` asks for. */
const needed = ['valueOf'];

/** A method with its other name, and what a part of the library ends with. */
const method = /^P\.(\w+) = (?:P\.\w+ = )?function [\s\S]*?^\};$/gm;
/** A function of the class: `Decimal.sin = sin;`. */
const classFunction = /^ {2}Decimal\.(\w+) = \1;.*$/gm;
/** Tells numbers in bases other than ten, "NaN" and "Infinity"; `decimal` lets none of them as far as here. */
const otherNotation = /^(function parseOther\(x, str\) \{)[\s\S]*?^\}$/m;
/** The logarithm of ten and pi, a thousand digits each. */
const constant = /^( {2}(?:LN10|PI) = ')\d\.\d{900,}'/gm;

/**
 * Leaves out of the build what no price needs of decimal.js: angles, logarithms, roots, other bases, other notations, two thirds of it. The
 * bundler can't see that nobody calls a method. Calling one that is gone doesn't compile, because {@link Decimal} doesn't have it.
 *
 * @throws where the library is written in another way than this expects
 */
export function leanDecimal(): Plugin {
  return {
    name: 'shop-lean-decimal',
    apply: 'build',
    transform: {
      filter: { id: /\/decimal\.js\/decimal\.mjs$/ },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}

/** The library's text without what nobody needs of it. */
export function withoutUnused(code: string): string {
  const names = new Set([...Object.keys(kept), ...needed, 'config', 'clone']);
  const missing = [...Object.keys(kept), ...needed].filter((name) => ![...code.matchAll(method)].some((found) => found[1] === name));
  if (missing.length > 0 || !otherNotation.test(code) || [...code.matchAll(constant)].length !== 2) {
    throw new Error(`decimal.js is written in another way than scripts/leanDecimal.ts expects ${missing.join(', ')}`);
  }
  const drop = (text: string, name: string) => (names.has(name) ? text : '');
  return code
    .replace(method, drop)
    .replace(classFunction, drop)
    .replace(otherNotation, '$1\n  throw Error(invalidArgument + str);\n}')
    .replace(constant, "$10'");
}
