import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { removeCookies } from '#session/cookies.ts';
import type { CartActions } from './cart';
import { installTabWorld, pause, unsent } from './cartTabs.fixture';

const { world, endSession, openTab, serverText, leavePage, endGhosts } = installTabWorld();
type Tab = ReturnType<typeof openTab>;

/** A random edit of one of the tab's own lines, or of a line that both tabs edit. Records the expected result for its own lines. */
function edit(actions: CartActions, name: string, wanted: Map<string, number>): void {
  const mine = world.random() < 0.7;
  const sku = `${mine ? name : 'both'}${Math.floor(world.random() * 8)}`;
  const amount = 1 + Math.floor(world.random() * 99);
  const isRemoval = world.random() < 0.25;
  if (isRemoval) actions.remove(sku);
  else if (world.random() < 0.5) void actions.add({ sku, amount, unitAbbreviation: 'STK' });
  else actions.choose({ sku, amount, unitAbbreviation: 'STK' });
  if (!mine) return;
  if (isRemoval) wanted.delete(sku);
  else wanted.set(sku, amount);
}

/** 200 edits in each of two tabs at the same time. Returns the expected lines that only one tab edits. */
async function editBoth(tabs: readonly [Tab, Tab]) {
  const wanted = [new Map<string, number>(), new Map<string, number>()] as const;
  for (let step = 0; step < 200; step += 1) {
    act(() => edit(tabs[0].actions, 'one', wanted[0]));
    act(() => edit(tabs[1].actions, 'two', wanted[1]));
    await act(() => pause(world.random() * 12));
  }
  return [...wanted[0], ...wanted[1]].map(([sku, amount]) => `${sku} ${amount}`).sort();
}

/** Turns to another window and back. */
function leaveAndReturn(): void {
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
}

describe('two tabs with 200 random edits each', () => {
  test.each([
    ['that are connected', true],
    // As when the other one is on another device, or frozen.
    ['that are not connected', false],
  ])("%s show the server's state within a second of the focus, and lose no edit", async (_, hears) => {
    if (!hears) {
      vi.stubGlobal(
        'BroadcastChannel',
        class extends EventTarget {
          postMessage() {
            // No listener.
          }

          close() {
            // Nothing was opened.
          }
        },
      );
    }
    const tabs = [openTab(), openTab()] as const;
    for (const tab of tabs) await waitFor(() => expect(tab.text()).toHaveLength(3));
    const wanted = await editBoth(tabs);
    act(() => tabs[0].actions.flush());
    act(() => tabs[1].actions.flush());
    await act(() => pause(200));
    leaveAndReturn();
    const isEqual = () => {
      for (const tab of tabs) expect(tab.text()).toEqual(serverText());
    };
    await waitFor(isEqual, { timeout: 1_000 });
    // And it stays so: nothing was still on its way.
    await act(() => pause(800));
    isEqual();
    expect(serverText().filter((text) => /^(one|two)/.test(text))).toEqual(wanted);
  });
});

describe('without network', () => {
  test('changes wait, survive a reload, and are sent in order once the network is back', async () => {
    const before = openTab();
    await waitFor(() => expect(before.text()).toHaveLength(3));
    act(() => onlineManager.setOnline(false));
    act(() => before.actions.remove('A'));
    act(() => before.actions.choose({ sku: 'B', amount: 7, unitAbbreviation: 'STK' }));
    act(() => before.actions.choose({ sku: 'B', amount: 9, unitAbbreviation: 'STK' }));
    act(() => void before.actions.add({ sku: 'N', amount: 2, unitAbbreviation: 'STK' }));
    leavePage();
    before.unmount();
    world.clients.pop()?.clear();

    const after = openTab();
    await act(() => pause(50));
    expect(world.writes).toEqual([]);
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(serverText()).toEqual(['B 9', 'C 1', 'N 2']));
    await waitFor(() => expect(after.text()).toEqual(['B 9', 'C 1', 'N 2']));
    expect(world.writes[0]).toBe('DELETE {"sku":"A"}');
    // The server has them before its answer arrives here.
    await waitFor(() => expect(unsent()).toBeNull());

    // The next page doesn't resend sent changes.
    await endGhosts();
    const count = world.writes.length;
    const again = openTab();
    await waitFor(() => expect(again.text()).toHaveLength(3));
    expect(world.writes).toHaveLength(count);
  });

  test('a cleared cart survives a reload as well, including later additions', async () => {
    const before = openTab();
    await waitFor(() => expect(before.text()).toHaveLength(3));
    act(() => onlineManager.setOnline(false));
    act(() => before.actions.clear());
    act(() => void before.actions.add({ sku: 'N', amount: 2, unitAbbreviation: 'STK' }));
    before.unmount();
    world.clients.pop()?.clear();
    act(() => onlineManager.setOnline(true));
    const after = openTab();
    await waitFor(() => expect(serverText()).toEqual(['N 2']));
    await waitFor(() => expect(after.text()).toEqual(['N 2']));
  });
});

describe('when the session has ended, as another call found out', () => {
  /** Ends a page; the returned function restores the tab's storage as it was then. */
  const endPage = (tab: Tab) => {
    const kept = Object.entries(sessionStorage) as [key: string, text: string][];
    tab.unmount();
    world.clients.pop()?.clear();
    return () => {
      sessionStorage.clear();
      for (const [key, text] of kept) sessionStorage.setItem(key, text);
    };
  };

  test.each([
    ['before', true],
    ['after', false],
  ])('changes made just %s that are sent after the login', async (_, isWantedBefore) => {
    const before = openTab();
    await waitFor(() => expect(before.text()).toHaveLength(3));
    if (!isWantedBefore) endSession(true);
    act(() => before.actions.choose({ sku: 'B', amount: 7, unitAbbreviation: 'KRT' }));
    act(() => before.actions.remove('C'));
    if (isWantedBefore) endSession(true);
    leavePage();
    const restore = endPage(before);
    await act(() => pause(700));
    expect(world.writes).toEqual([]);

    restore();
    endSession(false);
    const after = openTab();
    await waitFor(() => expect(serverText()).toEqual(['A 1', 'B 7']));
    expect(world.lines.get('B')?.unitAbbreviation).toBe('KRT');
    await waitFor(() => expect(after.text()).toEqual(['A 1', 'B 7']));
    await waitFor(() => expect(unsent()).toBeNull());
    // The code of the first page, which a browser would have ended, still runs here: it ends as well.
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    await act(() => pause(400));
  });

  test('nothing is stored for the next user after a sign-out', async () => {
    const tab = openTab();
    await waitFor(() => expect(tab.text()).toHaveLength(3));
    act(() => tab.actions.choose({ sku: 'B', amount: 7, unitAbbreviation: 'STK' }));
    removeCookies('token', 'customer');
    leavePage();
    expect(sessionStorage).toHaveLength(0);
    // The page runs on here, to its end.
    await act(() => pause(700));
  });
});

describe('an undo that fails', () => {
  test('of a cleared cart can be repeated', async () => {
    const tab = openTab();
    await waitFor(() => expect(tab.text()).toHaveLength(3));
    act(() => tab.actions.clear());
    await waitFor(() => expect(world.lines.size).toBe(0));
    world.failing = /^PUT/;
    act(() => tab.actions.undo());
    expect(tab.text()).toHaveLength(3);
    await waitFor(() => expect(tab.text()).toEqual([]));
    expect(tab.result.current.view.removals).toMatchObject([{ kind: 'cart', lines: [{ sku: 'A' }, { sku: 'B' }, { sku: 'C' }] }]);
    world.failing = undefined;
    act(() => tab.actions.undo());
    await waitFor(() => expect(serverText()).toEqual(['A 1', 'B 1', 'C 1']));
    expect(tab.result.current.view.removals).toEqual([]);
  });

  test('of a line keeps its place among the others', async () => {
    const tab = openTab();
    await waitFor(() => expect(tab.text()).toHaveLength(3));
    act(() => tab.actions.remove('A'));
    act(() => tab.actions.remove('B'));
    await waitFor(() => expect(world.lines.size).toBe(1));
    const ids = () => tab.result.current.view.removals.map(({ lines: [line] }) => line?.sku);
    const [, first] = tab.result.current.view.removals;
    world.failing = /^PUT/;
    act(() => tab.actions.undo(first?.id));
    expect(ids()).toEqual(['B']);
    await waitFor(() => expect(ids()).toEqual(['B', 'A']));
  });
});
