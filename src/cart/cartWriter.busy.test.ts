import { beforeEach, expect, test } from 'vitest';
import { ResponseError } from '#http/errors.ts';
import { CartServer, CartTab, quick, VirtualTime, type Fault, type Journey } from './cart.fixture';
import { retryPause } from './cartRequests';

let time: VirtualTime;
let server: CartServer;
let tab: CartTab;
/** Faults of the next writes; reads always succeed. */
let writes: Partial<Journey>[];

beforeEach(() => {
  time = new VirtualTime();
  server = new CartServer(time, [
    { sku: 'A', amount: 1, unitAbbreviation: 'STK' },
    { sku: 'B', amount: 2, unitAbbreviation: 'KRT' },
  ]);
  writes = [];
  tab = new CartTab(
    time,
    server.connect((call) => ({ ...quick, ...(call !== 'get' && writes.shift()) })),
    server.cart,
  );
});

const busy = (...faults: Fault[]) => faults.map((fault) => ({ fault }));

test.each([429, 502, 503, 504])("after %i it is resent after 1, 3 and 8 seconds, then the server's cart applies", (status) => {
  const error = new ResponseError({ status, path: '/cart' });
  expect([0, 1, 2, 3].map((tries) => retryPause(error, tries))).toEqual([1000, 3000, 8000, undefined]);
});

test.each([
  [2, [2000, 3000, 8000]],
  [20, [20_000, 20_000, 20_000]],
  [61, [undefined, undefined, undefined]],
])('it is never resent sooner than Retry-After, and given up if that is longer than a minute (%i s)', (retryAfter, expected) => {
  const error = new ResponseError({ status: 503, path: '/cart', retryAfter });
  expect([0, 1, 2].map((tries) => retryPause(error, tries))).toEqual(expected);
});

test.each([400, 401, 403, 404, 409, 422, 500, 501])('after %i it is not resent', (status) => {
  expect(retryPause(new ResponseError({ status, path: '/cart' }), 0)).toBeUndefined();
});

test('a pending change stays visible, is stored, and succeeds on the third try', async () => {
  writes = busy('busy', 'busy');
  tab.add('C', 4);
  await time.pass(900);
  expect([tab.text.at(-1), tab.writer.hasPending, server.text.length]).toEqual(['C 4 STK', true, 2]);
  expect(tab.writer.unconfirmed.lineChanges).toEqual([expect.objectContaining({ sku: 'C', mayBeDone: true })]);
  expect(tab.writer.isOngoing('C')).toBe(false);
  await time.pass(4_000);
  expect([tab.text, tab.writer.hasPending]).toEqual([server.text, false]);
  expect(server.text.at(-1)).toBe('C 4 STK');
});

test("after a fourth failure the change is dropped: the screen shows the server's state", async () => {
  writes = busy('busy', 'busy', 'busy', 'busy');
  tab.add('C', 4);
  await time.pass(13_000);
  expect([tab.text, tab.writer.hasPending, tab.errors.length]).toEqual([['A 1 STK', 'B 2 KRT'], false, 4]);
  tab.add('C', 5);
  await time.pass(100);
  expect(server.text.at(-1)).toBe('C 5 STK');
});

test('a Retry-After of ten seconds is respected whatever happens meanwhile; the latest amount is sent', async () => {
  writes = [{ fault: 'busy', retryAfter: 10 }];
  tab.choose('A', 5);
  await time.pass(600);
  tab.choose('A', 6);
  tab.add('C', 1);
  tab.writer.flush();
  await time.pass(9_900);
  expect(server.calls).toEqual([]);
  await time.pass(200);
  expect(server.text).toEqual(['A 6 STK', 'B 2 KRT', 'C 1 STK']);
  expect(tab.text).toEqual(server.text);
});

test('an order waits for the change instead of leaving it out', async () => {
  writes = busy('busy', 'busy', 'busy');
  tab.choose('A', 5);
  const settlement = tab.writer.settle();
  await time.pass(13_000);
  expect(await settlement).toBe('saved');
  expect(server.text[0]).toBe('A 5 STK');
});

test('clearing that succeeded unnoticed and is undone meanwhile ends in the state that the user sees', async () => {
  writes = busy('busyAfter');
  tab.writer.clear();
  await time.pass(500);
  tab.writer.cancelClear();
  await time.pass(500);
  expect(tab.text).toEqual(server.text);
});

test('a removal and clearing are resent, too', async () => {
  writes = busy('busyAfter', 'none', 'busy', 'busy');
  tab.remove('A');
  await time.pass(2_000);
  expect([tab.text, server.text]).toEqual([['B 2 KRT'], ['B 2 KRT']]);
  tab.writer.clear();
  await time.pass(5_000);
  expect([tab.text, server.text, tab.writer.hasPending]).toEqual([[], [], false]);
});
