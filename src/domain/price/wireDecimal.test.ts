import { describe, expect, it } from 'vitest';
import { wireDecimal } from './wireDecimal';

describe('wireDecimal', () => {
  it.each([
    ['0.95', 0.5, '0.95'],
    ['0', 7, '0'],
    ['-12.10', undefined, '-12.1'],
    [undefined, 0.1, '0.1'],
    ['n/a', 1284.6, '1284.6'],
    ['', 0, '0'],
    [undefined, Number.NaN, undefined],
    [undefined, Number.POSITIVE_INFINITY, undefined],
    ['n/a', undefined, undefined],
  ])('of %j and %d is %s', (text, number, expected) => {
    expect(wireDecimal(text, number)?.toString()).toBe(expected);
  });
});
