import { afterEach, expect, test, vi } from 'vitest';
import { clearDeviceStorage } from './deviceStorage';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('signing out removes order sheets, deliveries and their pictures; permanent data stays', () => {
  const deleteDatabase = vi.fn<(name: string) => void>();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  for (const name of [
    'order-sheet:AL:100:anna:essence',
    'sheet-lines:AL:100:anna:essence',
    'goods-received:AL:100:anna:4501000044',
    'shelf-order:AL:100:anna',
  ])
    localStorage.setItem(name, '{}');
  clearDeviceStorage();
  expect(Object.keys(localStorage)).toEqual(['shelf-order:AL:100:anna']);
  expect(deleteDatabase.mock.calls.flat()).toEqual(['counts', 'goods-received']);
});
