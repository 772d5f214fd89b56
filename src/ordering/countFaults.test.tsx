import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFetchBackend } from '../../mocks/fetch.fixture';
import { emptyCount, withProduct, type Count, type CountedProduct } from '../domain/inventoryCount';
import type { User } from '../domain/token';
import { installBackend, own, until } from '../queries/faults.fixture';
import { newestFirst, newestParams } from '../queries/inventoryCount';
import { removeCookies, setCookie } from '../session/cookies';
import { userOfToken } from '../session/token';
import { getInventoryDetails } from '../gen/inventory/getInventoryDetails';
import { listGroupedInventories } from '../gen/inventory/listGroupedInventories';
import { nothingKept, type CountStorage, type KeptCount } from './countStorage';
import { countEngine } from './inventoryCount';
import { countKey } from './waitingCounts';

const backend = installBackend(() => openFetchBackend());
const user = (): User => {
  const found = userOfToken(backend.current.token());
  if (!found) throw new Error('Nobody has signed on');
  return found;
};
const product: CountedProduct = {
  sku: '104711',
  displayedId: '104711',
  name: 'Bergkäse',
  units: [{ abbreviation: 'KG', name: 'Kilogramm', ratio: 1, gtins: [] }],
};

/** A device's storage, as all its tabs have it. `isSlow`: what is stored from now on takes until the page is left, and comes to nothing. */
function memory(): CountStorage & { kept: KeptCount; isFull: boolean; isSlow: boolean } {
  const device = {
    kept: nothingKept,
    isFull: false,
    isSlow: false,
    read: () => Promise.resolve(device.kept),
    update: (_key: string, change: (kept: KeptCount) => KeptCount) => {
      if (device.isFull) return Promise.reject(new Error('QuotaExceededError'));
      if (device.isSlow) return new Promise<never>(() => {});
      device.kept = change(device.kept);
      return Promise.resolve(device.kept);
    },
  };
  return device;
}

const openTab = (storage: CountStorage) => countEngine(own, user(), storage);
type Tab = ReturnType<typeof openTab>;

async function resultOf<Result>(promise: Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  void promise.then((found) => (result = found));
  await until(() => result !== undefined);
  if (!result) throw new Error('There is no result');
  return result;
}
const counted = (tab: Tab, change: (count: Count) => Count) => tab.keeper.change((kept) => ({ ...kept, count: change(kept.count) }));
const cheese = (amount: string) => (count: Count) => withProduct(count, product, 'KG', amount);
const answerWithNothing = (status: number) =>
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const response = await backend.current.fetch(url, init);
    return init?.method === 'POST' && /\/inventories\?/.test(url) ? new Response(null, { status }) : response;
  });
const unitOf = async () => {
  const { items } = await getInventoryDetails('AL', (await recorded())[0]?.id ?? '');
  return items[0];
};
const recorded = async () => newestFirst(await listGroupedInventories('AL', { ...newestParams(own), pageSize: 300 }));
const sends = () => backend.current.callsOf('createInventory').length;

describe('exactly one inventory', () => {
  test('a hundred lost answers make a hundred inventories, none twice', async () => {
    const before = (await recorded()).length;
    const tab = openTab(memory());
    for (let amount = 1; amount <= 100; amount += 1) {
      await counted(tab, cheese(String(amount)));
      backend.current.scenario = 'createInventory=lost';
      const result = await resultOf(tab.submission.send());
      backend.current.scenario = '';
      expect(result.kind).toBe('sent');
      // Nobody counts twice in a moment.
      vi.advanceTimersByTime(1_000);
    }
    const all = await recorded();
    expect(all.length - before).toBe(100);
    expect(sends()).toBe(100);
    const amounts = await Promise.all(
      all.slice(0, 100).map(async ({ id }) => (await getInventoryDetails('AL', id)).items[0]?.capturedQuantity),
    );
    expect(amounts.toSorted((one = 0, other = 0) => one - other)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  test.each([200, 204])('an answer without a word (%d): it is looked up, and not sent once more', async (status) => {
    const before = (await recorded()).length;
    const device = memory();
    const tab = openTab(device);
    await counted(tab, cheese('2'));
    answerWithNothing(status);
    expect(await resultOf(tab.submission.send())).toMatchObject({ kind: 'sent' });
    expect((await recorded()).length - before).toBe(1);
    expect(device.kept).toMatchObject(nothingKept);
  });

  test('of a double click, and of two tabs', async () => {
    const before = (await recorded()).length;
    const device = memory();
    const [one, two] = [openTab(device), openTab(device)];
    await counted(one, cheese('2'));
    const results = await resultOf(Promise.all([one.submission.send(), one.submission.send()]));
    expect(results.map(({ kind }) => kind)).toEqual(['sent', 'sent']);
    expect(await resultOf(two.submission.send())).toEqual({ kind: 'nothing' });
    expect((await recorded()).length - before).toBe(1);
    expect(device.kept).toMatchObject(nothingKept);
  });

  test('when the page is loaded again while it is sent', async () => {
    const before = (await recorded()).length;
    const device = memory();
    const gone = openTab(device);
    await counted(gone, cheese('2'));
    backend.current.scenario = 'createInventory=lost,listGroupedInventories=offline';
    expect(await resultOf(gone.submission.send())).toEqual({ kind: 'lost', isChecked: false });
    expect(device.kept.intent).toBeDefined();
    backend.current.scenario = '';
    const again = openTab(device);
    expect(await resultOf(again.submission.lookUp())).toMatchObject({ kind: 'sent' });
    expect((await recorded()).length - before).toBe(1);
    expect(device.kept).toMatchObject(nothingKept);
  });

  test('while the inventories can’t be read nothing is sent a second time', async () => {
    const tab = openTab(memory());
    await counted(tab, cheese('2'));
    backend.current.scenario = 'createInventory=timeout,listGroupedInventories=503';
    expect(await resultOf(tab.submission.send())).toEqual({ kind: 'lost', isChecked: false });
    expect(await resultOf(tab.submission.send())).toEqual({ kind: 'lost', isChecked: false });
    expect(sends()).toBe(1);
  });

  test.each(['offline', '500', '503'])('that never arrived (%s) is sent again on demand', async (fault) => {
    const before = (await recorded()).length;
    const tab = openTab(memory());
    await counted(tab, cheese('2'));
    backend.current.scenario = `createInventory=${fault}`;
    expect(await resultOf(tab.submission.send())).toEqual({ kind: 'lost', isChecked: true });
    backend.current.scenario = '';
    expect(await resultOf(tab.submission.send())).toMatchObject({ kind: 'sent' });
    expect((await recorded()).length - before).toBe(1);
  });

  test('what was counted after an answer got lost is left, and is sent on its own', async () => {
    const tab = openTab(memory());
    await counted(tab, cheese('2'));
    backend.current.scenario = 'createInventory=lost,listGroupedInventories=offline';
    await resultOf(tab.submission.send());
    backend.current.scenario = '';
    await counted(tab, cheese('3'));
    expect(await resultOf(tab.submission.send())).toMatchObject({ kind: 'sentBefore', left: 1, lowered: 0 });
    expect(tab.keeper.view.count.lines.map(({ amount }) => amount)).toEqual(['3']);
    expect(sends()).toBe(1);
    expect(await resultOf(tab.submission.send())).toMatchObject({ kind: 'sent' });
    expect(await unitOf()).toMatchObject({ capturedQuantity: 3, capturedUnit: 'KG' });
  });
});

test.each(['400', '403', '404', '422', '429'])('a refusal (%s) keeps everything', async (status) => {
  const device = memory();
  const tab = openTab(device);
  await counted(tab, cheese('2'));
  backend.current.scenario = `createInventory=${status}`;
  expect(await resultOf(tab.submission.send())).toMatchObject({ kind: 'refused' });
  expect(device.kept.intent).toBeUndefined();
  expect(device.kept.count.lines).toHaveLength(1);
});

test('an answer that nobody can read is looked up', async () => {
  const tab = openTab(memory());
  await counted(tab, cheese('2'));
  backend.current.scenario = 'createInventory=malformed';
  expect((await resultOf(tab.submission.send())).kind).toMatch(/^(sent|lost)$/);
});

describe('keeping a count', () => {
  test('changes of two tabs at once are all there', async () => {
    const device = memory();
    const [one, two] = [openTab(device), openTab(device)];
    await Promise.all(Array.from({ length: 60 }, (_, place) => counted(place % 2 === 0 ? one : two, cheese('1'))));
    await Promise.all([one.keeper.readAgain(), two.keeper.readAgain()]);
    expect([one, two].map((tab) => tab.keeper.view.count.lines.map(({ amount }) => amount))).toEqual([['60'], ['60']]);
  });

  test('a full storage is told; the count goes on in memory, and is stored as soon as there is room', async () => {
    const device = memory();
    const tab = openTab(device);
    await counted(tab, cheese('1'));
    device.isFull = true;
    await counted(tab, cheese('1'));
    await counted(tab, cheese('1'));
    expect(tab.keeper.view).toMatchObject({ isKept: false, isRead: true });
    expect(tab.keeper.view.count.lines[0]?.amount).toBe('3');
    device.isFull = false;
    await counted(tab, cheese('1'));
    expect(tab.keeper.view.isKept).toBe(true);
    expect(device.kept.count.lines[0]?.amount).toBe('4');
  });

  test('a storage that can’t be read leaves an empty count that can be filled', async () => {
    const tab = openTab({
      read: () => Promise.reject(new Error('SecurityError')),
      update: () => Promise.reject(new Error('SecurityError')),
    });
    await tab.keeper.readAgain();
    expect(tab.keeper.view).toMatchObject({ isKept: false, isRead: true, count: emptyCount });
    await counted(tab, cheese('1'));
    expect(tab.keeper.view.count.lines).toHaveLength(1);
    expect(await resultOf(tab.submission.send())).toMatchObject({ kind: 'sent' });
  });
});

describe('a page that is left before all is stored', () => {
  const key = () => `count-left:${countKey(user().userId, own.tenant, own.customerId)}`;
  const amounts = (tab: Tab) => tab.keeper.view.count.lines.map(({ amount }) => amount);
  const leavePage = () => window.dispatchEvent(new Event('pagehide'));
  beforeEach(() => setCookie('customer', own.customerId));
  afterEach(() => removeCookies('customer'));
  /** A page on which three were counted, of which the storage has one, and which is gone. */
  async function leftPage(device: ReturnType<typeof memory>): Promise<void> {
    const tab = openTab(device);
    const disconnect = tab.connect();
    await counted(tab, cheese('1'));
    device.isSlow = true;
    for (let times = 0; times < 2; times += 1) void counted(tab, cheese('1'));
    await until(() => amounts(tab)[0] === '3');
    leavePage();
    disconnect();
    device.isSlow = false;
  }
  /** The next page, once it has read what there is. */
  async function nextPage(device: ReturnType<typeof memory>): Promise<Tab> {
    const tab = openTab(device);
    tab.connect();
    await until(() => tab.keeper.view.isRead);
    return tab;
  }

  test('the next one of the tab goes on with what was seen, and stores it', async () => {
    const device = memory();
    await leftPage(device);
    expect(device.kept.count.lines[0]?.amount).toBe('1');
    const next = await nextPage(device);
    expect([amounts(next), device.kept.count.lines.map(({ amount }) => amount), sessionStorage.getItem(key())]).toEqual([
      ['3'],
      ['3'],
      null,
    ]);
  });

  test('what was stored all the same is not counted twice', async () => {
    const device = memory();
    await leftPage(device);
    // The last thing that the storage did for the page: the second of the three.
    const [page = ''] = device.kept.writtenBy?.split('/') ?? [];
    device.kept = { ...device.kept, count: cheese('1')(device.kept.count), writtenBy: `${page}/2` };
    expect(amounts(await nextPage(device))).toEqual(['3']);
  });

  test('a screen that is opened again at once doesn’t take it up a second time', async () => {
    const device = memory();
    await leftPage(device);
    const next = openTab(device);
    next.connect()();
    void counted(next, cheese('1'));
    next.connect();
    await until(() => next.keeper.view.isRead);
    expect([amounts(next), device.kept.count.lines.map(({ amount }) => amount)]).toEqual([['4'], ['4']]);
  });

  test('what another tab has counted since stays', async () => {
    const device = memory();
    await leftPage(device);
    await counted(openTab(device), cheese('5'));
    const next = await nextPage(device);
    expect([amounts(next), sessionStorage.getItem(key())]).toEqual([['6'], null]);
  });

  test('a page that comes back goes on by itself, and what comes after that is not undone by the one after it', async () => {
    const device = memory();
    const tab = openTab(device);
    tab.connect();
    await until(() => tab.keeper.view.isRead);
    void counted(tab, cheese('1'));
    leavePage();
    expect(sessionStorage.getItem(key())).not.toBeNull();
    await counted(tab, cheese('1'));
    expect(sessionStorage.getItem(key())).toBeNull();
    expect(amounts(await nextPage(device))).toEqual(['2']);
  });

  test('nothing is left where all is stored, and nothing after a sign-out', async () => {
    const device = memory();
    const tab = await nextPage(device);
    await counted(tab, cheese('1'));
    leavePage();
    expect(sessionStorage.getItem(key())).toBeNull();
    void counted(tab, cheese('1'));
    removeCookies('customer');
    leavePage();
    expect(sessionStorage.getItem(key())).toBeNull();
  });

  test.each(['', '7', '{"page":1}', '{"page":"a","kept":{"count":{"lines":3}}}'])('%j is nothing that was left', async (text) => {
    const device = memory();
    // As an older shop has kept it.
    device.kept = { ...nothingKept, count: cheese('2')(emptyCount) };
    sessionStorage.setItem(key(), text);
    expect(amounts(await nextPage(device))).toEqual(['2']);
  });
});
