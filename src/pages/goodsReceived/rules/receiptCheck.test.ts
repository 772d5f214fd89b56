import { describe, expect, test } from 'vitest';
import type { ReceiptEntry } from '#domain/order/receipt.ts';
import { moneyText } from '#domain/price/money.ts';
import { invoicedSums, receiptsFor } from './receiptCheck';

const receipt = (change: Partial<ReceiptEntry>): ReceiptEntry => {
  const { documentNumber = 'RE-1' } = change;
  return { id: documentNumber, date: '2026-11-29', documentNumber, documentType: 'invoice', ...change };
};
const days = ['2026-11-28', '2026-11-29'];
const found = (documents: readonly ReceiptEntry[], orderId = '4501000040') => {
  const { own, possible } = receiptsFor(documents, orderId, days);
  return [own, possible].map((list) => list.map(({ documentNumber }) => documentNumber));
};

describe('a document of order 4501000040, delivered on 28 and 29 November', () => {
  test.each([
    // text, number, date, own, possible
    ['Auftrag 4501000040', 'RE-1', '2026-11-29', true, false],
    ['Auftrag 4501000040, Terrasse', 'RE-1', '2026-12-24', true, false],
    [undefined, 'LS-4501000040', '2026-11-28', true, false],
    ['Auftrag 4501000041', 'RE-1', '2026-11-29', false, false],
    ['Auftrag 14501000040', 'RE-1', '2026-11-29', false, true],
    ['Auftrag 45010000401', 'RE-1', '2026-11-29', false, true],
    [undefined, 'RE-1', '2026-11-27', false, false],
    [undefined, 'RE-1', '2026-11-28', false, true],
    ['Danke', 'RE-1', '2026-12-02', false, true],
    [undefined, 'RE-1', '2026-12-03', false, false],
  ] as const)('%j, %s of %s: own %s, possible %s', (information, documentNumber, date, isOwn, isPossible) => {
    const document = receipt({ documentNumber, date, ...(information !== undefined && { information }) });
    expect(found([document])).toEqual([isOwn ? [documentNumber] : [], isPossible ? [documentNumber] : []]);
  });

  test('is listed by day, without the order itself and without foreign credit memos', () => {
    const information = 'Auftrag 4501000040';
    expect(
      found([
        receipt({ documentNumber: 'GS-1', documentType: 'creditmemo', date: '2026-12-02', information }),
        receipt({ documentNumber: 'RE-1', information }),
        receipt({ documentNumber: 'LS-1', documentType: 'deliverynote', date: '2026-11-28', information }),
        receipt({ documentNumber: 'AB-1', documentType: 'order', date: '2026-11-26', information }),
        receipt({ documentNumber: 'GS-2', documentType: 'creditmemo' }),
      ]),
    ).toEqual([['LS-1', 'RE-1', 'GS-1'], []]);
    expect(receiptsFor([receipt({})], '4501000040', [])).toEqual({ own: [], possible: [] });
    expect(receiptsFor([receipt({ information: '' })], '', days).own).toEqual([]);
  });
});

test.each([
  // documents, invoiced, credited, partial
  [[], undefined, undefined, false],
  [[receipt({ totalString: '100.10' }), receipt({ documentNumber: 'RE-2', totalString: '0.20' })], '100.30', undefined, false],
  [[receipt({ totalString: '100.00' }), receipt({ documentType: 'creditmemo', totalString: '-8.00' })], '100.00', '-8.00', false],
  [[receipt({ documentType: 'deliverynote' })], undefined, undefined, false],
  [[receipt({}), receipt({ documentNumber: 'RE-2', totalString: '5' })], '5.00', undefined, true],
])('sums of %#', (own, invoiced, credited, isPartial) => {
  const sums = invoicedSums(own);
  expect([sums.invoiced && moneyText(sums.invoiced), sums.credited && moneyText(sums.credited), sums.isPartial]).toEqual([
    invoiced,
    credited,
    isPartial,
  ]);
});
