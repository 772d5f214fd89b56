import { beforeEach, describe, expect, test } from 'vitest';
import { body, entry, order, orderOf, OrderWorld, quickOrder } from './order.fixture';
import type { ShoppingCart } from '#gen/models/index.ts';
import { readOrderIntent } from './orderIntent';
import { parseKept } from '#platform/keptJson.ts';

let world: OrderWorld;

beforeEach(() => {
  world = new OrderWorld();
});

describe('exactly one order', () => {
  test('after a double click', async () => {
    const { submission, hasIntent } = world.openTab();
    const [one, two] = [submission.place(order), submission.place(order)];
    expect(await world.resultOf(one)).toMatchObject({ kind: 'placed', orderId: '5001' });
    expect(await two).toMatchObject({ kind: 'placed', orderId: '5001' });
    expect(world.server.keys).toHaveLength(1);
    expect(hasIntent()).toBe(false);
  });

  test('after a click just after it was placed', async () => {
    const { submission } = world.openTab();
    await world.resultOf(submission.place(order), 200);
    expect(await world.resultOf(submission.place(order), 200)).toMatchObject({ kind: 'placed', orderId: '5001' });
    expect(world.server.made).toHaveLength(1);
  });

  test('with two tabs at once: the second waits for the first and names its order', async () => {
    const [one, two] = [world.openTab().submission.place(order), world.openTab().submission.place(order)];
    expect(await world.resultOf(one)).toMatchObject({ kind: 'placed', orderId: '5001' });
    expect(await two).toEqual({ kind: 'cartEmpty', recentOrderId: '5001' });
    expect(world.server.keys).toHaveLength(1);
  });

  test.each(['unsent', 'signedOut'] as const)(
    'with two tabs, of which the first fails (%s): the second has sent nothing',
    async (fault) => {
      world.submits = [{ ...quickOrder, fault }];
      const [one, two] = [world.openTab().submission.place(order), world.openTab().submission.place(order)];
      expect((await world.resultOf(one)).kind).toBe(fault === 'unsent' ? 'lost' : 'refused');
      expect(await two).toEqual({ kind: 'elsewhere' });
      expect(world.server.made).toEqual([]);
    },
  );

  test('with two tabs one after the other', async () => {
    const [one, two] = [world.openTab(), world.openTab()];
    await world.resultOf(one.submission.place(order));
    expect(await world.resultOf(two.submission.place(order))).toEqual({ kind: 'cartEmpty', recentOrderId: '5001' });
    expect(world.server.made).toHaveLength(1);
    // An old order can't explain a cart that is empty today.
    await world.time.pass(15 * 60_000);
    expect(await world.resultOf(two.submission.place(order))).toEqual({ kind: 'cartEmpty', recentOrderId: undefined });
  });

  test.each(['unanswered', 'brokenAfter', 'unreadable'] as const)('when the answer is %s: it is found in the order list', async (fault) => {
    world.submits = [{ ...quickOrder, fault }];
    const { submission, hasIntent } = world.openTab();
    expect(await world.resultOf(submission.place(order))).toEqual({ kind: 'placed', orderId: '5001', order: undefined });
    expect(world.server.made).toHaveLength(1);
    expect(hasIntent()).toBe(false);
  });

  test('if it is processed while the order list is read', async () => {
    world.submits = [{ there: 20, back: 1500, fault: 'late' }];
    expect(await world.resultOf(world.openTab().submission.place(order))).toMatchObject({ kind: 'placed', orderId: '5001' });
  });

  test('if it never arrived: it is not in the list, and the next try has the same key', async () => {
    world.submits = [{ ...quickOrder, fault: 'unsent' }];
    const { submission } = world.openTab();
    expect(await world.resultOf(submission.place(order))).toMatchObject({ kind: 'lost', checked: true });
    expect(await world.resultOf(submission.place(order))).toMatchObject({ kind: 'placed' });
    expect(world.server.made.map(({ key }) => key)).toEqual([world.server.keys[0]]);
    expect(world.server.keys[0]).toMatch(/-1$/);
  });

  test('if answer and order list are lost, and the page is reloaded', async () => {
    world.submits = [{ ...quickOrder, fault: 'unanswered' }];
    world.lists = [quickOrder, ...Array.from({ length: 3 }, () => ({ ...quickOrder, fault: 'unsent' as const }))];
    const tab = world.openTab();
    expect(await world.resultOf(tab.submission.place(order))).toMatchObject({ kind: 'lost', checked: false });
    expect(await world.resultOf(tab.reload().place(order))).toEqual({ kind: 'placed', orderId: '5001', order: undefined });
    expect(world.server.keys).toHaveLength(1);
  });

  test('if the body is changed before the retry of an order that arrives late', async () => {
    world.submits = [
      { there: 20, back: 6_000, fault: 'late' },
      { there: 3_000, back: 20, fault: 'none' },
    ];
    const { submission } = world.openTab();
    expect(await world.resultOf(submission.place(order), 4_000)).toMatchObject({ kind: 'lost' });
    const again = submission.place(orderOf({ ...body, notes: 'Hintereingang' }));
    expect(await world.resultOf(again)).toMatchObject({ kind: 'placed', orderId: '5001' });
    expect(world.server.made).toHaveLength(1);
  });

  test('without a session: nothing is done, and after the login the same intent continues', async () => {
    world.submits = [{ ...quickOrder, fault: 'signedOut' }];
    const tab = world.openTab();
    expect(await world.resultOf(tab.submission.place(order))).toMatchObject({ kind: 'refused', error: { status: 401 } });
    expect(tab.hasIntent()).toBe(true);
    expect(await world.resultOf(tab.reload().place(order))).toMatchObject({ kind: 'placed' });
    expect(world.server.keys).toEqual([expect.stringMatching(/-1$/)]);
  });
});

describe('looking up an order', () => {
  test('that was sent before a reload', async () => {
    world.submits = [{ ...quickOrder, back: 60_000, fault: 'none' }];
    const tab = world.openTab();
    void tab.submission.place(order);
    await world.time.pass(500);
    world.isLocked = false; // The page was closed, which releases its lock.
    const after = tab.reload();
    expect([after.isUncertain, after.isFromEarlierAttempt]).toEqual([true, true]);
    expect(await world.resultOf(after.lookUp())).toBe('5001');
    expect([after.isUncertain, after.isFromEarlierAttempt, tab.hasIntent()]).toEqual([false, false, false]);
  });

  test('that reaches the server only after the reload', async () => {
    world.submits = [{ there: 2_000, back: 60_000, fault: 'none' }];
    const tab = world.openTab();
    void tab.submission.place(order);
    await world.time.pass(500);
    world.isLocked = false;
    expect(await world.resultOf(tab.reload().lookUp())).toBe('5001');
  });

  test('while the previous page still holds its lock waits for it', async () => {
    world.submits = [{ ...quickOrder, back: 60_000, fault: 'none' }];
    const tab = world.openTab();
    void tab.submission.place(order);
    await world.time.pass(500);
    world.time.later(() => (world.isLocked = false), 300);
    expect(await world.resultOf(tab.reload().lookUp())).toBe('5001');
  });

  test('that is still under way in this page', async () => {
    world.submits = [{ there: 2_000, back: 2_000, fault: 'none' }];
    const { submission } = world.openTab();
    void submission.place(order);
    await world.time.pass(500);
    expect([submission.isUncertain, submission.isFromEarlierAttempt]).toEqual([true, false]);
    expect(await world.resultOf(submission.lookUp())).toBe('5001');
    expect(world.server.keys).toHaveLength(1);
  });

  test('that never arrived finds none, and stays uncertain for the next try', async () => {
    world.submits = [{ ...quickOrder, fault: 'unsent' }];
    const tab = world.openTab();
    await world.resultOf(tab.submission.place(order));
    expect(await world.resultOf(tab.reload().lookUp())).toBeUndefined();
    expect(tab.hasIntent()).toBe(true);
  });

  test('takes at most ten seconds', async () => {
    world.submits = [{ ...quickOrder, fault: 'unanswered' }];
    world.lists = [
      quickOrder,
      ...Array.from({ length: 3 }, () => ({ ...quickOrder, fault: 'broken' as const })),
      { there: 60_000, back: 20, fault: 'none' },
    ];
    const tab = world.openTab();
    await world.resultOf(tab.submission.place(order));
    expect(await world.resultOf(tab.reload().lookUp(), 10_000)).toBeUndefined();
  });

  test('without any finds none', async () => {
    const { submission } = world.openTab();
    expect([submission.isUncertain, await world.resultOf(submission.lookUp())]).toEqual([false, undefined]);
  });
});

test('an order that succeeded late is reported, and new lines are not ordered with it unasked', async () => {
  world.submits = [{ ...quickOrder, fault: 'unanswered' }];
  world.lists = [quickOrder, ...Array.from({ length: 3 }, () => ({ ...quickOrder, fault: 'broken' as const }))];
  const { submission } = world.openTab();
  await world.resultOf(submission.place(order));
  world.server.lineCount = 1;
  expect(await world.resultOf(submission.place(order))).toEqual({ kind: 'placedBefore', orderId: '5001' });
  expect(world.server.made).toHaveLength(1);
  expect(await world.resultOf(submission.place(order))).toMatchObject({ kind: 'placed', orderId: '5002' });
});

test("another user's order of the same day with more lines is not mistaken for this one", async () => {
  world.submits = [{ ...quickOrder, fault: 'unsent' }];
  const { submission } = world.openTab();
  const placed = submission.place(order);
  await world.time.pass(50);
  world.server.orders.unshift({ ...entry('9000', 7), key: 'other' }, { ...entry('9001', 1), customerOrderId: 'Bar', key: 'other' });
  expect(await world.resultOf(placed)).toMatchObject({ kind: 'lost', checked: true });
});

test('a refusal places no order, and the next try is a new intent', async () => {
  const { submission, hasIntent } = world.openTab();
  const refused = submission.place(orderOf({ ...body, deliveryAddressExternalId: '' }));
  expect(await world.resultOf(refused)).toMatchObject({ kind: 'refused', error: { status: 422 } });
  expect(hasIntent()).toBe(false);
  await world.resultOf(submission.place(order));
  expect(new Set(world.server.keys).size).toBe(2);
});

test.each([
  ['waiting', { kind: 'notSent', error: undefined }],
  ['failed', { kind: 'cartChanged' }],
] as const)('with a cart whose changes are %s nothing is sent', async (settlement, expected) => {
  const { submission } = world.openTab({ settleCart: () => Promise.resolve(settlement) });
  expect(await world.resultOf(submission.place(order))).toEqual(expected);
  expect(world.server.keys).toEqual([]);
});

describe('a cart that differs from the accepted one', () => {
  test('is not ordered', async () => {
    const { submission, hasIntent } = world.openTab();
    const agreed = { ...order, isAgreed: ({ items }: ShoppingCart) => items.length === 2 };
    world.server.lineCount = 3;
    expect(await world.resultOf(submission.place(agreed))).toEqual({ kind: 'differs' });
    expect([world.server.keys, hasIntent()]).toEqual([[], false]);
    world.server.lineCount = 2;
    expect(await world.resultOf(submission.place(agreed))).toMatchObject({ kind: 'placed' });
  });

  test('is not ordered either if it changed after it was read: the server refuses it', async () => {
    world.submits = [{ there: 500, back: 20, fault: 'none' }];
    const { submission, hasIntent } = world.openTab();
    const placed = submission.place(order);
    await world.time.pass(300);
    [world.server.lineCount, world.server.version] = [3, '2026-03-02T08:00:00.300Z'];
    expect(await world.resultOf(placed)).toEqual({ kind: 'differs' });
    expect([world.server.made, hasIntent()]).toEqual([[], false]);
  });

  test('may have been emptied by the first try meanwhile: its order is found, and it is the only one', async () => {
    // A server that compares the cart and ignores idempotency keys; the first request arrives while the second is under way.
    world.server.knowsKeys = false;
    world.submits = [
      { there: 20, back: 6_000, fault: 'late' },
      { there: 3_000, back: 20, fault: 'none' },
    ];
    const { submission, hasIntent } = world.openTab();
    expect(await world.resultOf(submission.place(order), 4_000)).toMatchObject({ kind: 'lost' });
    expect(await world.resultOf(submission.place(order))).toEqual({ kind: 'placed', orderId: '5001', order: undefined });
    expect([world.server.made.length, hasIntent()]).toEqual([1, false]);
  });
});

test('an unreadable order list does not prevent ordering, only repeating', async () => {
  world.lists = [{ ...quickOrder, fault: 'broken' }];
  const { submission } = world.openTab();
  world.submits = [{ ...quickOrder, fault: 'unsent' }];
  expect(await world.resultOf(submission.place(order))).toMatchObject({ kind: 'lost' });
  world.lists = [{ ...quickOrder, fault: 'broken' }];
  expect(await world.resultOf(submission.place(order))).toMatchObject({ kind: 'notSent', error: { status: 503 } });
});

test.each([null, '', '{', '[]', '{"idempotencyKey":1}', '"x"', 'null'])('an invalid stored intent (%s) counts as none', (text) => {
  expect(readOrderIntent(parseKept(text))).toBeUndefined();
});
