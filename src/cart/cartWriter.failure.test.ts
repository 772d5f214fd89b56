import { beforeEach, describe, expect, test } from 'vitest';
import { CartServer, CartTab, quick, VirtualTime, type Fault } from './cart.fixture';
import type { CartCalls } from './cartApi';

let time: VirtualTime;
let server: CartServer;
let tab: CartTab;
/** Faults of the next requests, by call. */
let faults: Partial<Record<keyof CartCalls, Fault[]>>;

beforeEach(() => {
  time = new VirtualTime();
  server = new CartServer(time, [
    { sku: 'A', amount: 1, unitAbbreviation: 'STK' },
    { sku: 'B', amount: 2, unitAbbreviation: 'KRT' },
    { sku: 'C', amount: 3, unitAbbreviation: 'STK' },
  ]);
  faults = {};
  tab = new CartTab(
    time,
    server.connect((call) => ({ ...quick, fault: faults[call]?.shift() ?? 'none' })),
    server.cart,
  );
});

describe('failures', () => {
  test("a refused line returns to the server's state", async () => {
    tab.add('bad');
    expect(tab.text).toContain('bad 1 STK');
    await time.pass(200);
    expect(tab.text).toEqual(['A 1 STK', 'B 2 KRT', 'C 3 STK']);
    expect(server.calls).toEqual(['setItem', 'get']);
  });

  test('one bad line among many is isolated, and the others are saved', async () => {
    const lines = ['D', 'E', 'F', 'bad', 'G', 'H', 'I', 'J'];
    const outcomes: string[] = [];
    tab.writer.enqueue(
      lines.map((sku) => ({
        sku,
        intent: { kind: 'set', amount: 1, unitAbbreviation: 'STK' },
        onSettled: (outcome) => outcomes.push(`${sku} ${outcome}`),
      })),
    );
    await time.pass(5000);
    expect(server.text.slice(3).sort()).toEqual(['D 1 STK', 'E 1 STK', 'F 1 STK', 'G 1 STK', 'H 1 STK', 'I 1 STK', 'J 1 STK']);
    expect(tab.text).toEqual(server.text);
    expect(outcomes).toContain('bad failed');
    expect(outcomes.filter((outcome) => outcome.endsWith('saved'))).toHaveLength(7);
  });

  test('in a fair that has ended nothing is retried, and all pending changes are dropped', async () => {
    server.hasEnded = true;
    const outcomes: string[] = [];
    tab.remove('A');
    tab.choose('B', 7);
    tab.writer.enqueue(
      ['D', 'E', 'F', 'G'].map((sku) => ({
        sku,
        intent: { kind: 'set', amount: 1, unitAbbreviation: 'STK' },
        onSettled: (outcome) => outcomes.push(`${sku} ${outcome}`),
      })),
    );
    const settlement = tab.writer.settle();
    await time.pass(120_000);
    expect(await settlement).toBe('failed');
    expect(server.calls).toEqual(['removeItem']);
    expect(outcomes).toEqual(['D failed', 'E failed', 'F failed', 'G failed']);
    expect([tab.text, tab.writer.hasPending]).toEqual([server.text, false]);
  });

  test('many lines at once are refused once in a fair that has ended', async () => {
    server.hasEnded = true;
    tab.writer.enqueue(['D', 'E', 'F', 'G'].map((sku) => ({ sku, intent: { kind: 'set', amount: 1, unitAbbreviation: 'STK' } })));
    await time.pass(120_000);
    expect(server.calls).toEqual(['setItems']);
    expect([tab.text, tab.errors]).toEqual([server.text, [expect.objectContaining({ status: 409 })]]);
  });

  test('the cart of a fair that has ended is not fetched repeatedly', async () => {
    server.hasEnded = true;
    tab.writer.changedElsewhere();
    await time.pass(120_000);
    expect(server.calls).toEqual(['get']);
  });

  test.each(['broken', 'brokenAfter', 'unanswered', 'unsent'] as const)(
    "after a write that ends %s the screen shows the server's state",
    async (fault) => {
      faults = { setLine: [fault] };
      tab.choose('A', 5);
      await time.pass(700);
      expect(tab.text).toEqual(server.text);
      expect(tab.writer.hasPending).toBe(false);
      expect(tab.errors).toHaveLength(1);
    },
  );

  test('a failing server is asked again until it returns its cart', async () => {
    faults = { setLine: ['brokenAfter'], get: ['broken', 'broken', 'broken'] };
    tab.choose('A', 5);
    await time.pass(620);
    expect(tab.text[0]).toBe('A 1 STK');
    await time.pass(10_000);
    expect(tab.text[0]).toBe('A 5 STK');
  });

  test('without a session nothing is retried, and pending changes are stored until after the login', async () => {
    faults = { setLine: ['signedOut'], get: ['signedOut', 'signedOut', 'signedOut'] };
    tab.choose('A', 5);
    await time.pass(120_000);
    expect(tab.errors).toHaveLength(2);
    expect([tab.text[0], tab.writer.hasPending]).toEqual(['A 5 STK', true]);
    faults = {};
    tab.writer.changedElsewhere();
    await time.pass(1_000);
    expect([server.text[0], tab.writer.hasPending]).toEqual(['A 5 STK', false]);
  });

  test.each(['none', 'broken'] as const)(
    'a change that alone is refused for want of a session is reverted (cart read: %s)',
    async (fault) => {
      faults = { setLine: ['signedOut'], get: [fault] };
      tab.choose('A', 5);
      await time.pass(10_000);
      expect(tab.text).toEqual(server.text);
      expect(tab.writer.hasPending).toBe(false);
      tab.choose('A', 6);
      await time.pass(1_000);
      expect(server.text[0]).toBe('A 6 STK');
    },
  );

  test('an unmounted cart is not refetched', async () => {
    faults = { get: Array.from({ length: 100 }, () => 'unsent' as const) };
    tab.writer.changedElsewhere();
    await time.pass(10_000);
    const asked = tab.errors.length;
    expect(asked).toBeGreaterThan(1);
    tab.writer.stop();
    await time.pass(600_000);
    expect(tab.errors).toHaveLength(asked);
  });

  test('a failing refresh rejects for its callers, and keeps the screen', async () => {
    faults = { get: ['broken'] };
    const outcome = tab.load().catch((error: unknown) => error);
    await time.pass(100);
    expect(await outcome).toMatchObject({ status: 500 });
    expect(tab.text).toEqual(server.text);
  });
});

describe('without network', () => {
  test('changes wait, are visible, and are sent in order once it returns', async () => {
    tab.isOnline = false;
    tab.add('D');
    tab.choose('A', 5);
    tab.remove('B');
    tab.choose('A', 6);
    await time.pass(60_000);
    expect(server.arrivals).toEqual([]);
    expect(tab.text).toEqual(['A 6 STK', 'C 3 STK', 'D 1 STK']);
    expect(tab.writer.isOngoing('A')).toBe(false);
    tab.isOnline = true;
    tab.writer.online();
    await time.pass(1000);
    expect(server.calls).toEqual(['setItems', 'removeItem']);
    expect(server.text).toEqual(['A 6 STK', 'C 3 STK', 'D 1 STK']);
  });

  test('a request that is lost with the network waits for it', async () => {
    faults = { setLine: ['unsent'] };
    tab.choose('A', 5);
    await time.pass(510);
    tab.isOnline = false;
    await time.pass(60_000);
    expect(tab.text[0]).toBe('A 5 STK');
    expect(tab.writer.isOngoing('A')).toBe(false);
    tab.isOnline = true;
    tab.writer.online();
    await time.pass(100);
    expect(server.text[0]).toBe('A 5 STK');
  });

  test('a network that fails silently is retried with growing pauses', async () => {
    faults = { setLine: ['unsent'], setItem: ['unsent', 'unsent'], get: ['unsent', 'unsent', 'unsent'] };
    tab.choose('A', 5);
    await time.pass(20_000);
    expect(server.text[0]).toBe('A 5 STK');
    expect(tab.text[0]).toBe('A 5 STK');
    expect(tab.errors).toHaveLength(6);
  });

  test('settling reports pending changes', async () => {
    tab.isOnline = false;
    tab.choose('A', 5);
    await expect(tab.writer.settle()).resolves.toBe('waiting');
  });
});
