import { beforeEach, expect, test, vi } from 'vitest';
import type { TrackingEvent } from '#domain/customer/trackingEvent.ts';
import { subscribeToEvents, tell } from './eventStream';

const view = (sku: string): TrackingEvent => ({ kind: 'productView', sku, name: sku, category: undefined });
const microtasks = () => Promise.resolve();

// Drains events of earlier tests on this page.
beforeEach(async () => {
  const stop = subscribeToEvents(() => undefined);
  await microtasks();
  stop();
});

test('the first subscriber gets earlier events once, then all at once; after unsubscribing it gets none', async () => {
  const [first, second] = [vi.fn<(event: TrackingEvent) => void>(), vi.fn<(event: TrackingEvent) => void>()];
  tell(view('1'));
  subscribeToEvents(first)();
  const stop = subscribeToEvents(second);
  await microtasks();
  tell(view('2'));
  stop();
  tell(view('3'));
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls.map(([event]) => event)).toEqual([view('1'), view('2')]);
  const third = vi.fn<(event: TrackingEvent) => void>();
  subscribeToEvents(third)();
  subscribeToEvents(third);
  await microtasks();
  expect(third.mock.calls.map(([event]) => event)).toEqual([view('3')]);
});

test('at most fifty wait', async () => {
  subscribeToEvents(() => undefined)();
  for (let count = 0; count < 70; count += 1) tell(view(String(count)));
  const heard = vi.fn<(event: TrackingEvent) => void>();
  const stop = subscribeToEvents(heard);
  await microtasks();
  expect(heard).toHaveBeenCalledTimes(50);
  stop();
});
