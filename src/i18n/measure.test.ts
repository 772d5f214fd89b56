import { decimal } from '#domain/price/money.ts';
import { expect, test } from 'vitest';
import { formatMeasure, formatReferencePrice } from './measure';

test('a quantity and its unit are not separated', () => {
  expect(formatMeasure(0.75, 'l', 'de')).toBe('0,75\u00a0l');
  expect(formatMeasure(0.75, 'l', 'en-DE')).toBe('0,75\u00a0l');
});

test.each([
  [1, 'kg', '12,90\u00a0€/kg'],
  [100, 'g', '12,90\u00a0€/100\u00a0g'],
])('a price per %d %s', (perQuantity, perUnit, shown) => {
  expect(formatReferencePrice({ amount: decimal('12.9'), perQuantity, perUnit })).toBe(shown);
});
