import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodeError } from './codeError';
import { loadCode } from './loadCode';

/** Response of the server to a file request. */
const server = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
const answer = (status: number, type: string) => async () => new Response('', { status, headers: { 'content-type': type } });
const there = answer(200, 'text/javascript');
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const asked = () => server.mock.calls.map(([address]) => new URL(address, 'http://shop.example').pathname);

beforeEach(() => {
  vi.stubGlobal('fetch', server.mockReset().mockImplementation(there));
  document.head.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const failed = async (coming: Promise<unknown>): Promise<CodeError> => {
  const error: unknown = await coming.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CodeError);
  return error as CodeError;
};

/** A module that fails a given number of times and records its import addresses. */
function moduleOf(file: string, failures = 0) {
  const imported: string[] = [];
  const load = async (addressOf: (name: string) => string) => {
    imported.push(addressOf(file));
    if (imported.length <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  };
  return { imported, load };
}

test('code is imported after all its dependencies have loaded, which are fetched once', async () => {
  let come: (() => void) | undefined;
  server.mockImplementation(async () => {
    await new Promise<void>((resolve) => (come = resolve));
    return there();
  });
  const { imported, load } = moduleOf('./first.js');
  const coming = loadCode(load, ['assets/first.js']);
  await vi.waitFor(() => expect(come).toBeDefined());
  expect(imported).toEqual([]);
  come?.();
  expect([await coming, imported, asked()]).toEqual(['code', ['./first.js'], ['/assets/first.js']]);
  expect(await loadCode(load, ['assets/first.js'])).toBe('code');
  expect(asked()).toEqual(['/assets/first.js']);
});

test('files linked in the page are not fetched again', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/named.js">';
  expect(await loadCode(moduleOf('./named.js').load, ['assets/named.js'])).toBe('code');
  expect(server).not.toHaveBeenCalled();
});

test('entry code is imported at once, while its dependencies load', async () => {
  document.body.innerHTML = '<div id="start"></div>';
  const { imported, load } = moduleOf('./page.js');
  expect(await loadCode(load, ['assets/page.js'])).toBe('code');
  expect(document.head.querySelector('link')?.getAttribute('rel')).toBe('modulepreload');
  expect([imported, asked()]).toEqual([['./page.js'], []]);
  document.body.replaceChildren();
});

test('a file that failed to load is fetched again, and its importer is not imported meanwhile', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.mockImplementation(noNetwork);
  const { imported, load } = moduleOf('./dialog.js');
  expect(await failed(loadCode(load, ['assets/shared.js', 'assets/dialog.js']))).toMatchObject({
    trouble: 'unreachable',
    needsReload: false,
  });
  expect(imported).toEqual([]);
  server.mockClear().mockImplementation(there);
  expect(await loadCode(load, ['assets/shared.js', 'assets/dialog.js'])).toBe('code');
  expect([asked(), imported]).toEqual([['/assets/shared.js', '/assets/dialog.js'], ['./dialog.js']]);
});

test('a module that failed is imported from a different address, and from no other once loaded', async () => {
  const { imported, load } = moduleOf('./menu.js', 1);
  expect(await failed(loadCode(load))).toMatchObject({ trouble: 'broken', needsReload: false });
  expect(await loadCode(load)).toBe('code');
  expect(await loadCode(load)).toBe('code');
  expect(imported).toEqual(['./menu.js', './menu.js?again=1', './menu.js?again=1']);
});

test('a module that fails from the other address too, with all files loaded, needs a reload of the page', async () => {
  const { load } = moduleOf('./stuck.js', 2);
  await failed(loadCode(load));
  expect(await failed(loadCode(load))).toMatchObject({ trouble: 'broken', needsReload: true });
});

const servers = [
  ['404', answer(404, 'text/plain'), 'gone'],
  ['410', answer(410, 'text/plain'), 'gone'],
  ["the shop's page in its place", answer(200, 'text/html; charset=utf-8'), 'gone'],
  ['503', answer(503, 'text/html'), 'broken'],
  ['nothing', noNetwork, 'unreachable'],
] as const;

test('a script cancelled by leaving the page is not a failure until the page is known to stay', async () => {
  vi.useFakeTimers();
  server.mockImplementation(noNetwork);
  const ended = vi.fn<(error: unknown) => void>();
  void loadCode(moduleOf('./left.js').load, ['assets/left.js']).catch(ended);
  await vi.advanceTimersByTimeAsync(1_900);
  expect([asked(), ended.mock.calls]).toEqual([['/assets/left.js'], []]);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual(['/assets/left.js', '/assets/left.js']);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ trouble: 'unreachable' }));
  server.mockImplementation(noNetwork);
  const coming = loadCode(moduleOf('./back.js').load, ['assets/back.js']);
  await vi.advanceTimersByTimeAsync(1_000);
  server.mockImplementation(there);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await coming).toBe('code');
});

test.each(servers)('a file for which the server has %s', async (what, answers, trouble) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.mockImplementation(answers);
  const { imported, load } = moduleOf('./some.js');
  expect(await failed(loadCode(load, [`assets/${encodeURIComponent(what)}.js`]))).toMatchObject({ trouble, needsReload: false });
  expect(imported).toEqual([]);
});

test.each(servers)('code that needs itself alone, for which the server has %s', async (what, answers, trouble) => {
  server.mockImplementation(answers);
  expect(await failed(loadCode(moduleOf(`./${encodeURIComponent(what)}.js`, 1).load))).toMatchObject({ trouble });
});

test('code that does not load in time counts as failed', async () => {
  vi.useFakeTimers();
  const coming = failed(loadCode(() => new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await coming).toMatchObject({ trouble: 'broken' });
});

test('if the server doesn’t answer either, that is reported five seconds later', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), milliseconds);
    return limit.signal;
  });
  server.mockImplementation((_address, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)));
  let trouble: string | undefined;
  void failed(loadCode(() => new Promise(() => undefined))).then((error) => (trouble = error.trouble));
  await vi.advanceTimersByTimeAsync(24_900);
  expect(trouble).toBeUndefined();
  await vi.advanceTimersByTimeAsync(100);
  expect(trouble).toBe('unreachable');
});
