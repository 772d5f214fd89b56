import { describe, expect, it, test } from 'vitest';
import { moneyText } from '../price/money';
import {
  defaultReceiptTab,
  documentTypeOf,
  hasTotals,
  isPriced,
  listedTypeOf,
  readReceiptView,
  receiptTabs,
  receiptTotal,
  receiptViews,
  tabOfDocument,
} from './receipt';

describe('receipt tabs', () => {
  it('list one type of document each', () => {
    expect(receiptTabs.map((tab) => [tab, documentTypeOf(tab)])).toEqual([
      ['invoice', 'invoice'],
      ['delivery-note', 'deliverynote'],
      ['credit-memo', 'creditmemo'],
      ['order', 'order'],
    ]);
    expect(receiptTabs.map(documentTypeOf).map(tabOfDocument)).toEqual(receiptTabs);
    // The backend's word may be newer than the shop.
    expect(tabOfDocument('proforma' as never)).toBeUndefined();
  });

  it('start with the invoices, newest first', () => {
    expect(defaultReceiptTab).toBe('invoice');
    expect(['credit-memo', 'all', 'creditmemo', 'ORDER', '', null, undefined].map(readReceiptView)).toEqual([
      'credit-memo',
      'all',
      'invoice',
      'invoice',
      'invoice',
      'invoice',
      'invoice',
    ]);
  });
});

test('all documents except the delivery note have prices', () => {
  expect(receiptTabs.filter((tab) => isPriced(documentTypeOf(tab)))).toEqual(['invoice', 'credit-memo', 'order']);
});

test('the last tab lists all documents', () => {
  expect(receiptViews.map((view) => [view, listedTypeOf(view), hasTotals(view)])).toEqual([
    ['invoice', 'invoice', true],
    ['delivery-note', 'deliverynote', false],
    ['credit-memo', 'creditmemo', true],
    ['order', 'order', true],
    ['all', 'all', true],
  ]);
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
