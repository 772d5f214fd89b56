import { expect, test, vi } from 'vitest';
import { publisher } from './publisher';

test('listeners are called until they leave; the source is connected while there are any', () => {
  const disconnect = vi.fn<() => void>();
  const connect = vi.fn<() => () => void>(() => disconnect);
  const { subscribe, publish } = publisher<[number]>(connect);
  const [one, other] = [vi.fn<(number: number) => void>(), vi.fn<(number: number) => void>()];
  publish(1);
  expect(connect).not.toHaveBeenCalled();
  const leave = [subscribe(one), subscribe(other)];
  publish(2);
  leave[0]?.();
  publish(3);
  expect([one.mock.calls, other.mock.calls, disconnect.mock.calls]).toEqual([[[2]], [[2], [3]], []]);
  leave[1]?.();
  leave[1]?.();
  expect([connect.mock.calls, disconnect.mock.calls]).toEqual([[[]], [[]]]);
  subscribe(one)();
  expect(connect).toHaveBeenCalledTimes(2);
});
