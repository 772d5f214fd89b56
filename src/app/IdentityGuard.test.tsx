import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { showLanguage } from '#i18n/texts.ts';
import { ToastProvider } from '#kit/toast/ToastProvider.tsx';
import { customersOptions } from '#queries/customer.ts';
import { cookieNames, removeCookies, setCookie, type CookieKey } from '#session/cookies.ts';
import { defaultConfig } from '#session/runtimeConfig.ts';
import { SessionProvider } from '#session/SessionProvider.tsx';
import { startSession } from '#session/startSession.ts';
import { useSession, useSessionActions } from '#session/useSession.ts';
import { IdentityGuard } from './IdentityGuard';

const tokenOf = (name: string) =>
  `e30.${Buffer.from(JSON.stringify({ sub: name, preferred_username: name, realm_access: { roles: ['tenant-AL'] } })).toString('base64url')}.sig`;

function Page() {
  const { customerId } = useSession();
  const { chooseCustomer } = useSessionActions();
  return (
    <>
      <button type="button" onClick={() => chooseCustomer('101')}>
        {`for ${customerId}`}
      </button>
      <input key={customerId} aria-label="Note" />
    </>
  );
}

const leave = vi.fn<(url: string) => void>();

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  setCookie('token', tokenOf('anna'));
  setCookie('customer', '100');
  await showLanguage('de');
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const { queryKey } = customersOptions('AL');
  queryClient.setQueryData(
    queryKey,
    ['100', '101', '102', '103'].map((customerId) => ({
      id: customerId,
      customerId,
      tenant: 'AL' as const,
      // The last two are houses of a chain.
      displayName: customerId < '102' ? `House ${customerId}` : 'House 102',
      disabled: false,
    })),
  );
  const actions = startSession({ config: defaultConfig, hostname: 'al.localhost', leave, onContentUnauthorized: () => undefined });
  render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider actions={actions}>
        <I18nProvider language="de">
          <ToastProvider>
            <IdentityGuard>
              <Page />
            </IdentityGuard>
          </ToastProvider>
        </I18nProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
});

afterEach(() => {
  cleanup();
  removeCookies(...(Object.keys(cookieNames) as CookieKey[]));
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  leave.mockReset();
});

/** A change in another tab: the cookie changes without this tab's doing, and is noticed. */
function elsewhere(change: () => void): void {
  act(() => {
    change();
    window.dispatchEvent(new Event('focus'));
  });
}
const cookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; Path=/`;
};
/** The question, once its code is there. */
const question = async () => (await screen.findByRole('dialog')).textContent ?? '';
const asked = () => screen.queryByRole('dialog')?.textContent ?? '';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('choosing a customer in this tab asks no question', () => {
  press('for 100');
  expect(screen.getByText('for 101')).toBeTruthy();
  expect(asked()).toBe('');
});

test('choosing a customer in another tab is announced, with a way back', async () => {
  elsewhere(() => cookie(cookieNames.customer, '102'));
  expect(await question()).toContain('Aktiver Kunde geändert');
  expect(asked()).toContain('von House 100 auf House 102');
  expect(document.body.inert).toBe(false);
  press('Zurück zu House 100');
  expect(screen.getByText('for 100')).toBeTruthy();
  expect(asked()).toBe('');
});

test('until the question is answered the page keeps its state and its input', async () => {
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'at the back door' } });
  elsewhere(() => cookie(cookieNames.customer, '102'));
  await question();
  expect(screen.getByText('for 100')).toBeTruthy();
  press('Zurück zu House 100');
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('at the back door');
  elsewhere(() => cookie(cookieNames.customer, '102'));
  await question();
  press('Weiter mit House 102');
  expect(screen.getByText('for 102')).toBeTruthy();
});

test('customers of the same name are shown with their numbers', async () => {
  elsewhere(() => cookie(cookieNames.customer, '102'));
  await question();
  press('Weiter mit House 102');
  elsewhere(() => cookie(cookieNames.customer, '103'));
  expect(await question()).toContain('von House 102 (102) auf House 102 (103)');
});

test('continuing ends the question until the next change, including a change back to the first customer', async () => {
  press('for 100');
  elsewhere(() => cookie(cookieNames.customer, '102'));
  expect(await question()).not.toBe('');
  press('Weiter mit House 102');
  expect(asked()).toBe('');
  elsewhere(() => cookie(cookieNames.customer, '101'));
  expect(await question()).toContain('von House 102 auf House 101');
});

test("a fresh token of the same user is silent; another user's sign-in is announced", async () => {
  elsewhere(() => cookie(cookieNames.token, `${tokenOf('anna')}2`));
  expect(asked()).toBe('');
  elsewhere(() => cookie(cookieNames.token, ''));
  expect(asked()).toBe('');
  elsewhere(() => cookie(cookieNames.token, tokenOf('clara')));
  expect(await question()).toContain('Anderer Benutzer angemeldet');
  press('Neu anmelden');
  expect(leave).toHaveBeenCalledWith('/auth/login', 'assign');
});
