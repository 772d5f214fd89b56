import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartGuard, letIn } from '../../cart/cartGuard';
import { noPermissions } from '../../domain/permissions';
import { messages } from '../../i18n/catalogues/de';
import { ToastContext, type Toast } from '../../kit/toast/toastQueue';
import { createQueryClient } from '../../queries/client';
import { own } from '../../queries/context.fixture';
import { SessionStateContext } from '../../session/sessionContext';
import type { SessionState } from '../../session/state';
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
});

const keepEvent = () => localStorage.setItem('guest-event:AL:100:anna', '{}');

test('where nothing guards the cart, nothing is fetched and nothing waits', () => {
  const fetchJudge = vi.fn<FetchJudge>();
  const { client } = open(fetchJudge);
  expect(letIn(client, own, lines)).toBeUndefined();
  expect(fetchJudge).not.toHaveBeenCalled();
});

test('where an event guards it, what judges is fetched at once', () => {
  keepEvent();
  const fetchJudge = vi.fn<FetchJudge>(() => new Promise(() => undefined));
  open(fetchJudge);
  expect(fetchJudge).toHaveBeenCalledOnce();
});

test.each<[what: string, fetchJudge: FetchJudge, milliseconds: number, early: number | undefined]>([
  ['does not come', () => new Promise(() => undefined), 3_000, undefined],
  ['can’t be had', () => Promise.reject(new Error('404')), 1, 2],
])('what judges %s: the lines go in, and are said by name', async (_, fetchJudge, milliseconds, early) => {
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

test('what judges is asked with all lines, and what it could not read is said by name', async () => {
  keepEvent();
  const judgeDiets = vi.fn<Awaited<ReturnType<FetchJudge>>['judgeDiets']>(() =>
    Promise.resolve({ meant: new Set(['1', '2']), unchecked: new Set(['2']) }),
  );
  const { client, toasts } = open(() =>
    Promise.resolve({ judgeDiets, unreadKey: 'dietGuard.unread', DietQuestion: { prefetch: () => undefined } } as never),
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

test('a guard goes with what holds it', () => {
  const { client } = open(() => new Promise(() => undefined));
  expect(cartGuard(client).ask).toBeDefined();
  cleanup();
  expect(cartGuard(client).ask).toBeUndefined();
});
