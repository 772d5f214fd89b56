import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { FetchError, ResponseError } from '../http/errors';
import { VirtualTime } from './cart.fixture';
import { body, build, entry, OrderServer } from './order.fixture';
import { parseOrderIntent, type OrderIntent } from './orderIntent';
import { OrderSubmission, type SubmissionPorts, type SubmitResult } from './orderSubmission';

/**
 * `unsent`: never arrives. `unanswered`: done, the answer gets lost. `late`: the client gives up before it is done. `broken` and
 * `brokenAfter`: 500 without and with effect. `unreadable`: done, and the answer can't be read. `signedOut`: 401 for good.
 */
type Fault = 'none' | 'unsent' | 'unanswered' | 'late' | 'broken' | 'brokenAfter' | 'unreadable' | 'signedOut';
interface Journey {
  readonly there: number;
  readonly back: number;
  readonly fault: Fault;
}

let time: VirtualTime;
let server: OrderServer;
/** Whether the browser's lock between tabs is taken. */
let isLocked: boolean;
let hasLocks: boolean;

/** What happens to the requests to come, in their order; then nothing more goes wrong. */
let submits: Journey[];
let lists: Journey[];
const quick: Journey = { there: 20, back: 20, fault: 'none' };

beforeEach(() => {
  time = new VirtualTime();
  server = new OrderServer();
  isLocked = false;
  hasLocks = true;
  submits = [];
  lists = [];
});

function travel<T>({ there, back, fault }: Journey, work: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    time.later(() => {
      if (fault === 'unsent') return reject(new FetchError(new TypeError('offline')));
      if (fault === 'broken') return reject(new ResponseError({ status: 503, path: '/submit' }));
      if (fault === 'signedOut') return reject(new ResponseError({ status: 401, path: '/submit' }));
      if (fault === 'late') {
        reject(new FetchError(new DOMException('No answer in time', 'TimeoutError')));
        time.later(() => attempt(work), back);
        return;
      }
      const answer = attempt(work);
      time.later(() => {
        if (fault === 'unanswered') reject(new FetchError(new TypeError('lost')));
        else if (fault === 'brokenAfter') reject(new ResponseError({ status: 502, path: '/submit' }));
        else if (fault === 'unreadable') reject(new ResponseError({ status: 200, path: '/submit' }));
        else if ('error' in answer) reject(answer.error);
        else resolve(answer.value);
      }, back);
    }, there);
  });
}

function attempt<T>(work: () => T): { value: T } | { error: unknown } {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}

/** One tab; a reload makes a new submission with the same storage. */
function openTab(over: Partial<SubmissionPorts> = {}) {
  let stored: string | null = null;
  let count = 0;
  const name = Math.random().toString(36).slice(2);
  const ports: SubmissionPorts = {
    submit: (sent, key) => travel(submits.shift() ?? quick, () => server.submit(sent, key)),
    newestOrders: () => travel(lists.shift() ?? quick, () => server.orders.slice(0, 20)),
    settleCart: () => Promise.resolve('saved'),
    countLines: () => travel(quick, () => server.lineCount),
    intents: {
      read: (): OrderIntent | undefined => parseOrderIntent(stored),
      write: (intent) => (stored = JSON.stringify(intent)),
      remove: () => (stored = null),
    },
    exclusively: async (work) => {
      if (!hasLocks) return work();
      if (isLocked) return undefined;
      isLocked = true;
      try {
        return await work();
      } finally {
        isLocked = false;
      }
    },
    whenFree: async () => {
      while (isLocked) await new Promise<void>((resolve) => time.later(resolve, 5));
    },
    newKey: () => `${name}-${(count += 1)}`,
    now: () => Date.parse('2026-03-02T08:00:00Z') + time.now(),
    pause: (milliseconds) => new Promise((resolve) => time.later(resolve, milliseconds)),
    ...over,
  };
  return { reload: () => new OrderSubmission(ports), submission: new OrderSubmission(ports), hasIntent: () => stored !== null };
}

async function resultOf<Result>(promise: Promise<Result>, milliseconds = 10_000): Promise<Result> {
  await time.pass(milliseconds);
  return promise;
}

describe('exactly one order', () => {
  test('of a double click', async () => {
    const { submission, hasIntent } = openTab();
    const [one, two] = [submission.place(build), submission.place(build)];
    expect(await resultOf(one)).toMatchObject({ kind: 'placed', orderId: '5001' });
    expect(await two).toMatchObject({ kind: 'placed', orderId: '5001' });
    expect(server.keys).toHaveLength(1);
    expect(hasIntent()).toBe(false);
  });

  test('of a click just after it was placed', async () => {
    const { submission } = openTab();
    await resultOf(submission.place(build), 200);
    expect(await resultOf(submission.place(build), 200)).toMatchObject({ kind: 'placed', orderId: '5001' });
    expect(server.made).toHaveLength(1);
  });

  test('of two tabs at once: the second waits for the first and says which order it is', async () => {
    const [one, two] = [openTab().submission.place(build), openTab().submission.place(build)];
    expect(await resultOf(one)).toMatchObject({ kind: 'placed', orderId: '5001' });
    expect(await two).toEqual({ kind: 'cartEmpty', recentOrderId: '5001' });
    expect(server.keys).toHaveLength(1);
  });

  test.each(['unsent', 'signedOut'] as const)('of two tabs, of which the first fails (%s): the second has sent nothing', async (fault) => {
    submits = [{ ...quick, fault }];
    const [one, two] = [openTab().submission.place(build), openTab().submission.place(build)];
    expect((await resultOf(one)).kind).toBe(fault === 'unsent' ? 'lost' : 'refused');
    expect(await two).toEqual({ kind: 'elsewhere' });
    expect(server.made).toEqual([]);
  });

  test('of two tabs one after the other', async () => {
    const [one, two] = [openTab(), openTab()];
    await resultOf(one.submission.place(build));
    expect(await resultOf(two.submission.place(build))).toEqual({ kind: 'cartEmpty', recentOrderId: '5001' });
    expect(server.made).toHaveLength(1);
    // An old order says nothing about a cart that is empty today.
    await time.pass(15 * 60_000);
    expect(await resultOf(two.submission.place(build))).toEqual({ kind: 'cartEmpty', recentOrderId: undefined });
  });

  test.each(['unanswered', 'brokenAfter', 'unreadable'] as const)('when the answer is %s: it is found in the order list', async (fault) => {
    submits = [{ ...quick, fault }];
    const { submission, hasIntent } = openTab();
    expect(await resultOf(submission.place(build))).toEqual({ kind: 'placed', orderId: '5001', order: undefined });
    expect(server.made).toHaveLength(1);
    expect(hasIntent()).toBe(false);
  });

  test('when it is carried out while the order list is asked', async () => {
    submits = [{ there: 20, back: 1500, fault: 'late' }];
    expect(await resultOf(openTab().submission.place(build))).toMatchObject({ kind: 'placed', orderId: '5001' });
  });

  test('when it never arrived: nothing in the list, and the next try goes with the same key', async () => {
    submits = [{ ...quick, fault: 'unsent' }];
    const { submission } = openTab();
    expect(await resultOf(submission.place(build))).toMatchObject({ kind: 'lost', checked: true });
    expect(await resultOf(submission.place(build))).toMatchObject({ kind: 'placed' });
    expect(server.made.map(({ key }) => key)).toEqual([server.keys[0]]);
    expect(server.keys[0]).toMatch(/-1$/);
  });

  test('when answer and order list get lost, and the page is loaded again', async () => {
    submits = [{ ...quick, fault: 'unanswered' }];
    lists = [quick, ...Array.from({ length: 3 }, () => ({ ...quick, fault: 'unsent' as const }))];
    const tab = openTab();
    expect(await resultOf(tab.submission.place(build))).toMatchObject({ kind: 'lost', checked: false });
    expect(await resultOf(tab.reload().place(build))).toEqual({ kind: 'placed', orderId: '5001', order: undefined });
    expect(server.keys).toHaveLength(1);
  });

  test('when the body was changed before the retry of an order that goes through late', async () => {
    submits = [{ there: 20, back: 6_000, fault: 'late' }, { there: 3_000, back: 20, fault: 'none' }];
    const { submission } = openTab();
    expect(await resultOf(submission.place(build), 4_000)).toMatchObject({ kind: 'lost' });
    const again = submission.place((idempotencyKey) => ({ body: { ...body, notes: 'Hintereingang' }, idempotencyKey }));
    expect(await resultOf(again)).toMatchObject({ kind: 'placed', orderId: '5001' });
    expect(server.made).toHaveLength(1);
  });

  test('without a session: nothing was done, and after the login the same intent goes on', async () => {
    submits = [{ ...quick, fault: 'signedOut' }];
    const tab = openTab();
    expect(await resultOf(tab.submission.place(build))).toMatchObject({ kind: 'refused', error: { status: 401 } });
    expect(tab.hasIntent()).toBe(true);
    expect(await resultOf(tab.reload().place(build))).toMatchObject({ kind: 'placed' });
    expect(server.keys).toEqual([expect.stringMatching(/-1$/)]);
  });
});

describe('looking an order up', () => {
  test('that was sent off before a reload', async () => {
    submits = [{ ...quick, back: 60_000, fault: 'none' }];
    const tab = openTab();
    void tab.submission.place(build);
    await time.pass(500);
    isLocked = false; // The page is gone, and its lock with it.
    const after = tab.reload();
    expect(after.isUncertain).toBe(true);
    expect(await resultOf(after.lookUp())).toBe('5001');
    expect([after.isUncertain, tab.hasIntent()]).toEqual([false, false]);
  });

  test('that reaches the server only after the reload', async () => {
    submits = [{ there: 2_000, back: 60_000, fault: 'none' }];
    const tab = openTab();
    void tab.submission.place(build);
    await time.pass(500);
    isLocked = false;
    expect(await resultOf(tab.reload().lookUp())).toBe('5001');
  });

  test('that is still under way in this page', async () => {
    submits = [{ there: 2_000, back: 2_000, fault: 'none' }];
    const { submission } = openTab();
    void submission.place(build);
    await time.pass(500);
    expect(submission.isUncertain).toBe(true);
    expect(await resultOf(submission.lookUp())).toBe('5001');
    expect(server.keys).toHaveLength(1);
  });

  test('that never arrived: none, and it stays uncertain for the next try', async () => {
    submits = [{ ...quick, fault: 'unsent' }];
    const tab = openTab();
    await resultOf(tab.submission.place(build));
    expect(await resultOf(tab.reload().lookUp())).toBeUndefined();
    expect(tab.hasIntent()).toBe(true);
  });

  test('keeps nobody waiting longer than ten seconds', async () => {
    submits = [{ ...quick, fault: 'unanswered' }];
    lists = [quick, ...Array.from({ length: 3 }, () => ({ ...quick, fault: 'broken' as const })), { there: 60_000, back: 20, fault: 'none' }];
    const tab = openTab();
    await resultOf(tab.submission.place(build));
    expect(await resultOf(tab.reload().lookUp(), 10_000)).toBeUndefined();
  });

  test('without any has none', async () => {
    const { submission } = openTab();
    expect([submission.isUncertain, await resultOf(submission.lookUp())]).toEqual([false, undefined]);
  });
});

test('an order that went through after all is told of, and new lines are not ordered with it unasked', async () => {
  submits = [{ ...quick, fault: 'unanswered' }];
  lists = [quick, ...Array.from({ length: 3 }, () => ({ ...quick, fault: 'broken' as const }))];
  const { submission } = openTab();
  await resultOf(submission.place(build));
  server.lineCount = 1;
  expect(await resultOf(submission.place(build))).toEqual({ kind: 'placedBefore', orderId: '5001' });
  expect(server.made).toHaveLength(1);
  expect(await resultOf(submission.place(build))).toMatchObject({ kind: 'placed', orderId: '5002' });
});

test("another user's order of the same day with more lines is not taken for this one", async () => {
  submits = [{ ...quick, fault: 'unsent' }];
  const { submission } = openTab();
  const placed = submission.place(build);
  await time.pass(50);
  server.orders.unshift({ ...entry('9000', 7), key: 'other' }, { ...entry('9001', 1), customerOrderId: 'Bar', key: 'other' });
  expect(await resultOf(placed)).toMatchObject({ kind: 'lost', checked: true });
});

test('a refusal makes no order, and the next try is a new intent', async () => {
  const { submission, hasIntent } = openTab();
  const refused = submission.place((idempotencyKey) => ({ body: { ...body, deliveryAddressExternalId: '' }, idempotencyKey }));
  expect(await resultOf(refused)).toMatchObject({ kind: 'refused', error: { status: 422 } });
  expect(hasIntent()).toBe(false);
  await resultOf(submission.place(build));
  expect(new Set(server.keys).size).toBe(2);
});

test.each([
  ['waiting', { kind: 'notSent', error: undefined }],
  ['failed', { kind: 'cartChanged' }],
] as const)('with a cart whose changes are %s nothing is sent', async (settlement, expected) => {
  const { submission } = openTab({ settleCart: () => Promise.resolve(settlement) });
  expect(await resultOf(submission.place(build))).toEqual(expected);
  expect(server.keys).toEqual([]);
});

test('an order list that cannot be read does not keep from ordering, but from repeating', async () => {
  lists = [{ ...quick, fault: 'broken' }];
  const { submission } = openTab();
  submits = [{ ...quick, fault: 'unsent' }];
  expect(await resultOf(submission.place(build))).toMatchObject({ kind: 'lost' });
  lists = [{ ...quick, fault: 'broken' }];
  expect(await resultOf(submission.place(build))).toMatchObject({ kind: 'notSent', error: { status: 503 } });
});

test.each([null, '', '{', '[]', '{"idempotencyKey":1}', '"x"', 'null'])('a stored intent that is none (%s) counts as none', (text) => {
  expect(parseOrderIntent(text)).toBeUndefined();
});

describe('random clicks in two tabs with random losses', () => {
  const journey = fc.record({
    there: fc.integer({ min: 0, max: 3_000 }),
    back: fc.integer({ min: 0, max: 8_000 }),
    fault: fc.constantFrom<Fault>('none', 'none', 'unsent', 'unanswered', 'late', 'broken', 'brokenAfter', 'unreadable', 'signedOut'),
  });
  const click = fc.record({ tab: fc.constantFrom(0, 1), kind: fc.constantFrom('click', 'click', 'reload'), wait: fc.integer({ min: 0, max: 6_000 }) });

  test.each([
    ['locks and keys', true, true],
    ['locks only', true, false],
    ['keys only', false, true],
  ])('with %s: never two orders, and one in the end', async (_name, locks, keys) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(click, { minLength: 1, maxLength: 12, size: 'max' }),
        fc.array(journey, { maxLength: 8, size: 'max' }),
        fc.array(journey, { maxLength: 8, size: 'max' }),
        async (clicks, submitJourneys, listJourneys) => {
          time = new VirtualTime();
          server = new OrderServer();
          server.knowsKeys = keys;
          [isLocked, hasLocks] = [false, locks];
          [submits, lists] = [[...submitJourneys], [...listJourneys]];
          const tabs = [openTab(), openTab()];
          const active = tabs.map(({ submission }) => submission);
          const placed: SubmitResult[] = [];
          for (const { tab, kind, wait } of clicks) {
            if (kind === 'reload') {
              active[tab] = tabs[tab]!.reload();
              void active[tab].lookUp().then((orderId) => {
                if (orderId !== undefined) placed.push({ kind: 'placed', orderId, order: undefined });
              });
            }
            else void active[tab]!.place(build).then((result) => placed.push(result));
            await time.pass(wait);
          }
          await time.pass(60_000);
          [submits, lists] = [[], []];
          const last = await resultOf(active[0]!.place(build), 60_000);
          expect(server.made).toHaveLength(1);
          expect(['placed', 'cartEmpty']).toContain(last.kind);
          const named = [...placed, last].flatMap((result) => (result.kind === 'placed' ? [result.orderId] : []));
          expect(named.filter((id) => id !== server.made[0]!.id)).toEqual([]);
        },
      ),
      { numRuns: 700, seed: 20_260_301 },
    );
  });
});
