import { onlineManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { configureHttp } from '#http/ports.ts';
import { getToken } from '#gen/user-session/get-token.ts';
import { createQueryClient, type CallFailure } from './client';
import { own } from './context.fixture';
import type { BuyerContext } from './shopContext';

/** The part of a backend behind `fetch` that a page needs. */
interface Backend {
  isBusy(): boolean;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  token(): string;
  /** CSRF token, if content calls are made as well. */
  csrfToken?(): string | undefined;
  setToken(token: string): void;
}

export { own };
/** The same buyer in the autumn fair. */
export const fair: BuyerContext = { ...own, shop: { kind: 'fair', fairCode: 'herbst' } };

const clients: QueryClient[] = [];
let isBusy = () => false;
/** Failures announced to tabs. */
export const failures: CallFailure[] = [];
/** Counts redirects to the login. */
export const logins = vi.fn<() => void>();
/** A content call was refused, and the shop went to its start page. */
export const departures = vi.fn<() => void>();

/** Failures that were only logged. */
export const logged = (): string[] => vi.mocked(console.warn).mock.calls.map((words) => words.join(' '));

/** Each test of the file begins with a backend of its own, on fake timers that advance only when the test says. */
export function installBackend<Opened extends Backend>(open: () => Promise<Opened>): { readonly current: Opened } {
  let opened: Opened | undefined;
  beforeEach(async () => {
    // Timers are faked; the other asynchronous work runs by itself.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
    const backend = await open();
    opened = backend;
    isBusy = () => backend.isBusy();
    sessionStorage.clear();
    failures.length = 0;
    logins.mockClear();
    departures.mockClear();
    onlineManager.setOnline(true);
    configureHttp({
      token: () => backend.token(),
      csrfToken: () => backend.csrfToken?.(),
      language: () => 'de',
      fetchToken: async () => (await getToken()).token,
      storeToken: (token) => backend.setToken(token),
      onSignedOut: logins,
      onContentUnauthorized: departures,
    });
    vi.stubGlobal('fetch', backend.fetch);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    for (const client of clients.splice(0)) client.clear();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  return {
    get current() {
      if (!opened) throw new Error('The backend is there within tests only');
      return opened;
    },
  };
}

/** One tab of the browser: its own query cache. */
export function openTab() {
  const client = createQueryClient({ onFailure: (failure) => failures.push(failure) });
  clients.push(client);
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  return { client, wrapper };
}

/** Lets everything happen that waits for no clock. */
async function rest(): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet = isBusy() ? 0 : quiet + 1) {
    await act(
      () =>
        new Promise<void>((resolve) => {
          setImmediate(resolve);
        }),
    );
  }
}

/** Lets milliseconds pass. */
async function pass(milliseconds: number): Promise<void> {
  await rest();
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await rest();
}

/** Lets time pass until something is so. Answers the milliseconds that it took. */
export async function until(isSo: () => boolean, longest = 150_000): Promise<number> {
  const start = Date.now();
  // Code that is fetched takes time of the machine, which the clock of the tests doesn't know.
  await vi.dynamicImportSettled();
  await rest();
  while (!isSo()) {
    if (Date.now() - start > longest) throw new Error(`It was never so within ${longest} ms: ${isSo.toString()}`);
    await pass(100);
  }
  return Date.now() - start;
}
