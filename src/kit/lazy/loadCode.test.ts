import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodeError } from './codeError';
import { loadCode } from './loadCode';

/** What the server has: the status of each file, and the kind of what comes. */
const server = vi.fn<(address: string) => Promise<Response>>();
const answer = (status: number, type: string) => async () => new Response('', { status, headers: { 'content-type': type } });
const there = answer(200, 'text/javascript');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server.mockReset().mockImplementation(there));
  document.head.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The link by which the page asks for a file. */
const linkTo = (file: string) => document.head.querySelector(`link[href="/${file}"]`);
const comes = (file: string, how: 'load' | 'error') => linkTo(file)?.dispatchEvent(new Event(how));
const failed = async (coming: Promise<unknown>): Promise<CodeError> => {
  const error: unknown = await coming.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CodeError);
  return error as CodeError;
};

/** A module that fails as often as it is told to, and tells the addresses by which it was asked for. */
function moduleOf(file: string, failures: number) {
  const asked: string[] = [];
  const load = async (addressOf: (name: string) => string) => {
    asked.push(addressOf(file));
    if (asked.length <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  };
  return { asked, load };
}

test('code is imported once everything that it needs has come', async () => {
  const { asked, load } = moduleOf('./first.js', 0);
  const coming = loadCode(load, ['assets/first.js', 'assets/second.js']);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([]);
  comes('assets/first.js', 'load');
  comes('assets/second.js', 'load');
  expect([await coming, asked]).toEqual(['code', ['./first.js']]);
  expect(server).not.toHaveBeenCalled();
});

test('what could not be fetched is fetched again, and was never imported meanwhile', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  const { asked, load } = moduleOf('./dialog.js', 0);
  const first = failed(loadCode(load, ['assets/shared.js', 'assets/dialog.js']));
  comes('assets/shared.js', 'error');
  comes('assets/dialog.js', 'load');
  expect(await first).toMatchObject({ trouble: 'unreachable', needsReload: false });
  expect([asked, linkTo('assets/shared.js')]).toEqual([[], null]);

  const second = loadCode(load, ['assets/shared.js', 'assets/dialog.js']);
  comes('assets/shared.js', 'load');
  expect([await second, asked]).toEqual(['code', ['./dialog.js']]);
});

test('a module that failed is asked for by another address, and by no other once it came', async () => {
  const { asked, load } = moduleOf('./menu.js', 1);
  expect(await failed(loadCode(load))).toMatchObject({ trouble: 'broken', needsReload: false });
  expect(await loadCode(load)).toBe('code');
  expect(await loadCode(load)).toBe('code');
  expect(asked).toEqual(['./menu.js', './menu.js?again=1', './menu.js?again=1']);
});

test('a module that fails by another address, too, while everything is there, needs the page to be loaded anew', async () => {
  const { load } = moduleOf('./stuck.js', 2);
  await failed(loadCode(load));
  expect(await failed(loadCode(load))).toMatchObject({ trouble: 'broken', needsReload: true });
});

test.each([
  ['404', answer(404, 'text/plain'), 'gone'],
  ['410', answer(410, 'text/plain'), 'gone'],
  ["the shop's page in its place", answer(200, 'text/html; charset=utf-8'), 'gone'],
  ['503', answer(503, 'text/html'), 'broken'],
  ['the file', there, 'broken'],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
] as const)('a file for which the server has %s', async (what, answers, trouble) => {
  server.mockImplementation(answers);
  const { load } = moduleOf(`./${encodeURIComponent(what)}.js`, 1);
  expect(await failed(loadCode(load))).toMatchObject({ trouble });
});

test('code that does not come in time counts as failed, and is fetched again', async () => {
  const { load } = moduleOf('./slow.js', 0);
  const first = failed(loadCode(load, ['assets/slow.js']));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await first).toMatchObject({ trouble: 'broken' });
  const second = loadCode(load, ['assets/slow.js']);
  comes('assets/slow.js', 'load');
  expect(await second).toBe('code');
});
