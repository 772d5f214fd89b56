import { beforeEach, describe, expect, test } from 'vitest';
import { CartServer, CartTab, quick, VirtualTime, type Fault, type Journey } from './cart.fixture';
import type { CartCalls } from './cartApi';

let time: VirtualTime;
let server: CartServer;
let tab: CartTab;
/** Faults of the next requests, by call. */
let faults: Partial<Record<keyof CartCalls, Fault[]>>;
let journey: Journey;

beforeEach(() => {
  time = new VirtualTime();
  server = new CartServer(time, [
    { sku: 'A', amount: 1, unitAbbreviation: 'STK' },
    { sku: 'B', amount: 2, unitAbbreviation: 'KRT' },
    { sku: 'C', amount: 3, unitAbbreviation: 'STK' },
  ]);
  faults = {};
  journey = quick;
  tab = new CartTab(
    time,
    server.connect((call) => ({ ...journey, fault: faults[call]?.shift() ?? 'none' })),
    server.cart,
  );
});

describe('changes', () => {
  test('ten quick changes of a line are one request with the last value, 500 ms after the last', async () => {
    for (let amount = 1; amount <= 10; amount += 1) {
      tab.choose('A', amount);
      await time.pass(100);
    }
    expect(server.arrivals).toEqual([]);
    expect(tab.text[0]).toBe('A 10 STK');
    await time.pass(1000);
    expect(server.arrivals).toEqual([
      { call: 'setLine', body: { sku: 'A', amount: 10, unitAbbreviation: 'STK' }, at: 1420, keepalive: false },
    ]);
    expect(server.text[0]).toBe('A 10 STK');
  });

  test('several pending lines are sent as one list', async () => {
    tab.choose('A', 5);
    tab.choose('C', 6);
    tab.choose('D', 7, 'KRT');
    await time.pass(1000);
    expect(server.calls).toEqual(['setItems']);
    expect(server.text).toEqual(['A 5 STK', 'B 2 KRT', 'C 6 STK', 'D 7 KRT']);
    expect(tab.text).toEqual(server.text);
  });

  test('changes that become due during a request are sent together afterwards', async () => {
    journey = { there: 300, back: 300, fault: 'none' };
    tab.choose('A', 5);
    await time.pass(100);
    tab.choose('B', 6);
    tab.choose('C', 7);
    await time.pass(3000);
    expect(server.arrivals.map(({ call, at }) => [call, at])).toEqual([
      ['setLine', 800],
      ['setItems', 1400],
    ]);
  });

  test('adding and removing do not wait', async () => {
    tab.add('D');
    await time.pass(50);
    expect(server.calls).toEqual(['setItem']);
    tab.remove('D');
    expect(tab.text).toEqual(['A 1 STK', 'B 2 KRT', 'C 3 STK']);
    await time.pass(50);
    expect(server.calls).toEqual(['setItem', 'removeItem']);
    expect(server.text).toEqual(tab.text);
  });

  test('an answer does not override a newer change of its line, and updates the other lines', async () => {
    journey = { there: 100, back: 400, fault: 'none' };
    tab.add('D', 1);
    await time.pass(200);
    tab.choose('D', 9);
    new CartTab(time, server.connect(), server.cart).add('E', 1);
    await time.pass(310);
    expect(tab.text).toContain('D 9 STK');
    await time.pass(2000);
    expect(server.text).toContain('D 9 STK');
    expect(tab.text).toContain('D 9 STK');
  });

  test('only one request is under way at a time', async () => {
    journey = { there: 100, back: 100, fault: 'none' };
    tab.add('D');
    tab.add('E');
    tab.remove('A');
    tab.writer.clear();
    tab.add('F');
    await time.pass(150);
    expect(server.calls).toEqual(['setItem']);
    await time.pass(2000);
    expect(server.calls).toEqual(['setItem', 'clear', 'setItem']);
    expect(server.text).toEqual(['F 1 STK']);
    expect(tab.text).toEqual(['F 1 STK']);
  });

  test("a slow read delays no write, and the write's answer resolves it", async () => {
    journey = { there: 5000, back: 0, fault: 'none' };
    const loaded = tab.load();
    await time.pass(100);
    journey = quick;
    tab.add('D');
    await time.pass(100);
    await loaded;
    expect(server.calls).toEqual(['setItem']);
    expect(tab.errors).toEqual([]);
  });

  test('simultaneous reads are one request', async () => {
    const loads = [tab.load(), tab.load(), tab.load()];
    await time.pass(100);
    await Promise.all(loads);
    expect(server.calls).toEqual(['get']);
  });

  test('a cancelled read makes room for the next', async () => {
    journey = { there: 5000, back: 0, fault: 'none' };
    void tab.load();
    await time.pass(100);
    tab.callOff();
    journey = quick;
    const loaded = tab.load();
    await time.pass(100);
    await loaded;
    expect(server.calls).toEqual(['get']);
    tab.add('D');
    await time.pass(100);
    expect(server.text).toContain('D 1 STK');
  });

  test('a change elsewhere during a read causes one more read', async () => {
    void tab.load();
    await time.pass(30);
    new CartTab(time, server.connect(), server.cart).add('E');
    await time.pass(5);
    tab.writer.changedElsewhere();
    await time.pass(200);
    expect(server.calls).toEqual(['get', 'setItem', 'get']);
    expect(tab.text).toEqual(server.text);
  });
});

describe('the ongoing flag', () => {
  test('is set from the request on, for at least 500 ms', async () => {
    tab.choose('A', 5);
    await time.pass(499);
    expect(tab.writer.isOngoing('A')).toBe(false);
    await time.pass(2);
    expect(tab.writer.isOngoing('A')).toBe(true);
    expect(tab.writer.isOngoing('B')).toBe(false);
    await time.pass(498);
    expect(tab.writer.isOngoing('A')).toBe(true);
    await time.pass(2);
    expect(tab.writer.isOngoing('A')).toBe(false);
  });

  test('stays set during a slow request', async () => {
    journey = { there: 1000, back: 1000, fault: 'none' };
    tab.add('D');
    await time.pass(1999);
    expect(tab.writer.isOngoing('D')).toBe(true);
    await time.pass(2);
    expect(tab.writer.isOngoing('D')).toBe(false);
  });

  test('is cleared if the request fails', async () => {
    faults = { setLine: ['broken'] };
    tab.choose('A', 5);
    await time.pass(1100);
    expect(tab.writer.isOngoing('A')).toBe(false);
  });
});

describe('flushing', () => {
  test('sends at once', async () => {
    tab.choose('A', 5);
    tab.writer.flush();
    await time.pass(50);
    expect(server.text[0]).toBe('A 5 STK');
  });

  test('while the page is hidden, requests are made to outlive it', async () => {
    tab.choose('A', 5);
    tab.isLeaving = true;
    tab.writer.flush();
    await time.pass(50);
    expect(server.arrivals[0]).toMatchObject({ call: 'setLine', keepalive: true });
  });

  test('leaving the page sends everything unconfirmed, also behind a request under way', async () => {
    journey = { there: 100, back: 100, fault: 'none' };
    tab.add('D');
    await time.pass(10);
    tab.choose('A', 5);
    tab.remove('B');
    tab.writer.leave();
    await time.pass(105);
    expect(server.arrivals.filter(({ keepalive }) => keepalive).map(({ call, body }) => [call, body])).toEqual([
      ['removeItem', { sku: 'B' }],
      [
        'setItems',
        [
          { sku: 'D', amount: 1, unitAbbreviation: 'STK' },
          { sku: 'A', amount: 5, unitAbbreviation: 'STK' },
        ],
      ],
    ]);
    expect(server.text).toEqual(['A 5 STK', 'C 3 STK', 'D 1 STK']);
  });

  test('settling resolves once everything is saved, and reports dropped changes', async () => {
    tab.choose('A', 5);
    const saved = tab.writer.settle();
    await time.pass(100);
    await expect(saved).resolves.toBe('saved');
    tab.add('bad');
    const failed = tab.writer.settle();
    await time.pass(500);
    await expect(failed).resolves.toBe('failed');
    await expect(tab.writer.settle()).resolves.toBe('saved');
  });
});

describe('bringing back', () => {
  test('undo restores a line with amount, unit and place, at once and on the server', async () => {
    const line = tab.writer.lines[1]!;
    tab.remove('B');
    await time.pass(100);
    expect(server.text).toEqual(['A 1 STK', 'C 3 STK']);
    tab.writer.enqueue([
      { sku: 'B', intent: { kind: 'set', amount: line.amount, unitAbbreviation: line.unitAbbreviation, place: 1, item: line.item } },
    ]);
    expect(tab.text).toEqual(['A 1 STK', 'B 2 KRT', 'C 3 STK']);
    await time.pass(100);
    expect(server.text).toEqual(['A 1 STK', 'B 2 KRT', 'C 3 STK']);
    expect(tab.text).toEqual(server.text);
  });

  test('lines being restored move along with insertions and removals before them', async () => {
    tab.remove('A');
    tab.remove('C');
    await time.pass(100);
    tab.isOnline = false;
    const back = (sku: string, place: number) =>
      tab.writer.enqueue([{ sku, intent: { kind: 'set', amount: 1, unitAbbreviation: 'STK', place } }]);
    back('C', 1);
    back('A', 0);
    expect(tab.text).toEqual(['A 1 STK', 'B 2 KRT', 'C 1 STK']);
    tab.add('D');
    tab.remove('B');
    expect(tab.text).toEqual(['A 1 STK', 'C 1 STK', 'D 1 STK']);
    tab.choose('C', 5);
    expect(tab.text).toEqual(['A 1 STK', 'C 5 STK', 'D 1 STK']);
  });

  test('undo before the cart is cleared keeps it', async () => {
    tab.isOnline = false;
    tab.writer.clear();
    expect(tab.text).toEqual([]);
    tab.writer.cancelClear();
    expect(tab.text).toEqual(['A 1 STK', 'B 2 KRT', 'C 3 STK']);
  });

  test('failed clearing restores the lines', async () => {
    faults = { clear: ['broken'] };
    tab.writer.clear();
    expect(tab.text).toEqual([]);
    await time.pass(200);
    expect(tab.text).toEqual(['A 1 STK', 'B 2 KRT', 'C 3 STK']);
    expect(tab.writer.hasPending).toBe(false);
  });
});

describe('two tabs', () => {
  test('a change in one appears in the other, which keeps its own pending changes', async () => {
    const other = new CartTab(time, server.connect(), server.cart);
    tab.onWritten = () => other.writer.changedElsewhere();
    other.onWritten = () => tab.writer.changedElsewhere();
    tab.choose('A', 5);
    await time.pass(300);
    other.choose('B', 7, 'KRT');
    await time.pass(350);
    expect(other.text).toEqual(['A 5 STK', 'B 7 KRT', 'C 3 STK']);
    expect(server.text[1]).toBe('B 2 KRT');
    await time.pass(1000);
    expect(server.text).toEqual(['A 5 STK', 'B 7 KRT', 'C 3 STK']);
    expect(tab.text).toEqual(server.text);
    expect(other.text).toEqual(server.text);
  });
});
