import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { installTabWorld, lineOf, pause, unsent } from './cartTabs.fixture';

const { world, openTab, serverText, leavePage, endGhosts } = installTabWorld();

/** The page is reloaded. */
function endPage(tab: ReturnType<typeof openTab>): void {
  leavePage();
  tab.unmount();
  world.clients.pop()?.clear();
}

describe('a change just before a reload', () => {
  test.each([
    ['whose last calls still arrive', false],
    ['whose last calls fail', true],
  ])('outlives the page %s', async (_, isMockGone) => {
    const before = openTab();
    await waitFor(() => expect(before.text()).toHaveLength(3));
    act(() => before.actions.choose({ sku: 'A', amount: 2, unitAbbreviation: 'STK' }));
    act(() => before.actions.choose({ sku: 'B', amount: 4, unitAbbreviation: 'KRT' }));
    act(() => before.actions.remove('C'));
    world.dead = isMockGone ? 'all' : undefined;
    endPage(before);
    await act(() => pause(100));
    world.dead = undefined;
    const after = openTab();
    await waitFor(() => expect(after.text()).toEqual(['A 2', 'B 4']));
    await waitFor(() => expect(serverText()).toEqual(['A 2', 'B 4']));
    expect(world.lines.get('B')?.unitAbbreviation).toBe('KRT');
    await waitFor(() => expect(unsent()).toBeNull());
    await endGhosts();
  });

  test("that was saved and that a colleague has changed since keeps the colleague's value", async () => {
    const before = openTab();
    await waitFor(() => expect(before.text()).toHaveLength(3));
    act(() => before.actions.choose({ sku: 'A', amount: 2, unitAbbreviation: 'STK' }));
    endPage(before);
    await waitFor(() => expect(serverText()).toContain('A 2'));
    // The previous page is gone and confirms nothing any more.
    await act(() => pause(1_100));
    sessionStorage.setItem(
      'cart-unsent:AL:100:own',
      JSON.stringify({ keptAt: Date.now(), lines: [{ sku: 'A', amount: 2, unitAbbreviation: 'STK', from: ['1 STK'], mayBeDone: true }] }),
    );
    world.lines.set('A', lineOf({ sku: 'A', amount: 7, unitAbbreviation: 'STK' }));
    const count = world.writes.length;
    const after = openTab();
    await waitFor(() => expect(after.text()).toEqual(['A 7', 'B 1', 'C 1']));
    await act(() => pause(100));
    expect(world.writes).toHaveLength(count);
    expect(unsent()).toBeNull();
  });
});

test('a tab closed during a request hands its change to the other tab, even if its last calls fail', async () => {
  const [closing, other] = [openTab(), openTab()];
  for (const tab of [closing, other]) await waitFor(() => expect(tab.text()).toHaveLength(3));
  act(() => closing.actions.choose({ sku: 'A', amount: 2, unitAbbreviation: 'STK' }));
  world.dead = 'leaving';
  leavePage();
  // Sooner than the closed tab, which runs on here, would send it.
  await waitFor(() => expect(serverText()).toEqual(['A 2', 'B 1', 'C 1']), { timeout: 350 });
  expect(other.text()).toEqual(['A 2', 'B 1', 'C 1']);
  await endGhosts();
});
