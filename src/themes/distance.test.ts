import { describe, expect, test } from 'vitest';
import { isTenantCode, mainTenantOf } from '#domain/customer/tenant.ts';
import { allTokens } from './allTokens';
import { colourDistance, lowerHalfDistance } from './distance';
import { themeCodes, type ThemeCode } from './themeCodes';

const familyOf = (code: ThemeCode): string => (isTenantCode(code) ? mainTenantOf(code) : code);
const pairs = themeCodes.flatMap((one, place) => themeCodes.slice(place + 1).map((other) => [one, other] as const));
const strangers = pairs.filter(([one, other]) => familyOf(one) !== familyOf(other));
const relatives = pairs.filter(([one, other]) => familyOf(one) === familyOf(other));

describe('a look is distinguishable below the head of the page', () => {
  test('colours differ as much as they appear to', () => {
    expect(colourDistance('#14793f', '#14793f')).toBe(0);
    expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(100, 1);
    expect(colourDistance('#14793f', '#157a40')).toBeLessThan(1);
  });

  test.each(strangers)('%s and %s', (one, other) => {
    const { total, traits } = lowerHalfDistance(allTokens[one], allTokens[other]);
    expect(total).toBeGreaterThanOrEqual(4.5);
    // Not by letters and corners alone: two things that are drawn.
    expect(traits.filter((name) => ['picture', 'rule', 'pattern', 'group', 'hero'].includes(name)).length).toBeGreaterThanOrEqual(2);
  });

  test('no two looks of different families have the same action colour', () => {
    const close = strangers.filter(([one, other]) => lowerHalfDistance(allTokens[one], allTokens[other]).action < 4);
    expect(close).toStrictEqual([]);
  });

  test.each(relatives)('%s and %s of one family differ in colour only', (one, other) => {
    const { action, traits } = lowerHalfDistance(allTokens[one], allTokens[other]);
    expect(traits).toStrictEqual([]);
    expect(action).toBeGreaterThanOrEqual(3);
  });
});
