import { describe, expect, it } from 'vitest';
import { moneyText } from './money';
import { defaultReceiptSort, defaultReceiptTab, documentTypeOf, readReceiptTab, receiptTabs, receiptTotal, tabOfDocument } from './receipt';

describe('receipt tabs', () => {
  it('list one type of document each', () => {
    expect(receiptTabs.map((tab) => [tab, documentTypeOf(tab)])).toEqual([
      ['invoice', 'invoice'],
      ['delivery-note', 'deliverynote'],
      ['credit-memo', 'creditmemo'],
      ['order', 'order'],
    ]);
    expect(receiptTabs.map(documentTypeOf).map(tabOfDocument)).toEqual(receiptTabs);
  });

  it('start with the invoices, newest first', () => {
    expect([defaultReceiptTab, defaultReceiptSort]).toEqual(['invoice', 'DESC']);
    expect(['credit-memo', 'creditmemo', 'ORDER', '', null, undefined].map(readReceiptTab)).toEqual([
      'credit-memo',
      'invoice',
      'invoice',
      'invoice',
      'invoice',
      'invoice',
    ]);
  });
});

describe('receiptTotal', () => {
  it.each([
    [{ total: 1, totalString: '1284.60' }, '1284.60'],
    [{ total: -12.1 }, '-12.10'],
    [{ total: 0 }, '0.00'],
    [{ totalString: 'n/a' }, undefined],
    [{ total: Number.NaN }, undefined],
    [{}, undefined],
  ])('of %j is %s', (entry, expected) => {
    const total = receiptTotal(entry);
    expect(total && moneyText(total)).toBe(expected);
  });
});
