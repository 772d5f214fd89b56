import { expect, test } from 'vitest';
import { FetchError, ResponseError } from '#http/errors.ts';
import { noteRequestId } from '#platform/requestId.ts';
import { maxReports, ReportQueue } from './reportQueue';

function withId<Failure extends Error>(error: Failure, id: string): Failure {
  noteRequestId(error, id);
  return error;
}

test('equal reports merge into one with a count and the first id; another screen or status makes another', () => {
  const queue = new ReportQueue();
  const failed = (id: string) => withId(new ResponseError({ status: 503, path: '/v1/orders/AL/100' }), id);
  queue.addTrouble({ kind: 'call', operation: 'listOrders', error: failed('A') }, '/my/orders');
  queue.addTrouble({ kind: 'call', operation: 'listOrders', error: failed('B') }, '/my/orders');
  queue.addTrouble({ kind: 'call', operation: 'listOrders', error: failed('C') }, '/');
  queue.addTrouble({ kind: 'call', operation: 'listOrders', error: withId(new FetchError(new TypeError()), 'D') }, '/my/orders');
  expect(queue.take()).toEqual([
    { kind: 'call', screen: '/my/orders', operation: 'listOrders', status: 503, requestId: 'A', count: 2 },
    { kind: 'call', screen: '/', operation: 'listOrders', status: 503, requestId: 'C', count: 1 },
    { kind: 'call', screen: '/my/orders', operation: 'listOrders', status: 0, requestId: 'D', count: 1 },
  ]);
  expect(queue.isEmpty).toBe(true);
});

test('a report contains no user input and no path with an id', () => {
  const queue = new ReportQueue();
  const error = new TypeError('Cannot read "Anna Huber, 0664 1234567"');
  error.stack = `TypeError: Cannot read "Anna Huber"\n    at x (https://al.shop.example/assets/shop-Ab_1.js:1:2345)\n    at https://al.shop.example/my/orders/4501`;
  queue.addTrouble({ kind: 'uncaught', error }, '/my/orders/:orderId');
  queue.addTrouble({ kind: 'uncaught', error: 'Anna Huber' }, '/');
  queue.addTrouble(
    {
      kind: 'render',
      operation: 'The header',
      error: withId(new ResponseError({ status: 500, path: '/v1/x/100', problem: { message: 'Huber' } }), 'A'),
    },
    '/',
  );
  const reports = queue.take();
  expect(reports.map(({ operation }) => operation)).toEqual(['TypeError shop-Ab_1.js:1:2345', 'string', 'The header']);
  expect(JSON.stringify(reports)).not.toMatch(/Huber|0664|4501|\/v1/);
});

test('a page sends twenty reports at most; repetitions of one of them are still counted', () => {
  const queue = new ReportQueue();
  for (let number = 0; number < 30; number++) queue.addTrouble({ kind: 'shape', operation: `getCart $.${number}` }, '/');
  queue.addTrouble({ kind: 'shape', operation: 'getCart $.3' }, '/');
  const reports = queue.take();
  expect(reports).toHaveLength(maxReports);
  expect(reports[3]).toMatchObject({ operation: 'getCart $.3', count: 2 });
  queue.addTrouble({ kind: 'shape', operation: 'getCart $.3' }, '/');
  expect(queue.take()).toEqual([]);
});

test('a vital has its value', () => {
  const queue = new ReportQueue();
  queue.addVital('CLS', 0.01234567, '/search');
  expect(queue.take()).toEqual([{ kind: 'vital', screen: '/search', operation: 'CLS', value: 0.012, count: 1 }]);
});
