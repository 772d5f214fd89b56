import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CartServer, CartTab, VirtualTime, type Fault, type Journey } from './cart.fixture';

/** An action of the user or an event, and the pause until the next one. */
interface Step {
  readonly action: 'set' | 'add' | 'remove' | 'undo' | 'clear' | 'flush' | 'refresh' | 'offline' | 'online' | 'nothing';
  readonly tab: 0 | 1;
  readonly sku: string;
  readonly amount: number;
  readonly wait: number;
}

const skus = ['A', 'B', 'C', 'D', 'E'];
const start = [
  { sku: 'A', amount: 1, unitAbbreviation: 'STK' },
  { sku: 'B', amount: 2, unitAbbreviation: 'STK' },
];

const step = (...actions: Step['action'][]): fc.Arbitrary<Step> =>
  fc.record({
    action: fc.constantFrom(...actions),
    tab: fc.constantFrom<0 | 1>(0, 1),
    sku: fc.constantFrom(...skus),
    amount: fc.integer({ min: 1, max: 99 }),
    wait: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 120 }), fc.integer({ min: 400, max: 700 })),
  });

const journeys = (...faults: Fault[]): fc.Arbitrary<Journey[]> =>
  fc.array(
    fc.record({
      there: fc.integer({ min: 0, max: 400 }),
      back: fc.integer({ min: 0, max: 400 }),
      fault: fc.oneof(
        { weight: 3, arbitrary: fc.constant<Fault>('none') },
        { weight: 2, arbitrary: fc.constantFrom<Fault>('none', ...faults) },
      ),
    }),
    { minLength: 1, maxLength: 40, size: 'max' },
  );

/** Deals one journey after the other to the requests of all tabs, and none with a fault once they are used up. */
function dealer(dealt: readonly Journey[]) {
  let next = 0;
  return () => dealt[next++] ?? { there: 30, back: 30, fault: 'none' as const };
}

function act(tab: CartTab, { action, sku, amount }: Step, removed: { sku: string; place: number; amount: number }[]): void {
  const { writer } = tab;
  switch (action) {
    case 'set':
      return tab.choose(sku, amount);
    case 'add':
      return tab.add(sku, amount);
    case 'remove': {
      const place = writer.lines.findIndex((line) => line.sku === sku);
      const line = writer.lines[place];
      if (line) removed.push({ sku, place, amount: line.amount });
      return tab.remove(sku);
    }
    case 'undo': {
      const last = removed.splice(amount % (removed.length || 1), 1)[0];
      if (last)
        writer.enqueue([{ sku: last.sku, intent: { kind: 'set', amount: last.amount, unitAbbreviation: 'STK', place: last.place } }]);
      return;
    }
    case 'clear':
      return writer.clear();
    case 'flush':
      return writer.flush();
    case 'refresh':
      void tab.load().catch(() => undefined);
      return;
    case 'offline':
      tab.isOnline = false;
      return;
    case 'online':
      tab.isOnline = true;
      return writer.online();
    case 'nothing':
      return;
  }
}

/** Plays the steps and waits until all work is done. */
async function play(steps: readonly Step[], dealt: readonly Journey[], tabCount: 1 | 2) {
  const time = new VirtualTime();
  const server = new CartServer(time, start);
  const deal = dealer(dealt);
  const tabs = Array.from({ length: tabCount }, () => new CartTab(time, server.connect(deal), server.cart));
  const removed = tabs.map((): { sku: string; place: number; amount: number }[] => []);
  for (const tab of tabs) {
    tab.onWritten = () => {
      for (const other of tabs) if (other !== tab) other.writer.changedElsewhere();
    };
  }
  for (const played of steps) {
    const index = tabCount === 1 ? 0 : played.tab;
    act(tabs[index]!, played, removed[index]!);
    await time.pass(played.wait);
  }
  for (const tab of tabs) {
    tab.isOnline = true;
    tab.writer.online();
  }
  await time.pass(400_000);
  return { time, server, tabs };
}

/** The same sequences every time, so that a red run can be repeated; other seeds were tried while this was written. */
const runs = { numRuns: 2_000, seed: 20_260_301 };
const allActions = ['set', 'set', 'set', 'add', 'remove', 'undo', 'clear', 'flush', 'refresh', 'offline', 'online', 'nothing'] as const;

test("in the end the screen shows the server's state, whatever is done and whatever fails", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step(...allActions), { maxLength: 30, size: 'max' }),
      journeys('unsent', 'unanswered', 'broken', 'brokenAfter', 'busy', 'busyAfter'),
      async (steps, dealt) => {
        const {
          server,
          tabs: [tab],
        } = await play(steps, dealt, 1);
        expect(tab!.text).toEqual(server.text);
        expect(tab!.writer.hasPending).toBe(false);
        expect(skus.some((sku) => tab!.writer.isOngoing(sku))).toBe(false);
      },
    ),
    runs,
  );
});

test("without failures the server ends up with the user's last changes, however slow the requests are", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step('set', 'set', 'add', 'remove', 'clear', 'flush', 'refresh', 'offline', 'online'), { maxLength: 30, size: 'max' }),
      journeys(),
      async (steps, dealt) => {
        const {
          server,
          tabs: [tab],
        } = await play(steps, dealt, 1);
        const wanted = new Map(start.map(({ sku, amount }) => [sku, amount]));
        for (const { action, sku, amount } of steps) {
          if (action === 'set' || action === 'add') wanted.set(sku, amount);
          else if (action === 'remove') wanted.delete(sku);
          else if (action === 'clear') wanted.clear();
        }
        expect(new Map(server.cart.items.map(({ sku, amount }) => [sku, amount]))).toEqual(wanted);
        expect(tab!.text).toEqual(server.text);
      },
    ),
    { ...runs, numRuns: 1_000 },
  );
});

test("two tabs end with the same state, which is the server's", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step(...allActions), { maxLength: 30, size: 'max' }),
      journeys('unsent', 'unanswered', 'broken', 'busy', 'busyAfter'),
      async (steps, dealt) => {
        const {
          server,
          tabs: [one, two],
        } = await play(steps, dealt, 2);
        expect(one!.text).toEqual(server.text);
        expect(two!.text).toEqual(server.text);
      },
    ),
    { ...runs, numRuns: 1_000 },
  );
});

test('two tabs that change different lines lose nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step('set', 'set', 'add', 'refresh', 'flush'), { maxLength: 30, size: 'max' }),
      journeys(),
      async (steps, dealt) => {
        const own = steps.map((played) => ({ ...played, sku: `${played.sku}${played.tab}` }));
        const { server } = await play(own, dealt, 2);
        const wanted = new Map(start.map(({ sku, amount }) => [sku, amount]));
        for (const { action, sku, amount } of own) if (action === 'set' || action === 'add') wanted.set(sku, amount);
        expect(new Map(server.cart.items.map(({ sku, amount }) => [sku, amount]))).toEqual(wanted);
      },
    ),
    { ...runs, numRuns: 500 },
  );
});

test("with a server that is busy at most three times in a row, it ends up with the user's last changes", async () => {
  const busy = fc.array(
    fc.constantFrom<Fault[]>(['none'], ['busy', 'none'], ['busyAfter', 'busy', 'none'], ['busy', 'busyAfter', 'busy', 'none']),
    {
      minLength: 1,
      maxLength: 15,
      size: 'max',
    },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step('set', 'set', 'add', 'remove', 'clear', 'flush', 'offline', 'online'), { maxLength: 30, size: 'max' }),
      busy,
      async (steps, faults) => {
        const writes = faults.flat();
        const time = new VirtualTime();
        const server = new CartServer(time, start);
        const calls = server.connect((call) => ({ there: 30, back: 30, fault: call === 'get' ? 'none' : (writes.shift() ?? 'none') }));
        const tab = new CartTab(time, calls, server.cart);
        const wanted = new Map(start.map(({ sku, amount }) => [sku, amount]));
        for (const played of steps) {
          const { action, sku, amount, wait } = played;
          act(tab, played, []);
          if (action === 'set' || action === 'add') wanted.set(sku, amount);
          else if (action === 'remove') wanted.delete(sku);
          else if (action === 'clear') wanted.clear();
          await time.pass(wait);
        }
        tab.isOnline = true;
        tab.writer.online();
        await time.pass(400_000);
        expect(new Map(server.cart.items.map(({ sku, amount }) => [sku, amount]))).toEqual(wanted);
        expect(tab.text).toEqual(server.text);
        expect(tab.writer.hasPending).toBe(false);
      },
    ),
    { ...runs, numRuns: 1_000 },
  );
});
