import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { orFailAfter, resultWithin } from './timing';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => {
    setTimeout(() => resolve(value), milliseconds);
  });

describe('resultWithin', () => {
  test.each([
    ['a value in time', 900, 'there'],
    ['undefined for a late value', 1_100, undefined],
  ])('gives %s', async (_, takes, expected) => {
    const result = resultWithin(after(takes, 'there'), 1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await result).toBe(expected);
  });

  test('fails as the promise does, and leaves no timer', async () => {
    await expect(resultWithin(Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no');
    await resultWithin(Promise.resolve(1), 1_000);
    vi.runOnlyPendingTimers();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('orFailAfter', () => {
  test('returns a value in time, and leaves no timer', async () => {
    expect(await orFailAfter(1_000, Promise.resolve('there'), 'too long')).toBe('there');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('fails with its message when it takes longer', async () => {
    const failure = orFailAfter(1_000, after(1_100, 'there'), 'too long').catch(String);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await failure).toBe('Error: too long');
  });

  test.each([
    ['before', true],
    ['meanwhile', false],
  ])('has no limit once it was lifted %s', async (_, isLiftedBefore) => {
    const lift = new AbortController();
    if (isLiftedBefore) lift.abort();
    const result = orFailAfter(1_000, after(5_000, 'there'), 'too long', lift.signal);
    lift.abort();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await result).toBe('there');
  });
});
