import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyCount } from '#domain/inventory/inventoryCount.ts';
import { userOfClaims } from '#domain/customer/token.ts';
import { own } from '#queries/context.fixture.ts';
import { removeCookies, setCookie } from '#session/cookies.ts';
import { cheese, counted, memory, type MemoryStorage } from './count.fixture';
import { nothingKept } from './countStorage';
import { countEngine } from './inventoryCount';
import { countKey } from '#domain/inventory/waitingCount.ts';

const user = userOfClaims({ sub: 'anna', preferred_username: 'anna.al' });
const openTab = (storage: MemoryStorage) => countEngine(own, user, storage);
type Tab = ReturnType<typeof openTab>;
const disconnects: (() => void)[] = [];
/** Opens the screen in a tab. */
const connect = (tab: Tab) => disconnects.push(tab.connect());

describe('a page that is left before all is stored', () => {
  const key = `count-left:${countKey(user.userId, own.tenant, own.customerId)}`;
  const amounts = (tab: Tab) => tab.keeper.view.count.lines.map(({ amount }) => amount);
  const leavePage = () => window.dispatchEvent(new Event('pagehide'));
  beforeEach(() => {
    sessionStorage.clear();
    setCookie('customer', own.customerId);
  });
  afterEach(() => {
    for (const disconnect of disconnects.splice(0)) disconnect();
    removeCookies('customer');
    sessionStorage.clear();
  });
  /** A page that was left with three counted lines, of which one was stored. */
  async function leftPage(device: MemoryStorage): Promise<void> {
    const tab = openTab(device);
    const disconnect = tab.connect();
    await counted(tab, cheese('1'));
    device.isSlow = true;
    for (let times = 0; times < 2; times += 1) void counted(tab, cheese('1'));
    await vi.waitUntil(() => amounts(tab)[0] === '3');
    leavePage();
    disconnect();
    device.isSlow = false;
  }
  /** The next page, after it has read the storage. */
  async function nextPage(device: MemoryStorage): Promise<Tab> {
    const tab = openTab(device);
    connect(tab);
    await vi.waitUntil(() => tab.keeper.view.isRead);
    return tab;
  }

  test("hands its state to the tab's next page, which stores it", async () => {
    const device = memory();
    await leftPage(device);
    expect(device.kept.count.lines[0]?.amount).toBe('1');
    const next = await nextPage(device);
    expect([amounts(next), device.kept.count.lines.map(({ amount }) => amount), sessionStorage.getItem(key)]).toEqual([['3'], ['3'], null]);
  });

  test('does not count stored lines twice', async () => {
    const device = memory();
    await leftPage(device);
    // The last thing that the storage did for the page: the second of the three.
    const [page = ''] = device.kept.writtenBy?.split('/') ?? [];
    device.kept = { ...device.kept, count: cheese('1')(device.kept.count), writtenBy: `${page}/2` };
    expect(amounts(await nextPage(device))).toEqual(['3']);
  });

  test('is not taken over twice by a screen reopened at once', async () => {
    const device = memory();
    await leftPage(device);
    const next = openTab(device);
    next.connect()();
    void counted(next, cheese('1'));
    connect(next);
    await vi.waitUntil(() => next.keeper.view.isRead);
    expect([amounts(next), device.kept.count.lines.map(({ amount }) => amount)]).toEqual([['4'], ['4']]);
  });

  test('keeps the lines counted in another tab since', async () => {
    const device = memory();
    await leftPage(device);
    await counted(openTab(device), cheese('5'));
    const next = await nextPage(device);
    expect([amounts(next), sessionStorage.getItem(key)]).toEqual([['6'], null]);
  });

  test('resumes by itself when restored, and the next page does not revert later changes', async () => {
    const device = memory();
    const tab = openTab(device);
    connect(tab);
    await vi.waitUntil(() => tab.keeper.view.isRead);
    void counted(tab, cheese('1'));
    leavePage();
    expect(sessionStorage.getItem(key)).not.toBeNull();
    await counted(tab, cheese('1'));
    expect(sessionStorage.getItem(key)).toBeNull();
    expect(amounts(await nextPage(device))).toEqual(['2']);
  });

  test('leaves nothing if all is stored, and nothing after a sign-out', async () => {
    const device = memory();
    const tab = await nextPage(device);
    await counted(tab, cheese('1'));
    leavePage();
    expect(sessionStorage.getItem(key)).toBeNull();
    void counted(tab, cheese('1'));
    removeCookies('customer');
    leavePage();
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test.each(['', '7', '{"page":1}', '{"page":"a","kept":{"count":{"lines":3}}}'])('drops an invalid leftover %j', async (text) => {
    const device = memory();
    // As an older shop has kept it.
    device.kept = { ...nothingKept, count: cheese('2')(emptyCount) };
    sessionStorage.setItem(key, text);
    expect(amounts(await nextPage(device))).toEqual(['2']);
  });
});
