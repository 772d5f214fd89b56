import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShopProvider } from '#connected/shop/ShopProvider.tsx';
import type { ConsentState } from '#connected/consent/useConsent.ts';
import { consentToAll, essentialOnly, type Consent } from '#domain/customer/consent.ts';
import { noPermissions } from '#domain/customer/permissions.ts';
import { ownShop } from '#domain/customer/shop.ts';
import { messages } from '#i18n/catalogues/de.ts';
import { createQueryClient } from '#queries/client.ts';
import { tell } from '#queries/eventStream.ts';
import { toolsOptions } from '#queries/outsideServices.ts';
import { defaultConfig } from '#session/runtimeConfig.ts';
import { RuntimeConfigContext } from '#session/runtimeConfigContext.ts';
import { SessionStateContext } from '#session/sessionContext.ts';
import type { SessionState } from '#session/state.ts';
import { LookContext } from '#themes/look.ts';
import { loadLook } from '#themes/tenants.ts';
import type { OpenSandboxFrame, SandboxFrame } from './sandboxFrame';
import { useTracking } from './useTracking';

const session: SessionState = {
  kind: 'signed-out',
  reason: 'no-token',
  tenant: 'AL',
  user: undefined,
  customerId: '',
  language: 'de',
  availableLanguages: ['de'],
  permissions: noPermissions,
};
const config = { ...defaultConfig, leadTrackingUrl: 'https://leads.example/lead.js', webAnalyticsUrl: 'https://visits.example/visits.js' };
const tools = { matomo: { id: 'AL', url: 'https://statistik.example/', jsPath: 'matomo.js', phpPath: 'matomo.php' } };

let ran: string[];
let windows: Record<string, unknown>[];
let closed: number;
const open: OpenSandboxFrame = () => {
  const window = {};
  windows.push(window);
  return { window: window as SandboxFrame['window'], run: (src) => void ran.push(src), close: () => void (closed += 1) };
};

let goTo: (path: string) => void;
let decide: (consent: Consent) => void;

/** A screen that has its data at once, as after a return to it. */
function Screen() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    goTo = (path) => void navigate(path);
    if (pathname === '/search') tell({ kind: 'search', term: 'reis', total: 3, typeOfQuery: undefined });
  }, [navigate, pathname]);
  return null;
}

function Tracking({ start }: { start: Consent }) {
  const [consent, setConsent] = useState(start);
  useEffect(() => {
    decide = setConsent;
  }, []);
  useTracking({ consent, isKnown: true } as ConsentState, open);
  return null;
}

/** Opens a page of the shop, before it is known which services there are. */
async function openPage(consent = consentToAll(true)): Promise<QueryClient> {
  const queryClient = createQueryClient({ onFailure: () => undefined });
  render(
    <QueryClientProvider client={queryClient}>
      <SessionStateContext value={session}>
        <RuntimeConfigContext value={config}>
          <LookContext value={await loadLook('AL')}>
            <IntlProvider locale="de" messages={messages}>
              <MemoryRouter initialEntries={['/flyers']}>
                <ShopProvider shop={ownShop}>
                  <Screen />
                  <Tracking start={consent} />
                </ShopProvider>
              </MemoryRouter>
            </IntlProvider>
          </LookContext>
        </RuntimeConfigContext>
      </SessionStateContext>
    </QueryClientProvider>,
  );
  return queryClient;
}

const scripts = [config.leadTrackingUrl, config.webAnalyticsUrl, 'https://statistik.example/matomo.js'];

beforeEach(() => {
  ran = [];
  windows = [];
  closed = 0;
});
afterEach(cleanup);

test('a service that becomes known later starts, and the others don’t count the page twice', async () => {
  const queryClient = await openPage();
  expect(ran).toEqual(scripts.slice(0, 2));
  act(() => void queryClient.setQueryData(toolsOptions('AL').queryKey, tools));
  await vi.waitFor(() => expect(ran).toEqual(scripts));
});

test('only services with consent are loaded; without consent a service ends and its leftovers are removed', async () => {
  localStorage.setItem('_pk_id', 'visitor');
  const queryClient = await openPage(essentialOnly);
  act(() => void queryClient.setQueryData(toolsOptions('AL').queryKey, tools));
  act(() => goTo('/search'));
  expect([ran, windows, localStorage.getItem('_pk_id')]).toEqual([[], [], null]);
  act(() => decide({ ...essentialOnly, webTracking: true }));
  await vi.waitFor(() => expect(ran).toEqual(scripts.slice(2)));
  localStorage.setItem('_pk_id', 'visitor');
  act(() => decide(essentialOnly));
  expect([ran, closed, localStorage.getItem('_pk_id')]).toEqual([scripts.slice(2), 1, null]);
});

test('a page view is reported before the events of that page', async () => {
  const queryClient = await openPage();
  act(() => void queryClient.setQueryData(toolsOptions('AL').queryKey, tools));
  await vi.waitFor(() => expect(ran).toEqual(scripts));
  const commands = windows.at(-1)?.['_paq'] as unknown[][];
  commands.length = 0;
  act(() => goTo('/search'));
  const { origin } = window.location;
  expect(commands).toEqual([
    ['setReferrerUrl', `${origin}/flyers`],
    ['setCustomUrl', `${origin}/search`],
    ['setDocumentTitle', expect.stringMatching(/^Artikel – /)],
    ['trackSiteSearch', 'reis', false, 3],
  ]);
});
