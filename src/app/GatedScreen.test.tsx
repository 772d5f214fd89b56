import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { noPermissions } from '#domain/customer/permissions.ts';
import { messages } from '#i18n/catalogues/de.ts';
import { ToastProvider } from '#kit/toast/ToastProvider.tsx';
import { SessionActionsContext, SessionStateContext } from '#session/sessionContext.ts';
import type { SessionActions } from '#session/startSession.ts';
import type { SessionState } from '#session/state.ts';
import { GatedScreen } from './GatedScreen';

const common = { tenant: 'AL', language: 'de', availableLanguages: ['de'], permissions: noPermissions } as const;
const user = { userId: 'u', preferredUserName: 'u', locale: 'de-AT', tenant: 'AL', customers: [], config: noPermissions } as const;
const ready: SessionState = { ...common, user, kind: 'ready', customerId: '100' };

function open(session: SessionState, gate: Parameters<typeof GatedScreen>[0]['screen']) {
  render(
    <SessionStateContext value={session}>
      <IntlProvider locale="de" messages={messages}>
        <ToastProvider>
          <MemoryRouter>
            <GatedScreen screen={gate}>
              <p>{'Auswertung'}</p>
            </GatedScreen>
          </MemoryRouter>
        </ToastProvider>
      </IntlProvider>
    </SessionStateContext>,
  );
}

afterEach(cleanup);

test('a user with the permissions of a screen sees it', () => {
  open(
    { ...ready, permissions: { ...noPermissions, canUseEmbeddedAnalytics: true } },
    { access: 'customer', needs: 'canUseEmbeddedAnalytics' },
  );
  expect(screen.getByText('Auswertung')).toBeTruthy();
});

test('a user without them sees the reason and a way on', async () => {
  open(ready, { access: 'customer', needs: 'canUseEmbeddedAnalytics' });
  expect(screen.queryByText('Auswertung')).toBeNull();
  expect(await screen.findByText(/fehlt Ihnen die Berechtigung/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
});

test('a screen without permissions is open to every user who may enter', () => {
  open(ready, { access: 'customer' });
  expect(screen.getByText('Auswertung')).toBeTruthy();
});

test.each([
  ['signedOut', 'Sie sind abgemeldet'],
  ['circling', 'Bitte melden Sie sich an'],
] as const)('where the shop stays (%s) instead of going to the login, it shows the reason and offers the login', async (outcome, title) => {
  const signIn = vi.fn<SessionActions['signIn']>();
  const requireSignIn = vi.fn<SessionActions['requireSignIn']>(() => outcome);
  const visitor: SessionState = { ...common, kind: 'signed-out', reason: 'no-token', user: undefined, customerId: '' };
  render(
    <SessionStateContext value={visitor}>
      <SessionActionsContext value={{ signIn, requireSignIn } as unknown as SessionActions}>
        <IntlProvider locale="de" messages={messages}>
          <ToastProvider>
            <MemoryRouter initialEntries={['/my/orders?page=2']}>
              <GatedScreen screen={{ access: 'customer' }}>
                <p>{'Auswertung'}</p>
              </GatedScreen>
            </MemoryRouter>
          </ToastProvider>
        </IntlProvider>
      </SessionActionsContext>
    </SessionStateContext>,
  );
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(requireSignIn).toHaveBeenCalledWith('/my/orders?page=2');
  expect(signIn).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Anmelden' }).click();
  expect(signIn).toHaveBeenCalledOnce();
});
