import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import * as factories from '#gen/models/index.faker.ts';
import * as schemas from '#gen/zod/endpoints.ts.schemas.zod.ts';
import { made } from '../examples/made';

const schemaNamed = (name: string) => Object.entries(schemas).find(([key]) => key === name)?.[1] as ZodType | undefined;
/** The factories of objects; the others make a word or a list. */
const ofObjects = Object.entries(factories as unknown as Readonly<Record<string, () => object>>)
  .map(([name, factory]) => [/^get(\w+)Mock$/.exec(name)?.[1] ?? name, factory] as const)
  .filter(([name]) => schemaNamed(name)?.type === 'object');

test("there are factories for the contract's types", () => {
  expect(ofObjects.map(([name]) => name)).toEqual(expect.arrayContaining(['Product', 'CartItem', 'Inventory', 'SearchResult']));
  expect(ofObjects.length).toBeGreaterThan(100);
});

test.each(ofObjects)('%s: an example conforms to the contract', (name, factory) => {
  expect(schemaNamed(name)?.safeParse(made(factory)).error).toBeUndefined();
});

test('an example has the given and the required values, and nothing random', () => {
  const item = made(factories.getInventoryItemMock, { productName: 'Almbutter' });
  expect(Object.keys(item).toSorted()).toEqual(['capturedQuantity', 'capturedUnit', 'id', 'productName', 'productSku', 'unitRatio']);
  expect(item.productName).toBe('Almbutter');
  expect(made(factories.getInventoryItemMock, { productName: 'Almbutter' })).toEqual(item);
  expect(made(factories.getProductMock)).toMatchObject({ images: [], units: [], bulkPrices: [] });
});
