import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInIdleSlices } from './slices';

type Idle = (deadline: IdleDeadline) => void;

/** A browser that is idle on command, and otherwise only keeps to its time limit. */
function browser() {
  const waiting = new Map<number, { readonly run: Idle; readonly timer: ReturnType<typeof setTimeout> | undefined }>();
  let last = 0;
  const take = (handle: number, deadline: IdleDeadline) => {
    const { run, timer } = waiting.get(handle) ?? {};
    clearTimeout(timer);
    waiting.delete(handle);
    run?.(deadline);
  };
  vi.stubGlobal('requestIdleCallback', (run: Idle, options?: IdleRequestOptions) => {
    const handle = (last += 1);
    const late = () => take(handle, { didTimeout: true, timeRemaining: () => 0 });
    waiting.set(handle, { run, timer: options?.timeout === undefined ? undefined : setTimeout(late, options.timeout) });
    return handle;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => {
    clearTimeout(waiting.get(handle)?.timer);
    waiting.delete(handle);
  });
  return {
    rests: (milliseconds: number) => {
      for (const handle of Array.from(waiting.keys())) take(handle, { didTimeout: false, timeRemaining: () => milliseconds });
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a slice takes as long as the browser is idle', () => {
  const { rests } = browser();
  const run = vi.fn<(milliseconds: number) => void>();
  runInIdleSlices(run);
  rests(31);
  rests(4);
  expect(run.mock.calls).toEqual([[31], [4]]);
});

test('in a browser that never reports idle time a short slice runs twenty times a second while there is work', () => {
  browser();
  const run = vi.fn<(milliseconds: number) => void>();
  const end = runInIdleSlices(run);
  vi.advanceTimersByTime(49);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(101);
  expect(run.mock.calls).toEqual([[8], [8], [8]]);
  end();
  expect(vi.getTimerCount()).toBe(0);
});

test('a browser with rare idle time gets a pause after each slice', () => {
  const { rests } = browser();
  const run = vi.fn<(milliseconds: number) => void>();
  runInIdleSlices(run);
  vi.advanceTimersByTime(30);
  rests(20);
  vi.advanceTimersByTime(30);
  rests(15);
  expect(run.mock.calls).toEqual([[20], [15]]);
});

test('a browser without idle callbacks gets a short slice now and then', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const run = vi.fn<(milliseconds: number) => void>();
  const end = runInIdleSlices(run);
  vi.advanceTimersByTime(64);
  expect(run.mock.calls).toEqual([[8], [8]]);
  end();
  vi.advanceTimersByTime(64);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a cancelled task does nothing more', () => {
  const { rests } = browser();
  const run = vi.fn<(milliseconds: number) => void>();
  const end = runInIdleSlices(run);
  rests(5);
  end();
  rests(5);
  vi.advanceTimersByTime(5_000);
  expect(run).toHaveBeenCalledOnce();
});
