import { expect, test } from 'vitest';
import type { OrderOverviewEntry } from '#domain/order/order.ts';
import type { ReceiptEntry } from '#domain/order/receipt.ts';
import { sumCustomer, type CustomerAnswers } from './customerSum';

const periods = [
  { from: '2026-10-01', to: '2026-10-31' },
  { from: '2026-11-01', to: '2026-11-30' },
];
const receipt = (documentType: ReceiptEntry['documentType'], date: string, totalString: string): ReceiptEntry => ({
  id: `${documentType}-${date}`,
  documentNumber: date,
  documentType,
  date,
  totalString,
});
const order = (id: string, deliverySlotDate: string, totalPriceString?: string): OrderOverviewEntry => ({
  id,
  creationTime: '2026-11-09T08:00:00Z',
  customerId: '100',
  itemsCount: 1,
  deliverySlotDate,
  ...(totalPriceString !== undefined && { totalPriceString }),
});
const answers: CustomerAnswers = {
  documents: [
    receipt('invoice', '2026-11-09', '100.5'),
    receipt('creditmemo', '2026-11-08', '-0.5'),
    receipt('invoice', '2026-10-02', '40'),
  ],
  hasOlderDocuments: false,
  orders: [order('3', '2026-11-11', '30'), order('2', '2026-11-10', '20'), order('1', '2026-11-09', '10')],
  hasOlderOrders: true,
  isDocumentLost: false,
  isOrderLost: false,
};
const read = (changed: Partial<CustomerAnswers>) => {
  const { invoiced, open } = sumCustomer({ ...answers, ...changed }, periods, '2026-11-10');
  return [...invoiced, open].map(({ sum, isPartial }) => `${isPartial ? 'at least ' : ''}${sum.toString()}`);
};

test.each<[string, Partial<CustomerAnswers>, string[]]>([
  // 100.50 − 0.50; open are those of the tenth and later.
  ['all is known', {}, ['40', '100', '50']],
  // The oldest document read is of 2 October, so October may go on.
  ['older documents exist', { hasOlderDocuments: true }, ['at least 40', '100', '50']],
  ['a document was unreadable', { isDocumentLost: true }, ['at least 40', 'at least 100', '50']],
  ['an order was unreadable', { isOrderLost: true }, ['40', '100', 'at least 50']],
  ['an open order has no sum', { orders: [order('3', '2026-11-11')] }, ['40', '100', 'at least 0']],
  ['all orders read are open, and older ones exist', { orders: answers.orders.slice(0, 2) }, ['40', '100', 'at least 50']],
  ['there is nothing', { documents: [], orders: [], hasOlderOrders: false }, ['0', '0', '0']],
])('if %s', (_state, changed, sums) => {
  expect(read(changed)).toEqual(sums);
});

test('open orders are counted', () => {
  expect(sumCustomer(answers, periods, '2026-11-10').open.count).toBe(2);
});
