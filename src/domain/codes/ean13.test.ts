import { expect, test } from 'vitest';
import { barsOf, ean13Modules } from './ean13';
import { decodeEan13 } from './ean13.fixture';

test("the number of the standard's own figure is drawn as in the figure", () => {
  expect(ean13Modules('4006381333931')).toBe(
    '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101',
  );
});

test.each(['4006381333931', '0012345678905'])('%s has 95 modules, which encode the number', (gtin) => {
  const drawn = ean13Modules(gtin) ?? '';
  expect(drawn).toHaveLength(95);
  expect(decodeEan13(barsOf(drawn))).toBe(gtin);
});

test('a number of 12 digits is read with a zero before it', () => {
  expect(ean13Modules('012345678905')).toBe(ean13Modules('0012345678905'));
});

test.each(['4006381333932', '40063813', '400638133393', '14006381333931', 'x006381333931', ''])('%s has no bar code', (gtin) => {
  expect(ean13Modules(gtin)).toBeUndefined();
});
