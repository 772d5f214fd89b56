import { expect, test } from 'vitest';
import { canRetry, daysOfReceipts, knownFault, namesInZip, type PaperFault } from './zipContent';

test.each([
  ['invoice', true, undefined],
  ['invoice', false, 'priced'],
  ['creditmemo', false, 'priced'],
  ['order', false, 'priced'],
  ['deliverynote', false, undefined],
  ['deliverynote', true, undefined],
  ['proforma', true, 'missing'],
])('a %s with prices %s is left out as %s', (documentType, canSeePrices, expected) => {
  expect(knownFault({ documentType: documentType as 'invoice' }, canSeePrices)).toBe(expected);
});

test.each<[PaperFault | undefined, boolean]>([
  [undefined, true],
  ['failed', true],
  ['priced', false],
  ['refused', false],
  ['missing', false],
])('a document that is %s can be tried again: %s', (fault, expected) => {
  expect(canRetry(fault)).toBe(expected);
});

test.each([
  [
    ['Rechnung 1.pdf', 'Gutschrift 1.pdf'],
    ['Rechnung 1.pdf', 'Gutschrift 1.pdf'],
  ],
  [
    ['a.pdf', 'A.PDF', 'a.pdf'],
    ['a.pdf', 'A (2).pdf', 'a (3).pdf'],
  ],
  [
    ['a (2).pdf', 'a', 'a'],
    ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
  ],
  [
    ['../../etc/x.pdf', 'C:\\y.pdf', '.pdf', ''],
    ['etc x.pdf', 'C y.pdf', 'PDF.pdf', 'PDF (2).pdf'],
  ],
  [['Größe № 1.pdf'], ['Größe № 1.pdf']],
])('%j are named %j', (names, expected) => {
  expect(namesInZip(names)).toEqual(expected);
});

test('the days of documents are the first and the last', () => {
  expect(daysOfReceipts([{ date: '2026-11-04' }, { date: '2026-10-31' }, { date: '2026-11-01' }])).toEqual({
    from: '2026-10-31',
    to: '2026-11-04',
  });
  expect(daysOfReceipts([])).toEqual({ from: '', to: '' });
});
