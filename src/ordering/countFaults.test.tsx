import { describe, expect, test, vi } from 'vitest';
import { openFetchBackend } from '#mocks/fetch.fixture.ts';
import { emptyCount } from '#domain/inventory/inventoryCount.ts';
import type { User } from '#domain/customer/token.ts';
import { installBackend, own, until } from '#queries/faults.fixture.tsx';
import { newestFirst, newestParams } from '#queries/inventoryCount.ts';
import { userOfToken } from '#session/token.ts';
import { getInventoryDetails } from '#gen/inventory/get-inventory-details.ts';
import { listGroupedInventories } from '#gen/inventory/list-grouped-inventories.ts';
import { cheese, counted, memory, nothingLeft } from './count.fixture';
import type { CountStorage } from './countStorage';
import { countEngine } from './inventoryCount';

const backend = installBackend(() => openFetchBackend());
const user = (): User => {
  const found = userOfToken(backend.current.token());
  if (!found) throw new Error('Nobody has signed on');
  return found;
};
const openTab = (storage: CountStorage) => countEngine(own, user(), storage);

async function resultOf<Result>(promise: Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  void promise.then((found) => (result = found));
  await until(() => result !== undefined);
  if (!result) throw new Error('There is no result');
  return result;
}
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
      // Two counts never have the same timestamp.
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

  test.each([200, 204])('after an answer without a body (%d) it is looked up, and not sent again', async (status) => {
    const before = (await recorded()).length;
    const device = memory();
    const tab = openTab(device);
    await counted(tab, cheese('2'));
    answerWithNothing(status);
    expect(await resultOf(tab.submission.send())).toMatchObject({ kind: 'sent' });
    expect((await recorded()).length - before).toBe(1);
    expect(device.kept).toEqual(nothingLeft);
  });

  test('after a double click, and with two tabs', async () => {
    const before = (await recorded()).length;
    const device = memory();
    const [one, two] = [openTab(device), openTab(device)];
    await counted(one, cheese('2'));
    const results = await resultOf(Promise.all([one.submission.send(), one.submission.send()]));
    expect(results.map(({ kind }) => kind)).toEqual(['sent', 'sent']);
    expect(await resultOf(two.submission.send())).toEqual({ kind: 'nothing' });
    expect((await recorded()).length - before).toBe(1);
    expect(device.kept).toEqual(nothingLeft);
  });

  test('if the page is reloaded during the request', async () => {
    const before = (await recorded()).length;
    const device = memory();
    const gone = openTab(device);
    await counted(gone, cheese('2'));
    backend.current.scenario = 'createInventory=lost,listGroupedInventories=offline';
    expect(await resultOf(gone.submission.send())).toEqual({ kind: 'lost', isChecked: false, error: expect.any(Error) as Error });
    expect(device.kept.intent).toBeDefined();
    backend.current.scenario = '';
    const again = openTab(device);
    expect(await resultOf(again.submission.lookUp())).toMatchObject({ kind: 'sent' });
    expect((await recorded()).length - before).toBe(1);
    expect(device.kept).toEqual(nothingLeft);
  });

  test('while the inventories are unreadable nothing is sent a second time', async () => {
    const tab = openTab(memory());
    await counted(tab, cheese('2'));
    backend.current.scenario = 'createInventory=timeout,listGroupedInventories=503';
    expect(await resultOf(tab.submission.send())).toEqual({ kind: 'lost', isChecked: false, error: expect.any(Error) as Error });
    expect(await resultOf(tab.submission.send())).toEqual({ kind: 'lost', isChecked: false });
    expect(sends()).toBe(1);
  });

  test.each(['offline', '500', '503'])('that never arrived (%s) is sent again on demand', async (fault) => {
    const before = (await recorded()).length;
    const tab = openTab(memory());
    await counted(tab, cheese('2'));
    backend.current.scenario = `createInventory=${fault}`;
    expect(await resultOf(tab.submission.send())).toEqual({ kind: 'lost', isChecked: true, error: expect.any(Error) as Error });
    backend.current.scenario = '';
    expect(await resultOf(tab.submission.send())).toMatchObject({ kind: 'sent' });
    expect((await recorded()).length - before).toBe(1);
  });

  test('lines counted after a lost answer are left, and are sent on their own', async () => {
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

test.each(['400', '403', '404', '422', '429'])('a refusal (%s) keeps all lines', async (status) => {
  const device = memory();
  const tab = openTab(device);
  await counted(tab, cheese('2'));
  backend.current.scenario = `createInventory=${status}`;
  expect(await resultOf(tab.submission.send())).toMatchObject({ kind: 'refused' });
  expect(device.kept.intent).toBeUndefined();
  expect(device.kept.count.lines).toHaveLength(1);
});

test('an unreadable answer causes a look-up', async () => {
  const tab = openTab(memory());
  await counted(tab, cheese('2'));
  backend.current.scenario = 'createInventory=malformed';
  expect((await resultOf(tab.submission.send())).kind).toMatch(/^(sent|lost)$/);
});

describe('storing a count', () => {
  test('simultaneous changes of two tabs are all stored', async () => {
    const device = memory();
    const [one, two] = [openTab(device), openTab(device)];
    await Promise.all(Array.from({ length: 60 }, (_, place) => counted(place % 2 === 0 ? one : two, cheese('1'))));
    await Promise.all([one.keeper.readAgain(), two.keeper.readAgain()]);
    expect([one, two].map((tab) => tab.keeper.view.count.lines.map(({ amount }) => amount))).toEqual([['60'], ['60']]);
  });

  test('full storage is reported; the count continues in memory, and is stored as soon as there is room', async () => {
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

  test('unreadable storage gives an empty, usable count', async () => {
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
