import { expect, test } from 'vitest';
import { hasTypedNumber } from './receiptNumber';

const invoice = { number: 'RE-2025-01000043', information: 'Auftrag 4501000043, Terrasse' };

test.each([
  ['', true],
  ['RE-2025-01000043', true],
  ['re-2025-01000043', true],
  ['RE 2025 01000043', true],
  ['RE202501000043', true],
  ['  RE–2025–01000043 ', true],
  ['2025-01000043', true],
  ['01000043', true],
  ['1000043', true],
  ['0001000043', true],
  ['01 000 043', true],
  ['000043', true],
  // Full-width and Arabic digits, and a zero-width blank within.
  ['０１００００４３', true],
  ['٠١٠٠٠٠٤٣', true],
  ['0100\u200b0043', true],
  ['Rechnung 01000043', true],
  ['Rechnung Nr. RE-2025-01000043', true],
  ['Invoice no. 01000043', true],
  ['Nr. 01000043', true],
  ['n. 01000043', true],
  ['# 01000043', true],
  ['4501000043', true],
  ['Auftrag 4501000043', true],
  ['0004501000043', true],
  ['terrasse', true],
  ['Terasse', false],
  // The number of a credit memo.
  ['GS-2025-01000043', false],
  ['01000044', false],
  ['RE-2026-01000043', false],
  ['01000043X', false],
  ['00', true],
  ['99', false],
  ['000', true],
  ['!', false],
])('%j finds the invoice: %s', (typed, expected) => {
  expect(hasTypedNumber(invoice, typed)).toBe(expected);
});

test.each([
  ['4711', 'RE-4711', true],
  ['4711', 'RE 04711', true],
  ['4711', '4711', true],
  ['4711', 'Beleg 4712', false],
  ['4711-A', '4711a', true],
  ['4711-A', '4711b', false],
])('the number %j is found by %j: %s', (number, typed, expected) => {
  expect(hasTypedNumber({ number }, typed)).toBe(expected);
});
