import { beforeEach, expect, test } from 'vitest';
import { removeCookies, setCookie } from '../session/cookies';
import type { RemovedLine } from './cartIntents';
import { RemovalBook } from './removalBook';
import type { BuyerContext } from '../queries/shopContext';

const own: BuyerContext = { tenant: 'AL', customerId: '100', shop: { kind: 'own' }, language: 'de' };
const line = (sku: string, place: number): RemovedLine => ({
  sku,
  amount: 3,
  unitAbbreviation: 'KRT',
  place,
  item: { sku, amount: 3, unitAbbreviation: 'KRT' },
});

beforeEach(() => {
  sessionStorage.clear();
  removeCookies('token', 'customer');
});

test('what was removed outlives a reload with amount, unit and place, without product data', () => {
  const book = new RemovalBook(own);
  book.add('line', [line('A', 4)]);
  book.add('cart', [line('B', 0), line('C', 1)]);
  expect(new RemovalBook(own).list).toEqual([
    {
      id: 2,
      kind: 'cart',
      lines: [
        { ...line('B', 0), item: undefined },
        { ...line('C', 1), item: undefined },
      ],
    },
    { id: 1, kind: 'line', lines: [{ ...line('A', 4), item: undefined }] },
  ]);
  const after = new RemovalBook(own);
  // Two of the lines before it have gone since.
  expect(after.take('A')).toBe(2);
  after.add('line', [line('D', 0)]);
  expect(after.list.map(({ id }) => id)).toEqual([3, 2]);
  after.forget();
  expect(sessionStorage).toHaveLength(0);
});

test('each customer and each cart has its own', () => {
  new RemovalBook(own).add('line', [line('A', 0)]);
  expect(new RemovalBook({ ...own, customerId: '200' }).list).toEqual([]);
  expect(new RemovalBook({ ...own, shop: { kind: 'fair', fairCode: 'herbst' } }).list).toEqual([]);
});

test('whoever signs in next in the same tab finds nothing, also while the page lives on', () => {
  const book = new RemovalBook(own);
  book.add('line', [line('A', 0)]);
  const token = [
    { alg: 'none' },
    { sub: 'somebody-else', preferred_username: 'x', realm_access: { roles: ['tenant-AL'] }, exp: 9_999_999_999 },
  ]
    .map((part) => btoa(JSON.stringify(part)).replaceAll('=', ''))
    .join('.');
  setCookie('token', `${token}.signature`);
  expect(book.list).toEqual([]);
  removeCookies('token');
  expect(book.list).toHaveLength(1);
});

test.each(['', '{', 'null', '{}', '[null]', '[{"id":1,"kind":"line","lines":[{"sku":"A"}]}]', '[{"id":1,"kind":"all","lines":[]}]'])(
  '%j is nothing that was removed',
  (text) => {
    sessionStorage.setItem('cart-removed::AL:100:own', text);
    expect(new RemovalBook(own).list).toEqual([]);
  },
);

test('the last two hundred removals are kept', () => {
  const book = new RemovalBook(own);
  for (let count = 0; count < 205; count += 1) book.add('line', [line(`${count}`, 0)]);
  expect([book.list.length, book.list.at(-1)?.id]).toEqual([200, 6]);
});
