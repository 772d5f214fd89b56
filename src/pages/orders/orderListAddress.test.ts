import { expect, test } from 'vitest';
import { formatOrderListAddress, parseOrderListAddress } from './orderListAddress';

const buyer = { canSeePrices: true };
const read = (query: string, viewer = buyer) => parseOrderListAddress(new URLSearchParams(query), viewer);

test('an empty address shows the newest orders of all sources', () => {
  expect(read('')).toEqual({ sort: { field: 'orderedAt', direction: 'DESC' }, source: undefined, page: 0 });
});

test('sort, source and page are read, pages counted from 1', () => {
  expect(read('sort=sum-asc&source=EMAIL&page=3')).toEqual({ sort: { field: 'sum', direction: 'ASC' }, source: 'EMAIL', page: 2 });
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=9999999'])('%s is the first page', (query) => {
  expect(read(query).page).toBe(0);
});

test('who sees no prices cannot sort by sum', () => {
  expect(read('sort=sum-desc', { canSeePrices: false }).sort.field).toBe('orderedAt');
});

test.each(['', 'sort=positions-asc', 'source=PUSH_NOTIFICATION', 'sort=id-desc&source=WEBSHOP&page=2'])('the address "%s" comes back as it was', (query) => {
  expect(formatOrderListAddress(read(query)).toString()).toBe(query);
});
