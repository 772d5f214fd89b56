import { expect, test } from 'vitest';
import type { ReceiptEntry } from '../order/receipt';
import { parseListAddress } from '../text/listAddress';
import { findReceipts, receiptKey, receiptListRules, receiptSearchOf } from './receiptSearch';

const newest = { field: 'date', direction: 'desc' };

test.each([
  ['', newest, {}, 0],
  ['type=credit-memo&sort=date-asc&page=3', { field: 'date', direction: 'asc' }, { type: 'credit-memo' }, 2],
  ['type=creditmemo&sort=total-asc', newest, {}, 0],
  ['type=all&q=%20RE%202026%20', newest, { type: 'all', q: 'RE 2026' }, 0],
  ['period=last-month', newest, { period: 'last-month' }, 0],
  ['period=last-week&from=2026-02-30&to=30.11.2026', newest, {}, 0],
  ['period=days&from=2026-02-01&to=2026-02-28', newest, { period: 'days', from: '2026-02-01', to: '2026-02-28' }, 0],
  ['sum=12.50&sumTo=20', newest, { sum: '12.50', sumTo: '20' }, 0],
  ['sum=12,50&sumTo=-20', newest, {}, 0],
  ['customer=417', newest, { customer: '417' }, 0],
])('the address %j of the documents is parsed exactly', (address, sort, filters, page) => {
  expect(parseListAddress(receiptListRules, new URLSearchParams(address))).toEqual({ sort, filters, page });
});

const nowhere = { from: undefined, to: undefined };

test.each<[Parameters<typeof receiptSearchOf>[0], boolean, ReturnType<typeof receiptSearchOf>]>([
  [{}, true, undefined],
  [{ type: 'all', customer: '417' }, true, undefined],
  // Own days that aren't given yet, and days without their period.
  [{ period: 'days' }, true, undefined],
  [{ from: '2026-01-01' }, true, undefined],
  [{ q: '43' }, true, { typed: '43', days: nowhere, sums: nowhere }],
  [{ period: 'this-month' }, true, { typed: '', days: { from: '2026-11-01', to: '2026-11-30' }, sums: nowhere }],
  [{ period: 'days', to: '2026-01-31' }, true, { typed: '', days: { from: undefined, to: '2026-01-31' }, sums: nowhere }],
  [{ sum: '12' }, true, { typed: '', days: nowhere, sums: { from: '12', to: undefined } }],
  [{ sumTo: '12' }, true, { typed: '', days: nowhere, sums: { from: undefined, to: '12' } }],
  [{ sum: '12' }, false, undefined],
  [{ q: '43', sum: '12' }, false, { typed: '43', days: nowhere, sums: nowhere }],
])('the filters %j search, with prices %s, for %j', (filters, canSeePrices, expected) => {
  expect(receiptSearchOf(filters, '2026-11-30', canSeePrices)).toEqual(expected);
});

const receipt = (
  documentNumber: string,
  date: string,
  totalString?: string,
  documentType: ReceiptEntry['documentType'] = 'invoice',
): ReceiptEntry => ({
  id: documentNumber,
  documentNumber,
  date,
  documentType,
  ...(totalString !== undefined && { totalString }),
});
const receipts = [
  receipt('RE-4', '2026-11-04', '40.00'),
  receipt('GS-4', '2026-11-04', '-4.00', 'creditmemo'),
  receipt('RE-3', '2026-10-31', '30.00'),
  // Moved to the next page while the list was read.
  receipt('RE-3', '2026-10-31', '30.00'),
  receipt('LS-3', '2026-10-30', undefined, 'deliverynote'),
  receipt('RE-2', '2026-10-01', '4.00'),
];

test.each<[Parameters<typeof receiptSearchOf>[0], 'asc' | 'desc', string[]]>([
  [{ q: 're' }, 'desc', ['RE-4', 'RE-3', 'RE-2']],
  [{ q: 're' }, 'asc', ['RE-2', 'RE-3', 'RE-4']],
  [{ period: 'last-month' }, 'desc', ['RE-3', 'LS-3', 'RE-2']],
  [{ period: 'this-month' }, 'desc', ['RE-4', 'GS-4']],
  [{ period: 'this-month' }, 'asc', ['GS-4', 'RE-4']],
  [{ sum: '4' }, 'desc', ['GS-4', 'RE-2']],
  [{ sum: '4', period: 'last-month' }, 'desc', ['RE-2']],
  [{ q: 'LS', sum: '4' }, 'desc', []],
])('%j, %s, finds %j', (filters, direction, expected) => {
  const search = receiptSearchOf(filters, '2026-11-30', true);
  expect(search && findReceipts(receipts, search, { direction }).map(({ documentNumber }) => documentNumber)).toEqual(expected);
});

test('the same number of two types names two documents', () => {
  expect(new Set([receipt('1', ''), receipt('1', '', undefined, 'creditmemo')].map(receiptKey)).size).toBe(2);
});
