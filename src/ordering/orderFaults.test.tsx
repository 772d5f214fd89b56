import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faults, openFetchBackend } from '#mocks/fetch.fixture.ts';
import { getOrder } from '#gen/order/get-order.ts';
import { useCartCount } from '#cart/cart.ts';
import { companionOrdersOptions, useCompanionImport, useCompanionRemoval } from './companionOrder';
import { failures, installBackend, logins, openTab, own, until } from '#queries/faults.fixture.tsx';
import { useOrderComparison } from './orderComparison';
import { templateItemOptions } from '#queries/orderTemplate.ts';
import { orderTemplatesOptions } from '#queries/orderTemplateList.ts';

/** Every fault of importing, discarding or repeating orders: nothing has changed, and a retry works. */
const backend = installBackend(() => openFetchBackend());

/** Duration in milliseconds of a call without retry and without an answer, and of the refetch after it. */
const maxDurationMs = 31_500;

// Fetched when they are first needed, for which no clock of a test waits.
beforeAll(() => import('#gen/order-template/list-order-templates.ts'));

describe('orders of the companion app', () => {
  function openPage() {
    const { wrapper } = openTab();
    return renderHook(
      () => ({
        orders: useQuery(companionOrdersOptions(own)).data,
        count: useCartCount(own),
        takeOver: useCompanionImport(own),
        remove: useCompanionRemoval(own),
      }),
      { wrapper },
    ).result;
  }
  let page: ReturnType<typeof openPage>;
  const first = () => page.current.orders?.[0] ?? expect.fail('There is no order');
  beforeEach(async () => {
    page = openPage();
    await until(() => page.current.orders?.length === 3 && page.current.count === 0);
  });

  test.each(faults)('an import (%s) leaves cart and list unchanged, and the retry succeeds', async (fault) => {
    backend.current.scenario = `importCompanionOrder=${fault}`;
    act(() => page.current.takeOver.mutate(first()));
    expect(await until(() => page.current.takeOver.isError)).toBeLessThanOrEqual(maxDurationMs);
    expect(backend.current.callsOf('importCompanionOrder')).toHaveLength(fault === '401' ? 2 : 1);
    expect([page.current.orders?.length, page.current.count]).toEqual([3, 0]);
    expect(failures).toMatchObject([{ policy: 'inline' }]);
    expect(logins).not.toHaveBeenCalled();
    backend.current.scenario = '';
    act(() => page.current.takeOver.mutate(first()));
    await until(() => page.current.takeOver.isSuccess && page.current.count === 5);
    expect(page.current.orders).toHaveLength(2);
  });

  test('an import whose answer is lost is detected from the list', async () => {
    const { id } = first();
    backend.current.scenario = 'importCompanionOrder=lost';
    act(() => page.current.takeOver.mutate(first()));
    await until(() => page.current.takeOver.isError && page.current.count === 5);
    expect(page.current.orders?.map((order) => order.id)).not.toContain(id);
    expect(page.current.orders).toHaveLength(2);
  });

  test('pressing twice imports once', async () => {
    backend.current.scenario = 'importCompanionOrder=held';
    act(() => {
      page.current.takeOver.mutate(first());
      page.current.takeOver.mutate(first());
    });
    backend.current.release('importCompanionOrder');
    await until(() => page.current.takeOver.isSuccess && page.current.count === 5);
    expect(backend.current.callsOf('importCompanionOrder')).toHaveLength(1);
  });

  test.each(faults)('discarding (%s) leaves the order open, and the retry succeeds', async (fault) => {
    backend.current.scenario = `deleteCompanionOrder=${fault}`;
    act(() => page.current.remove.mutate(first()));
    expect(await until(() => page.current.remove.isError)).toBeLessThanOrEqual(maxDurationMs);
    expect(backend.current.callsOf('deleteCompanionOrder')).toHaveLength(fault === '401' ? 2 : 1);
    expect(page.current.orders).toHaveLength(3);
    expect(failures).toMatchObject([{ policy: 'inline' }]);
    backend.current.scenario = '';
    act(() => page.current.remove.mutate(first()));
    await until(() => page.current.remove.isSuccess);
    expect(page.current.orders).toHaveLength(2);
  });
});

test.each(faults)("ordering again (%s): the changes can't be looked up, nothing is added, and the retry succeeds", async (fault) => {
  const { orderItems } = await getOrder('AL', '100', '4501000044');
  const { wrapper } = openTab();
  const { result } = renderHook(() => useOrderComparison(own, { canSeePrices: true }), { wrapper });
  backend.current.scenario = `findProductsBySku=${fault}`;
  act(() => result.current.mutate(orderItems));
  expect(await until(() => result.current.isError)).toBeLessThanOrEqual(maxDurationMs);
  expect(failures).toMatchObject([{ policy: 'inline' }]);
  expect(backend.current.callsOf('setCartItem', 'setCartItems', 'setSingleCartItem')).toEqual([]);
  backend.current.scenario = '';
  act(() => result.current.mutate([...(result.current.variables ?? [])]));
  await until(() => result.current.isSuccess);
  expect(result.current.data).toHaveLength(orderItems.length);
});

test.each(faults)("a product that can't be added to an order template (%s) is reported, and the next tick adds it", async (fault) => {
  const { wrapper } = openTab();
  const { result } = renderHook(
    () => {
      const client = useQueryClient();
      return { templates: useQuery(orderTemplatesOptions(own)).data, tick: useMutation(templateItemOptions(client, own)) };
    },
    { wrapper },
  );
  await until(() => result.current.templates !== undefined);
  const template = result.current.templates?.find(
    ({ orderTemplateItems }) => !orderTemplateItems.some(({ productSku }) => productSku === '104712'),
  );
  const change = { orderTemplateId: template?.id ?? '', item: { productSku: '104712', amount: 3, unit: 'KRT' } };
  backend.current.scenario = `setOrderTemplateItem=${fault}`;
  act(() => result.current.tick.mutate(change));
  expect(await until(() => result.current.tick.isError)).toBeLessThanOrEqual(maxDurationMs);
  expect(backend.current.callsOf('setOrderTemplateItem')).toHaveLength(fault === '401' ? 2 : 1);
  // On the way to the login a message would only startle.
  expect(failures).toMatchObject([{ policy: fault === '401' ? 'silent' : 'toast' }]);
  backend.current.scenario = '';
  act(() => result.current.tick.mutate(change));
  const isIn = () =>
    result.current.templates?.find(({ id }) => id === template?.id)?.orderTemplateItems.some(({ productSku }) => productSku === '104712');
  await until(() => isIn() === true);
});
