// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { droppedEntriesOf, readAnswer, type Shape } from './shape';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
let count = 0;
let operation = '';

beforeEach(() => {
  warn.mockClear();
  count += 1;
  operation = `read${count}`;
});

const product: Shape = {
  sku: 'text',
  'uvp?': 'number',
  'until?': 'date',
  units: [{ name: 'text' }],
  'codes?*': ['text'],
  stock: { levels: ['number'] },
};
const cart: Shape = { 'items!': [{ sku: 'text', amount: 'whole', 'product?': product }] };
const read = (shape: Shape, body: unknown) => readAnswer(operation, shape, body, '/v1/x');
const good = { sku: '1', units: [{ name: 'Karton' }], stock: { levels: [1] } };

test('a valid value passes unchanged', () => {
  const body = [structuredClone(good)];
  expect(read([product], body)).toBe(body);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['an empty object', {}],
  ['a list', []],
  ['a text', 'x'],
  ['a number', 7],
  ['an answer without its list', { items: null }],
  ['only bad entries', { items: [null, {}] }],
])('%s is not a cart', (_case, body) => {
  expect(() => read(cart, body)).toThrow(
    expect.objectContaining({ status: 200, path: '/v1/x', message: 'Response returned an error code' }),
  );
});

test('an empty cart is one', () => {
  expect(read(cart, { items: [] })).toEqual({ items: [] });
});

test('an invalid entry is dropped alone, and counted as left out', () => {
  const bad = { sku: '2', amount: null };
  const answer = read(cart, { items: [{ sku: '1', amount: 2 }, bad, null] }) as { items: unknown[] };
  expect(answer.items).toEqual([{ sku: '1', amount: 2 }]);
  expect(droppedEntriesOf(answer.items)).toEqual([bad, null]);
  expect(droppedEntriesOf([])).toEqual([]);
});

test.each<[what: string, field: Record<string, unknown>, outcome: Record<string, unknown>]>([
  ['a recommended price as text is none', { uvp: '12,90' }, {}],
  ['an invalid day is dropped', { until: 'irgendwann' }, {}],
  ['a valid day stays', { until: '2026-11-30' }, { until: '2026-11-30' }],
  ['an optional field may be null', { uvp: null }, {}],
  ['codes by their places are lost as a whole', { codes: ['J', 5, 'S'] }, {}],
  ['null for a list of codes is none', { codes: null }, {}],
  ['a missing list becomes empty', { units: null }, { units: [] }],
  ['an entry without its name is left out', { units: [{ name: 'Karton' }, {}] }, { units: [{ name: 'Karton' }] }],
  ['a missing object of lists gets empty ones', { stock: null }, { stock: { levels: [] } }],
  ['unknown fields stay', { more: 1 }, { more: 1 }],
])('%s', (_what, field, outcome) => {
  const { units, stock, sku } = structuredClone(good);
  expect(read([product], [{ sku, units, stock, ...field }])).toEqual([{ sku, units, stock, ...outcome }]);
});

test('a fault is reported once, however often it occurs', () => {
  read(
    [product],
    [
      { ...structuredClone(good), uvp: 'x' },
      { ...structuredClone(good), uvp: 'y' },
    ],
  );
  read([product], [{ ...structuredClone(good), uvp: 'z' }]);
  expect(warn.mock.calls).toEqual([[`${operation}: $[].uvp is not what the contract says`]]);
});

test('strings, times, and a union by its discriminator', () => {
  const block: Shape = { '|kind': { text: { kind: 'text', text: 'text' }, price: { kind: 'text', type: '=LIST|FIXED', until: 'time' } } };
  expect(
    read(
      [block],
      [
        { kind: 'text', text: 'a' },
        { kind: 'text' },
        { kind: 'other' },
        {},
        { kind: 'price', type: 'FIXED', until: '14:30' },
        { kind: 'price', type: 'BARGAIN', until: '14:30' },
        { kind: 'price', type: 'LIST', until: '25:00' },
      ],
    ),
  ).toEqual([
    { kind: 'text', text: 'a' },
    { kind: 'price', type: 'FIXED', until: '14:30' },
  ]);
});
