import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAddAll } from './cartAddition';
import { cartGuard, guardingEvent, letIn, type GuardedAddition, type Verdict } from './cartGuard';
import { installCartServer, openCart, own } from './cartServer.fixture';
import { useSwapLine } from './replacedLines';

const server = installCartServer();
afterEach(() => localStorage.clear());

const eventOf = (userId: string, customerId = '100') => localStorage.setItem(`guest-event:AL:${customerId}:${userId}`, '{}');

test("the guard of a cart is known at once: the user's event at this customer only", () => {
  expect(guardingEvent(own, 'anna')).toBeUndefined();
  eventOf('clara');
  eventOf('anna', '101');
  expect(guardingEvent(own, 'anna')).toBeUndefined();
  eventOf('anna');
  expect(guardingEvent(own, undefined)).toBeUndefined();
  expect(guardingEvent(own, 'anna')).toBe('guest-event:AL:100:anna');
});

const line = (sku: string, amount = 2) => ({ sku, name: `Ware ${sku}`, amount, unitAbbreviation: 'STK' });
const skusOf = (...skus: string[]): ReadonlySet<string> => new Set(skus);

/** A guarded cart whose guard answers when the test tells it to. */
async function openGuarded() {
  eventOf('anna');
  const tab = await openCart();
  const said: { names: readonly string[]; undo: () => void }[] = [];
  const asked: GuardedAddition[] = [];
  let open: ((verdict: Verdict) => void) | undefined;
  cartGuard(tab.client).userId = 'anna';
  cartGuard(tab.client).ask = (addition) => {
    asked.push(addition);
    return new Promise((resolve) => {
      open = resolve;
    });
  };
  const answer = async (meant: ReadonlySet<string>, unchecked: ReadonlySet<string> = skusOf()) => {
    await waitFor(() => expect(open).toBeDefined());
    await act(async () => open?.({ meant, unchecked, say: (names, undo) => said.push({ names, undo }) }));
    open = undefined;
  };
  return { ...tab, said, asked, answer };
}

test('an unguarded cart asks nothing', async () => {
  const { client } = await openCart();
  const ask = vi.fn<(addition: GuardedAddition) => Promise<Verdict>>();
  Object.assign(cartGuard(client), { ask, userId: 'anna' });
  expect(letIn(client, own, [line('N')])).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test('a product waits for the guard, and is not added if it is declined', async () => {
  const { text, actions, answer } = await openGuarded();
  const first = actions.add(line('N'));
  expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK']);
  await answer(skusOf());
  expect(await first).toBe(false);
  expect(server.writes()).toEqual([]);
  const second = actions.add(line('N'));
  await answer(skusOf('N'));
  expect(await second).toBe(true);
  expect(text()).toContain('N 2 STK');
});

test('adding a product again while it waits asks once, and adds the last amount', async () => {
  const { text, actions, asked, answer } = await openGuarded();
  void actions.add(line('N'));
  const again = actions.add(line('N', 5));
  expect(await again).toBe(false);
  expect(asked).toHaveLength(1);
  await answer(skusOf('N'));
  expect(text()).toContain('N 5 STK');
});

test('of many lines only the confirmed ones are added; a cancelled addition adds nothing', async () => {
  const { wrapper, text, answer } = await openGuarded();
  const { result } = renderHook(() => useAddAll(own), { wrapper });
  const adding = result.current.mutateAsync([line('N'), line('M')]);
  await answer(skusOf('M'));
  expect(await act(() => adding)).toMatchObject({ added: [{ sku: 'M' }], refused: [], failed: [] });
  expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK', 'M 2 STK']);
  const none = result.current.mutateAsync([line('N')]);
  await answer(skusOf());
  expect(await act(() => none)).toEqual({ added: [], refused: [], failed: [], waiting: [] });
});

test('unchecked products are named, and one undo reverts the cart', async () => {
  const { wrapper, text, answer, said } = await openGuarded();
  const { result } = renderHook(() => useAddAll(own), { wrapper });
  // Skus unknown to the server are dropped without a message.
  const adding = result.current.mutateAsync([line('N'), line('A', 3), line('unknown'), line('M')]);
  await answer(skusOf('N', 'A', 'unknown', 'M'), skusOf('N', 'A', 'unknown'));
  await act(() => adding);
  expect(text()).toEqual(['A 4 STK', 'B 1 STK', 'C 1 STK', 'N 2 STK', 'M 2 STK']);
  expect(said.map(({ names }) => names)).toEqual([['Ware N', 'Ware A']]);
  await act(async () => said[0]?.undo());
  expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK', 'M 2 STK']);
});

test('a replacement waits for the guard as well: until then the line stays', async () => {
  const { wrapper, text, answer } = await openGuarded();
  const { result } = renderHook(() => useSwapLine(own), { wrapper });
  const refused = result.current('B', line('N'));
  await answer(skusOf());
  expect(await refused).toBe(false);
  expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK']);
  const meant = result.current('B', line('N'));
  await answer(skusOf('N'));
  expect(await meant).toBe(true);
  expect(text()).toEqual(['A 1 STK', 'C 1 STK', 'N 2 STK']);
});
