import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { noPermissions } from '../domain/permissions';
import { messages } from '../i18n/catalogues/de';
import { SessionStateContext } from '../session/sessionContext';
import type { SessionState } from '../session/state';
import { GatedScreen } from './GatedScreen';

const common = { tenant: 'AL', language: 'de', availableLanguages: ['de'], permissions: noPermissions } as const;
const user = { userId: 'u', preferredUserName: 'u', locale: 'de-AT', tenant: 'AL', customers: [], config: noPermissions } as const;
const ready: SessionState = { ...common, user, kind: 'ready', customerId: '100' };

function open(session: SessionState, gate: Parameters<typeof GatedScreen>[0]['screen']) {
  render(
    <SessionStateContext value={session}>
      <IntlProvider locale="de" messages={messages}>
        <MemoryRouter>
          <GatedScreen screen={gate}>
            <p>{'Auswertung'}</p>
          </GatedScreen>
        </MemoryRouter>
      </IntlProvider>
    </SessionStateContext>,
  );
}

afterEach(cleanup);

test('who may do what a screen needs sees it', () => {
  open(
    { ...ready, permissions: { ...noPermissions, canUseEmbeddedAnalytics: true } },
    { access: 'customer', needs: 'canUseEmbeddedAnalytics' },
  );
  expect(screen.getByText('Auswertung')).toBeTruthy();
});

test('who may not is told so, and led on', () => {
  open(ready, { access: 'customer', needs: 'canUseEmbeddedAnalytics' });
  expect(screen.queryByText('Auswertung')).toBeNull();
  expect(screen.getByText(/fehlt Ihnen die Berechtigung/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
});

test('a screen that needs nothing is open to everybody who may enter', () => {
  open(ready, { access: 'customer' });
  expect(screen.getByText('Auswertung')).toBeTruthy();
});
