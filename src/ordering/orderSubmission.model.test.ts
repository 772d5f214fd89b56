import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { order, OrderWorld, type OrderFault } from './order.fixture';
import type { SubmitResult } from './orderSubmission';

describe('random clicks in two tabs with random losses', () => {
  const journey = fc.record({
    there: fc.integer({ min: 0, max: 3_000 }),
    back: fc.integer({ min: 0, max: 8_000 }),
    fault: fc.constantFrom<OrderFault>('none', 'none', 'unsent', 'unanswered', 'late', 'broken', 'brokenAfter', 'unreadable', 'signedOut'),
  });
  const click = fc.record({
    tab: fc.constantFrom(0, 1),
    kind: fc.constantFrom('click', 'click', 'reload'),
    wait: fc.integer({ min: 0, max: 6_000 }),
  });

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
          const world = new OrderWorld();
          world.server.knowsKeys = keys;
          world.hasLocks = locks;
          [world.submits, world.lists] = [[...submitJourneys], [...listJourneys]];
          const tabs = [world.openTab(), world.openTab()];
          const active = tabs.map(({ submission }) => submission);
          const placed: SubmitResult[] = [];
          for (const { tab, kind, wait } of clicks) {
            if (kind === 'reload') {
              active[tab] = tabs[tab]!.reload();
              void active[tab].lookUp().then((orderId) => {
                if (orderId !== undefined) placed.push({ kind: 'placed', orderId, order: undefined });
              });
            } else void active[tab]!.place(order).then((result) => placed.push(result));
            await world.time.pass(wait);
          }
          await world.time.pass(60_000);
          [world.submits, world.lists] = [[], []];
          const last = await world.resultOf(active[0]!.place(order), 60_000);
          expect(world.server.made).toHaveLength(1);
          expect(['placed', 'cartEmpty']).toContain(last.kind);
          const named = [...placed, last].flatMap((result) => (result.kind === 'placed' ? [result.orderId] : []));
          expect(named.filter((id) => id !== world.server.made[0]!.id)).toEqual([]);
        },
      ),
      { numRuns: 700, seed: 20_260_301 },
    );
  });
});
