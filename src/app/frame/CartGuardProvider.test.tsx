import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartGuard, letIn } from '#cart/cartGuard.ts';
import { noPermissions } from '#domain/customer/permissions.ts';
import { messages } from '#i18n/catalogues/de.ts';
import { ToastContext, type Toast } from '#kit/toast/toastQueue.ts';
import { createQueryClient } from '#queries/client.ts';
import { own } from '#queries/context.fixture.ts';
import { SessionStateContext } from '#session/sessionContext.ts';
import type { SessionState } from '#session/state.ts';
import { tellLeft } from '../overlays/dietJudge';
import { CartGuardProvider } from './CartGuardProvider';

type FetchJudge = NonNullable<ComponentProps<typeof CartGuardProvider>['fetchJudge']>;

const buyer = { userId: 'anna', preferredUserName: 'anna', locale: 'de-AT', tenant: 'AL' as const, customers: [], config: noPermissions };
const session: SessionState = {
  kind: 'ready',
  tenant: 'AL',
  customerId: '100',
  language: 'de',
  availableLanguages: ['de'],
  permissions: noPermissions,
  user: buyer,
};
const lines = [
  { sku: '1', name: 'Nussbrot', amount: 1, unitAbbreviation: 'STK' },
  { sku: '2', name: 'Bergkäse', amount: 1, unitAbbreviation: 'STK' },
];

function open(fetchJudge: FetchJudge) {
  const client = createQueryClient({ onFailure: () => undefined });
  const toasts: Toast[] = [];
  render(
    <SessionStateContext value={session}>
      <QueryClientProvider client={client}>
        <IntlProvider locale="de" messages={messages}>
          <ToastContext value={{ show: (toast) => toasts.push(toast), close: () => undefined }}>
            <CartGuardProvider fetchJudge={fetchJudge}>
              <span />
            </CartGuardProvider>
          </ToastContext>
        </IntlProvider>
      </QueryClientProvider>
    </SessionStateContext>,
  );
  return { client, toasts };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const keepEvent = () => localStorage.setItem('guest-event:AL:100:anna', '{}');

test('without a guard on the cart nothing is fetched and nothing waits', () => {
  const fetchJudge = vi.fn<FetchJudge>();
  const { client } = open(fetchJudge);
  expect(letIn(client, own, lines)).toBeUndefined();
  expect(fetchJudge).not.toHaveBeenCalled();
});

test('with an event guarding the cart, the code of the check is fetched at once', () => {
  keepEvent();
  const fetchJudge = vi.fn<FetchJudge>(() => new Promise(() => undefined));
  open(fetchJudge);
  expect(fetchJudge).toHaveBeenCalledOnce();
});

test.each<[what: string, fetchJudge: FetchJudge, milliseconds: number, early: number | undefined]>([
  ['never loads', () => new Promise(() => undefined), 3_000, undefined],
  ['fails to load', () => Promise.reject(new Error('404')), 1, 2],
])('with a check that %s the lines go in, and are named', async (_, fetchJudge, milliseconds, early) => {
  keepEvent();
  const { client, toasts } = open(fetchJudge);
  const letting = letIn(client, own, lines);
  let skus: readonly string[] | undefined;
  void letting?.then((admitted) => {
    skus = admitted.lines.map(({ sku }) => sku);
    admitted.tell(new Set(skus));
  });
  expect(skus).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(milliseconds - 1));
  expect(skus?.length).toBe(early);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(skus).toEqual(['1', '2']);
  expect(toasts).toMatchObject([
    {
      severity: 'warn',
      text: 'Ungeprüft in den Warenkorb gelegt, weil die Prüfung der Ernährungsweisen nicht geladen werden konnte: Nussbrot; Bergkäse',
      action: { label: 'Rückgängig' },
    },
  ]);
  expect(toasts[0]?.autoCloseMs).toBeUndefined();
});

test('the check gets all lines, and names the ones that it could not read', async () => {
  keepEvent();
  const judgeDiets = vi.fn<Awaited<ReturnType<FetchJudge>>['judgeDiets']>(() =>
    Promise.resolve({ meant: new Set(['1', '2']), unchecked: new Set(['2']) }),
  );
  const { client, toasts } = open(() =>
    Promise.resolve({
      judgeDiets,
      unreadKey: 'dietGuard.unread',
      tellLeft: () => undefined,
      DietQuestion: { prefetch: () => undefined },
    } as never),
  );
  const admitted = await letIn(client, own, lines);
  admitted?.tell(new Set(['1', '2']));
  expect(judgeDiets).toHaveBeenCalledWith(
    client,
    { event: 'guest-event:AL:100:anna', context: own, lines, isWhole: false },
    expect.anything(),
    expect.anything(),
  );
  expect(toasts).toMatchObject([{ text: expect.stringMatching(/nicht rechtzeitig gelesen werden konnten: Bergkäse$/) as string }]);
});

test('lines waiting when the page is left are named by the next page, once', async () => {
  keepEvent();
  const going = open(() => new Promise(() => undefined));
  void letIn(going.client, own, lines);
  cleanup();
  const judge = () => Promise.resolve({ judgeDiets: vi.fn<() => void>(), tellLeft, DietQuestion: { prefetch: () => undefined } } as never);
  const next = open(judge);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(next.toasts).toMatchObject([
    {
      severity: 'warn',
      text: 'Nicht im Warenkorb, weil die Seite verlassen wurde, bevor geprüft war: Nussbrot; Bergkäse',
      action: { label: 'In den Warenkorb' },
    },
  ]);
  cleanup();
  const later = open(judge);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(later.toasts).toEqual([]);
});

test('lines admitted before the page is left are not named again', async () => {
  keepEvent();
  const { client } = open(() => Promise.reject(new Error('404')));
  const letting = letIn(client, own, lines);
  await act(() => vi.advanceTimersByTimeAsync(1));
  await letting;
  cleanup();
  const next = open(() => Promise.resolve({ tellLeft, DietQuestion: { prefetch: () => undefined } } as never));
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(next.toasts).toEqual([]);
});

test('a guard ends with its component', () => {
  const { client } = open(() => new Promise(() => undefined));
  expect(cartGuard(client).ask).toBeDefined();
  cleanup();
  expect(cartGuard(client).ask).toBeUndefined();
});
