import { expect, test } from 'vitest';
import { made } from '#tests/examples/made.ts';
import { getInventoryItemMock, getInventoryMock } from '#gen/models/index.faker.ts';
import { inventoryTotals, lastInventory } from './lastCount';

const at = (id: string, externalAddressId: string) => made(getInventoryMock, { id, externalAddressId });

test('a count is compared with the last one of its place, or else with the last of all', () => {
  const newest = [at('3', 'b'), at('2', 'a'), at('1', 'a')];
  expect(lastInventory(newest, 'a')?.id).toBe('2');
  expect(lastInventory(newest, 'c')?.id).toBe('3');
  expect(lastInventory(newest, undefined)?.id).toBe('3');
  expect(lastInventory([], 'a')).toBeUndefined();
});

test('the units of a product are summed in storage units', () => {
  const item = (productSku: string, capturedQuantity: number, unitRatio: number) =>
    made(getInventoryItemMock, { productSku, capturedQuantity, unitRatio });
  const totals = inventoryTotals({ items: [item('1', 2, 20), item('2', 0.1, 1), item('1', 3, 1), item('2', 0.2, 1)] });
  expect([...totals].map(([sku, total]) => [sku, total.toString()])).toEqual([
    ['1', '43'],
    ['2', '0.3'],
  ]);
});
