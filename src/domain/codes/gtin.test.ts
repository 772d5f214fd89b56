import { expect, test } from 'vitest';
import { gtinKey, hasGtinForm, isGtin, typedGtin } from './gtin';

test.each([
  ['an EAN-8', '96385074'],
  ['an EAN-8 that begins with zero', '01234565'],
  ['a UPC-A', '036000291452'],
  ['an EAN-13', '4006381333931'],
  ['an EAN-13 of the shop', '9001234567896'],
  ['an EAN-13 that is a UPC-A', '0036000291452'],
  ['the number of an outer pack', '14006381333938'],
  ['all zeros', '00000000'],
])('%s is a barcode', (_form, text) => {
  expect(isGtin(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['seven digits', '9638507'],
  ['nine digits', '963850741'],
  ['fifteen digits', '140063813339380'],
  ['an EAN-8 with another last digit', '96385075'],
  ['an EAN-13 with one digit misread', '4006381333831'],
  ['an EAN-13 with two digits in the wrong order', '4006381339331'],
  ['an outer pack with the last digit of the pack inside', '14006381333931'],
  ['blanks around it', ' 96385074'],
  ['a letter', '9638507A'],
  ['Arabic digits', '٩٦٣٨٥٠٧٤'],
])('%s is not a barcode', (_form, text) => {
  expect(isGtin(text)).toBe(false);
});

test('the format alone does not check the last digit', () => {
  expect(hasGtinForm('96385075')).toBe(true);
  expect(hasGtinForm('9638507')).toBe(false);
});

test('all but one of the ten last digits are refused', () => {
  const good = Array.from({ length: 10 }, (_, digit) => `400638133393${digit}`).filter(isGtin);
  expect(good).toEqual(['4006381333931']);
});

test('UPC-A and the EAN-13 with a leading zero are one number', () => {
  expect(gtinKey('036000291452')).toBe('00036000291452');
  expect(gtinKey('0036000291452')).toBe('00036000291452');
  expect(gtinKey('14006381333938')).toBe('14006381333938');
});

test.each([
  ['9001003706891', '9001003706891'],
  [' 9 001003 706891 ', '9001003706891'],
  ['9\u00a0001003\u00a0706891', '9001003706891'],
  ['9638-5074', '96385074'],
  ['9001003706892', '9001003706892'],
  ['104711', undefined],
  ['Milch 96385074', undefined],
  ['', undefined],
])('%j is typed for the barcode %s', (text, gtin) => {
  expect(typedGtin(text)).toBe(gtin);
});
