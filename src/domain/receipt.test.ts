import { describe, expect, it, test } from 'vitest';
import { moneyText } from './money';
import { parseListAddress } from './listAddress';
import {
  defaultReceiptTab,
  documentTypeOf,
  isPriced,
  readReceiptTab,
  receiptListRules,
  receiptTabs,
  receiptTotal,
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

test.each([
  ['', { field: 'date', direction: 'desc' }, {}, 0],
  ['type=credit-memo&sort=date-asc&page=3', { field: 'date', direction: 'asc' }, { type: 'credit-memo' }, 2],
  ['type=creditmemo&sort=total-asc', { field: 'date', direction: 'desc' }, {}, 0],
])('the address %j of the documents means what it says and nothing else', (address, sort, filters, page) => {
  expect(parseListAddress(receiptListRules, new URLSearchParams(address))).toEqual({ sort, filters, page });
});

test('all papers but the delivery note have prices', () => {
  expect(receiptTabs.filter((tab) => isPriced(documentTypeOf(tab)))).toEqual(['invoice', 'credit-memo', 'order']);
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
