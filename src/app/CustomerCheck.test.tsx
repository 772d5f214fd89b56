import { QueryClientProvider, type QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noPermissions } from '#domain/customer/permissions.ts';
import { customer } from '#gen/shapes/customer.ts';
import { readAnswer } from '#http/shape.ts';
import { messages } from '#i18n/catalogues/de.ts';
import { Component as CustomersPage } from '#pages/customers/CustomersPage.tsx';
import { createQueryClient } from '#queries/client.ts';
import { SessionActionsContext, SessionStateContext } from '#session/sessionContext.ts';
import type { SessionActions } from '#session/startSession.ts';
import type { SessionState } from '#session/state.ts';
import { CustomerCheck } from './CustomerCheck';

/** Two tabs share the cookie that names the customer; each has its own idea of the user's customers. */
const summary = { id: 'AL-100', customerId: '100', tenant: 'AL', displayName: 'Gasthof Ebner', disabled: false };
const heard = new WeakMap<QueryClient, () => unknown>();
vi.mock('#queries/customer.ts', () => ({
  customersOptions: () => ({
    queryKey: ['listCustomers'],
    staleTime: 60_000,
    structuralSharing: false,
    queryFn: async ({ client }: QueryFunctionContext) => {
      calls += 1;
      return readAnswer('listCustomers', [customer], heard.get(client)?.(), '/v1/user/customers');
    },
  }),
}));
/** The customer that another tab has chosen while this one still reads the list; undefined for none. */
let chosenElsewhere: string | undefined;
vi.mock('#session/currentSession.ts', () => ({
  currentSession: (): Pick<SessionState, 'customerId'> => ({ customerId: chosenElsewhere ?? customerId }),
}));
let customerId: string;
let changes: number;
let calls: number;
const redraws: (() => void)[] = [];

beforeEach(() => {
  chosenElsewhere = undefined;
  customerId = '';
  changes = 0;
  calls = 0;
  redraws.length = 0;
});

afterEach(cleanup);

const choose = (chosen: string) => {
  customerId = chosen;
  changes += 1;
  for (const redraw of redraws) redraw();
};
const actions = { chooseCustomer: choose, forgetCustomer: () => choose('') } as SessionActions;

function sessionNow(): SessionState {
  const common = {
    tenant: 'AL',
    language: 'de',
    availableLanguages: ['de'],
    permissions: noPermissions,
    user: { userId: 'u', preferredUserName: 'u', locale: 'de-AT', tenant: 'AL', customers: [], config: noPermissions },
  } as const;
  return customerId === '' ? { ...common, kind: 'choose-customer', customerId: '' } : { ...common, kind: 'ready', customerId };
}

/** A tab that gets this list of customers, with a customer on a screen, or without one in the selector. */
function openTab(customers: () => unknown) {
  const queryClient = createQueryClient({ onFailure: () => undefined });
  heard.set(queryClient, customers);
  const page = () => (
    <SessionActionsContext value={actions}>
      <SessionStateContext value={sessionNow()}>
        <IntlProvider locale="de" messages={messages}>
          <QueryClientProvider client={queryClient}>
            <CustomerCheck />
            <MemoryRouter>
              <Routes>
                <Route path="*" element={customerId === '' ? <CustomersPage /> : <p>{'Sortiment'}</p>} />
              </Routes>
            </MemoryRouter>
          </QueryClientProvider>
        </IntlProvider>
      </SessionStateContext>
    </SessionActionsContext>
  );
  const { rerender } = render(page());
  redraws.push(() => setTimeout(() => rerender(page())));
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

test('a tab without customers and one with a single customer settle', async () => {
  openTab(() => []);
  await settle();
  openTab(() => [summary]);
  await settle();
  await settle();
  const [changesThen, callsThen] = [changes, calls];
  await settle();
  expect([changes, calls]).toEqual([changesThen, callsThen]);
  expect(changes).toBeLessThanOrEqual(3);
  expect(calls).toBeLessThanOrEqual(8);
});

test('a removed customer is dropped once the list has been read again', async () => {
  customerId = '100';
  openTab(() => [
    { ...summary, id: 'AL-200', customerId: '200' },
    { ...summary, id: 'AL-300', customerId: '300' },
  ]);
  await settle();
  expect([customerId, changes]).toEqual(['', 1]);
});

test('a customer chosen in another tab meanwhile stays chosen', async () => {
  customerId = '100';
  chosenElsewhere = '300';
  openTab(() => [
    { ...summary, id: 'AL-200', customerId: '200' },
    { ...summary, id: 'AL-300', customerId: '300' },
  ]);
  await settle();
  expect(changes).toBe(0);
});

test('a list with an unreadable entry drops no customer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  customerId = '100';
  openTab(() => [{ ...summary, id: 'AL-200', customerId: '200' }, { customerId: '100' }]);
  await settle();
  expect([customerId, changes]).toEqual(['100', 0]);
});
