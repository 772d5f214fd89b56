import { expect, test } from 'vitest';
import type { ReceiptEntry } from '#domain/order/receipt.ts';
import { linesIn, sumPeriods, sumReceipts } from './periodSums';
import { spentLineExample, spentOrderExample } from './spent.fixture';

const [october, november] = [
  { from: '2026-10-01', to: '2026-10-31' },
  { from: '2026-11-01', to: '2026-11-30' },
];

const orders = [
  spentOrderExample('1', [spentLineExample({}, '10.05'), spentLineExample({ day: '2026-11-02' }, '4.5')], { unpriced: 2, outside: 1 }),
  spentOrderExample('2', [spentLineExample({ day: '2026-11-10' }, '0.1'), spentLineExample({ day: '2026-11-10' }, '0.2')]),
  spentOrderExample('3', [spentLineExample({ day: '2026-11-30' }, '100')], { unreadable: 1 }),
  spentOrderExample('4', [spentLineExample({ day: '2026-12-01' }, '7')]),
];

test('a line counts in the period of its day, as open from today on', () => {
  const sums = sumPeriods(orders, [october, november], '2026-11-10');
  expect(sums.map(({ total, open, orders: count, missing }) => [String(total), String(open), count, missing])).toEqual([
    ['10.05', '0', 1, 3],
    // 4.50 + 0.10 + 0.20 + 100; open are 0.10 + 0.20 + 100.
    ['104.8', '100.3', 2, 1],
  ]);
});

test('the lines of a period are those of its days, whatever the day of their order', () => {
  expect(linesIn(orders, november).map(({ total }) => String(total))).toEqual(['4.5', '0.1', '0.2', '100']);
});

test('invoices and credit memos are summed by their dates, other documents are not', () => {
  const receipt = (id: string, documentType: ReceiptEntry['documentType'], date: string, totalString?: string): ReceiptEntry => ({
    id,
    documentNumber: id,
    documentType,
    date,
    ...(totalString !== undefined && { totalString }),
  });
  const documents = [
    receipt('i-1', 'invoice', '2026-10-31', '796.12'),
    receipt('i-1', 'invoice', '2026-10-31', '796.12'),
    receipt('i-2', 'invoice', '2026-11-01', '100.00'),
    receipt('i-3', 'invoice', '2026-11-30'),
    receipt('c-1', 'creditmemo', '2026-11-05', '-8.00'),
    receipt('o-1', 'order', '2026-11-05', '500.00'),
    receipt('d-1', 'deliverynote', '2026-11-05'),
  ];
  expect(
    sumReceipts(documents, [october, november]).map(({ invoiced, credited, missing }) => [String(invoiced), String(credited), missing]),
  ).toEqual([
    ['796.12', '0', 0],
    ['100', '-8', 1],
  ]);
});
