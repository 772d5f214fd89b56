import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { faults, openFetchBackend } from '#mocks/fetch.fixture.ts';
import { useGetFair } from '#gen/fair/get-fair.ts';
import { refreshCart, useCart, useCartActions, useCartCount, useCartLine } from './cart';
import { failures, fair, installBackend, logged, logins, openTab, own, until } from '#queries/faults.fixture.tsx';

/**
 * Every fault of a change of a cart: the user isn't told (P§8 "Silent failures"), the screen ends with the server's cart, and a retry
 * works.
 */
const backend = installBackend(() => openFetchBackend());

/** Each cart with the names of its calls. */
const carts = [
  {
    name: 'own',
    context: own,
    get: 'getCart',
    add: 'setCartItem',
    addSeveral: 'setCartItems',
    change: 'setSingleCartItem',
    remove: 'removeCartItem',
    clear: 'clearCart',
  },
  {
    name: 'fair',
    context: fair,
    get: 'getSubshopCart',
    add: 'setSubshopCartItem',
    addSeveral: 'setSubshopCartItems',
    change: 'setSubshopCartItemNoDetail',
    remove: 'removeSubshopCartItem',
    clear: 'clearSubshopCart',
  },
] as const;

/** The server has carried out the request in spite of this fault. */
const lost = 'lost';
/** Longest time in milliseconds until the screen is right again: half a second in which changes are gathered, half a minute without an answer. */
const maxDurationMs = 32_000;

const cheese = { sku: '104711', amount: 2, unitAbbreviation: 'LAI' };
const chicken = { sku: '104713', amount: 3, unitAbbreviation: 'PKG' };
const coffee = { sku: '104714', amount: 1, unitAbbreviation: 'BTL' };

describe.each(carts)('the $name cart', ({ context, get, add, addSeveral, change, remove, clear }) => {
  /** A tab with the cart on its screen; `shown` has its lines as "104711 2". */
  async function openCart() {
    const { client, wrapper } = openTab();
    const { result } = renderHook(
      () => ({
        view: useCart(context),
        count: useCartCount(context),
        line: useCartLine(context, cheese.sku),
        actions: useCartActions(context),
      }),
      { wrapper },
    );
    await until(() => result.current.view.cart !== undefined);
    return {
      client,
      result,
      actions: result.current.actions,
      shown: () => result.current.view.cart?.lines.map(({ sku, amount }) => `${sku} ${amount}`),
    };
  }

  /** The server's cart, as another tab gets it. */
  async function stored() {
    return (await openCart()).shown();
  }

  type Tab = Awaited<ReturnType<typeof openCart>>;
  let tab: Tab;
  beforeEach(async () => {
    tab = await openCart();
    act(() => tab.actions.addAll([cheese, chicken]));
    await until(() => tab.shown()?.length === 2 && !tab.result.current.line.isOngoing);
  });

  /** Makes a change whose call fails, and waits until the shop has read the server's state. Returns the time that this took. */
  async function failing(scenario: string, call: 'add' | 'change' | 'remove' | 'clear' | 'addSeveral', run: () => void): Promise<number> {
    const operation = { add, change, remove, clear, addSeveral }[call];
    const [calls, reads] = [backend.current.callsOf(operation).length, backend.current.callsOf(get).length];
    backend.current.scenario = scenario;
    act(run);
    const took =
      (await until(() => backend.current.callsOf(operation).length > calls)) +
      (await until(() => backend.current.callsOf(get).length > reads && !tab.result.current.line.isOngoing));
    // A token is renewed once; where the server is only busy it is sent again three times, for an amount that is set twice does no harm.
    expect(backend.current.callsOf(operation).length - calls).toBe(/=401/.test(scenario) ? 2 : /=(429|502|503|504)/.test(scenario) ? 4 : 1);
    backend.current.scenario = '';
    expect(failures).toEqual([]);
    expect(logins).not.toHaveBeenCalled();
    return took;
  }

  test.each([...faults, lost])("a changed amount (%s) falls back to the server's state, and can be typed again", async (fault) => {
    expect(await failing(`${change}=${fault}`, 'change', () => tab.actions.choose({ ...cheese, amount: 7 }))).toBeLessThanOrEqual(
      maxDurationMs,
    );
    const after = [fault === lost ? '104711 7' : '104711 2', '104713 3'];
    expect(tab.shown()).toEqual(after);
    expect(await stored()).toEqual(after);
    act(() => tab.actions.choose({ ...cheese, amount: 8 }));
    expect(tab.shown()).toEqual(['104711 8', '104713 3']);
    await until(
      () => !tab.result.current.line.isOngoing && backend.current.callsOf(change, add).at(-1)?.body?.includes('"amount":8') === true,
    );
    await until(() => !tab.result.current.line.isOngoing);
    expect(await stored()).toEqual(['104711 8', '104713 3']);
  });

  test.each(faults)('a removal (%s) keeps the line, and can be repeated', async (fault) => {
    expect(await failing(`${remove}=${fault}`, 'remove', () => tab.actions.remove(cheese.sku))).toBeLessThanOrEqual(maxDurationMs);
    expect(tab.shown()).toEqual(['104711 2', '104713 3']);
    expect(await stored()).toEqual(['104711 2', '104713 3']);
    act(() => tab.actions.remove(cheese.sku));
    await until(() => backend.current.callsOf(remove).length > 1 && !tab.result.current.line.isOngoing);
    expect(await stored()).toEqual(['104713 3']);
  });

  test('a removal whose answer is lost can be undone', async () => {
    await failing(`${remove}=lost`, 'remove', () => tab.actions.remove(cheese.sku));
    expect(tab.shown()).toEqual(['104713 3']);
    act(() => tab.actions.undo());
    expect(tab.shown()).toEqual(['104711 2', '104713 3']);
    await until(() => backend.current.callsOf(add).length > 0 && !tab.result.current.line.isOngoing);
    expect(await stored()).toEqual(['104711 2', '104713 3']);
  });

  test.each(faults)('clearing (%s) restores all lines, and can be repeated', async (fault) => {
    expect(await failing(`${clear}=${fault}`, 'clear', () => tab.actions.clear())).toBeLessThanOrEqual(maxDurationMs);
    expect(tab.shown()).toEqual(['104711 2', '104713 3']);
    expect(tab.result.current.count).toBe(2);
    act(() => tab.actions.clear());
    await until(() => backend.current.callsOf(clear).length > 1);
    expect(await stored()).toEqual([]);
  });

  test('clearing whose answer is lost can be undone', async () => {
    await failing(`${clear}=lost`, 'clear', () => tab.actions.clear());
    expect(tab.result.current.count).toBe(0);
    act(() => tab.actions.undo());
    await until(() => tab.shown()?.length === 2 && !tab.result.current.line.isOngoing);
    expect(await stored()).toEqual(['104711 2', '104713 3']);
  });

  test.each(faults)('adding (%s) leaves the cart unchanged, and can be repeated', async (fault) => {
    expect(await failing(`${add}=${fault}`, 'add', () => tab.actions.add(coffee))).toBeLessThanOrEqual(maxDurationMs);
    expect(tab.shown()).toEqual(['104711 2', '104713 3']);
    expect(tab.result.current.count).toBe(2);
    act(() => void tab.actions.add(coffee));
    await until(() => backend.current.callsOf(add).length > 1 && !tab.result.current.line.isOngoing);
    expect(await stored()).toEqual(['104711 2', '104713 3', '104714 1']);
  });

  test.each(faults)('an undo (%s) can be repeated', async (fault) => {
    act(() => tab.actions.clear());
    await until(() => backend.current.callsOf(clear).length > 0 && tab.shown()?.length === 0);
    // A list that is refused is sent line by line, which uses the other call.
    await failing(`${addSeveral}=${fault},${add}=${fault}`, 'addSeveral', () => tab.actions.undo());
    await until(() => tab.result.current.view.removals.flatMap(({ lines }) => lines).length === 2);
    expect(tab.shown()).toEqual([]);
    expect(await stored()).toEqual([]);
    act(() => tab.actions.undo());
    expect(tab.shown()).toEqual(['104711 2', '104713 3']);
    await until(() => !tab.result.current.line.isOngoing && tab.result.current.view.removals.length === 0);
    expect(await stored()).toEqual(['104711 2', '104713 3']);
  });

  test.each(faults)('a refresh on navigation (%s) is only logged, and the cart stays visible', async (fault) => {
    const reads = backend.current.callsOf(get).length;
    backend.current.scenario = `${get}=${fault}`;
    act(() => refreshCart(tab.client, context));
    await until(() => backend.current.callsOf(get).length > reads);
    await until(() => logged().length > 0);
    expect(logged()).toEqual([expect.stringMatching(/^cart: /)]);
    expect(tab.shown()).toEqual(['104711 2', '104713 3']);
    expect(tab.result.current.view.error).toBeNull();
    // A screen shows the failure if it has no cart, and here it has one.
    expect(failures.map(({ policy }) => policy)).toEqual(['inline']);
  });
});

test('a fair that ends during shopping is refetched once a change of its cart is refused for that reason', async () => {
  const { wrapper } = openTab();
  const { result } = renderHook(() => ({ view: useCart(fair), actions: useCartActions(fair), fair: useGetFair('herbst').data }), {
    wrapper,
  });
  await until(() => result.current.view.cart !== undefined && result.current.fair?.isActive === true);
  backend.current.scenario = 'fairsInactive';
  act(() => void result.current.actions.add(cheese));
  await until(() => result.current.fair?.isActive === false);
  expect(failures).toEqual([]);
});
