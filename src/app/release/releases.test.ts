import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followReleases } from './releases';
import { StillWorker } from './releases.fixture';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const minutes = 60_000;

/** Follows a still worker; `passes` lets time pass, for timers and for the clock. */
function follow(worker = new StillWorker()) {
  const clock = { now: 0 };
  const onReady = vi.fn<() => void>();
  const releases = followReleases(onReady, worker.ports(clock));
  const passes = async (time: number) => {
    clock.now += time;
    await vi.advanceTimersByTimeAsync(time);
  };
  return { worker, onReady, releases, passes };
}

test('A waiting release is announced, and the page reloads only after it was applied and is active', () => {
  const { worker, onReady, releases } = follow();
  expect(onReady).not.toHaveBeenCalled();
  worker.tell('waiting');
  expect(onReady).toHaveBeenCalledOnce();
  expect(worker.told).toEqual([]);
  releases.take();
  expect(worker.told).toEqual(['skip waiting']);
  worker.tell('controlling');
  expect(worker.told).toEqual(['skip waiting', 'reload']);
});

test('A release applied in another tab reloads nothing here until it is applied here as well', () => {
  const { worker, releases } = follow();
  worker.tell('waiting');
  worker.tell('controlling');
  expect(worker.told).toEqual([]);
  releases.take();
  expect(worker.told).toEqual(['reload']);
});

test('A release that was applied and does not activate is retried until it does', async () => {
  const { worker, releases, passes } = follow();
  worker.tell('waiting');
  releases.take();
  releases.take();
  await passes(1_999);
  expect(worker.told).toEqual(['skip waiting', 'skip waiting']);
  await passes(2_001);
  expect(worker.told).toEqual(['skip waiting', 'skip waiting', 'nudge', 'nudge']);
  worker.tell('controlling');
  await passes(1 * minutes);
  expect(worker.told).toEqual(['skip waiting', 'skip waiting', 'nudge', 'nudge', 'reload']);
});

test('A stopped page retries nothing', async () => {
  const { worker, releases, passes } = follow();
  worker.tell('waiting');
  releases.take();
  releases.stop();
  await passes(1 * minutes);
  expect(worker.told).toEqual(['skip waiting']);
});

test('The first worker gets the list of files that the page has loaded; a later one has seen them', () => {
  const first = follow();
  first.worker.tell('activated');
  first.worker.tell('controlling');
  expect(first.worker.told).toEqual([{ type: 'CACHE_URLS', payload: { urlsToCache: ['/config.json', '/assets/logo.svg'] } }]);
  const later = follow();
  later.worker.tell('activated', { isUpdate: true });
  expect(later.worker.told).toEqual([]);
});

test('The check runs once an hour, and on navigation at most every five minutes', async () => {
  const { worker, releases, passes } = follow();
  const asked = () => worker.told.filter((told) => told === 'update').length;
  releases.look();
  await passes(4 * minutes);
  releases.look();
  await passes(0);
  expect(asked()).toBe(0);
  await passes(1 * minutes);
  releases.look();
  releases.look();
  await passes(0);
  expect(asked()).toBe(1);
  await passes(55 * minutes);
  expect(asked()).toBe(2);
  await passes(60 * minutes);
  expect(asked()).toBe(3);
  releases.stop();
  await passes(120 * minutes);
  expect(asked()).toBe(3);
});

test('Without a network the check does nothing, and is repeated', async () => {
  const worker = new StillWorker();
  const update = vi.fn<() => Promise<void>>().mockRejectedValue(new TypeError('Failed to fetch'));
  worker.update = update;
  const { passes } = follow(worker);
  await passes(60 * minutes);
  await passes(60 * minutes);
  expect(update).toHaveBeenCalledTimes(2);
});

test('A browser that refuses the worker is reported in the console, and never asked again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const worker = new StillWorker();
  worker.registration = Promise.reject(new DOMException('forbidden', 'SecurityError'));
  const { passes } = follow(worker);
  await passes(60 * minutes);
  expect(warn).toHaveBeenCalledOnce();
  expect(worker.told).toEqual([]);
});

test('A stopped page is told of no release', () => {
  const { worker, onReady, releases } = follow();
  releases.stop();
  worker.tell('waiting');
  expect(onReady).not.toHaveBeenCalled();
});

test.each([
  ['offered', {}, 1],
  ['no release: it is the first worker', null, 0],
])('An installation under way before the first subscriber is %s', async (_case, active, times) => {
  const coming = Object.assign(new EventTarget(), { state: 'installing' });
  const worker = new StillWorker();
  worker.registration = Promise.resolve({ installing: coming, active } as unknown as ServiceWorkerRegistration);
  const { onReady, passes } = follow(worker);
  await passes(0);
  coming.state = 'installed';
  coming.dispatchEvent(new Event('statechange'));
  expect(onReady).toHaveBeenCalledTimes(times);
  expect(worker.told).toEqual(active ? ['update'] : []);
});
