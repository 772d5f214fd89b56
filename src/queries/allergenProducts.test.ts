import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { openFetchBackend } from '#mocks/fetch.fixture.ts';
import { allergenProductsOptions } from './allergenProducts';
import { installBackend, openTab, own, until } from './faults.fixture';
import { skuParts } from './skuCalls';

const backend = installBackend(() => openFetchBackend());
const skus = (count: number) => Array.from({ length: count }, (_, index) => String(104_000 + index));

test.each([
  [0, []],
  [1, [1]],
  [50, [50]],
  [51, [50, 1]],
  [160, [50, 50, 50, 10]],
])('%i products are requested in parts of %j', (count, sizes) => {
  expect(skuParts(skus(count)).map((part) => part.length)).toEqual(sizes);
});

test('three parts are requested at once, the others one after another, and all of them arrive', async () => {
  const { client } = openTab();
  const parts = skuParts(skus(300));
  const observers = parts.map((part) => new QueryObserver(client, allergenProductsOptions(own, part)));
  const stops = observers.map((observer) => observer.subscribe(() => undefined));
  expect(backend.current.callsOf('findProductsBySku').length).toBeLessThanOrEqual(3);
  await until(() => observers.every((observer) => observer.getCurrentResult().isSuccess));
  expect(backend.current.callsOf('findProductsBySku')).toHaveLength(6);
  for (const stop of stops) stop();
});

test('a failed part affects only itself, and the next try loads it', async () => {
  const { client } = openTab();
  const [one, other] = skuParts(['104711', ...skus(60)]).map((part) => new QueryObserver(client, allergenProductsOptions(own, part)));
  if (!one || !other) throw new Error('There are two parts');
  const stop = one.subscribe(() => undefined);
  await until(() => one.getCurrentResult().isSuccess);
  backend.current.scenario = 'findProductsBySku=400';
  const stopOther = other.subscribe(() => undefined);
  await until(() => other.getCurrentResult().isError);
  expect(one.getCurrentResult().data?.products.map(({ sku }) => sku)).toContain('104711');
  backend.current.scenario = '';
  void other.refetch();
  await until(() => other.getCurrentResult().isSuccess);
  stop();
  stopOther();
});
