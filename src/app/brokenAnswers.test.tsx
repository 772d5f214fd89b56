import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend.ts';
import type { OperationId } from '#mocks/contract/operations.ts';
import { findOperation } from '#mocks/contract/route.ts';
import { ToastProvider } from '#kit/toast/ToastProvider.tsx';
import { noPermissions } from '#domain/customer/permissions.ts';
import { NutrientKey, OrderRejectionReason, OriginCountryFilter, PackagingType } from '#gen/models/index.ts';
import { configureHttp } from '#http/ports.ts';
import { messages } from '#i18n/catalogues/de.ts';
import { createQueryClient } from '#queries/client.ts';
import { defaultConfig } from '#session/runtimeConfig.ts';
import { RuntimeConfigContext } from '#session/runtimeConfigContext.ts';
import { SessionActionsContext, SessionStateContext } from '#session/sessionContext.ts';
import type { SessionActions } from '#session/startSession.ts';
import type { Ready } from '#session/state.ts';
import { LookContext } from '#themes/look.ts';
import { loadLook } from '#themes/tenants.ts';
import type { Look } from '#themes/tokens.ts';
import { fetchScreen } from './fetchScreen';
import { ShopLinks } from './ShopLinks';
import { ShopRoutes } from './ShopRoutes';

/*
 * Every finished screen, with each of its calls answered with garbage, one at a time and with status 200: the frame and a way on stay,
 * and no failure is unhandled. The garbage is derived from the good answer.
 */
const permissions = { ...noPermissions, canSeePrices: true, canSeeBonuses: true, displayPricePopup: true };
const session: Ready = {
  kind: 'ready',
  tenant: 'AL',
  customerId: '100',
  permissions,
  language: 'de',
  availableLanguages: ['de', 'en', 'it'],
  user: { userId: 'u', preferredUserName: 'anna.al', locale: 'de-AT', tenant: 'AL', customers: ['100'], config: permissions },
};
const actions = {
  signIn: vi.fn<SessionActions['signIn']>(),
  requireSignIn: vi.fn<SessionActions['requireSignIn']>(() => 'leaving'),
  signOut: vi.fn<SessionActions['signOut']>(),
  chooseCustomer: vi.fn<SessionActions['chooseCustomer']>(),
  forgetCustomer: vi.fn<SessionActions['forgetCustomer']>(),
  setLocale: vi.fn<SessionActions['setLocale']>(),
} satisfies SessionActions;

interface Broken {
  readonly operation: OperationId;
  readonly make: (good: unknown) => unknown;
}

let tokens: Look;
let addresses: Readonly<Record<string, string>>;
let ask: (url: string, init?: RequestInit) => Promise<Response>;
let asked: Set<OperationId>;
let broken: Broken | undefined;
const bodies = new Map<string, string>();
const unheard: unknown[] = [];
const note = (reason: unknown) => unheard.push(reason);
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeAll(async () => {
  process.on('unhandledRejection', note);
  window.location.href = 'http://al.localhost/';
  tokens = await loadLook('AL');
  let cookies = '';
  const backend = createBackend({ cookies: () => cookies });
  const signOn = await backend.signIn('anna.al', '100');
  cookies = Object.entries(signOn?.cookies ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  // Only the answers count here, and they are the same however often they are asked for.
  ask = async (url, init = {}) => {
    const { signal: _signal, ...request } = init;
    return (await backend.answer(new Request(new URL(url, 'http://al.localhost'), request))) ?? new Response(null, { status: 599 });
  };
  configureHttp({
    token: () => signOn?.token,
    csrfToken: () => signOn?.cookies['XSRF-TOKEN'],
    language: () => 'de',
    fetchToken: () => Promise.reject(new Error('none')),
    storeToken: () => undefined,
    onSignedOut: () => undefined,
    onContentUnauthorized: () => undefined,
  });
  vi.stubGlobal('fetch', answer);
  const json = async (url: string, init?: RequestInit) =>
    (
      await answer(url, {
        ...init,
        headers: { Authorization: `Bearer ${signOn?.token}`, 'Accept-Language': 'de', 'Content-Type': 'application/json' },
      })
    ).json();
  asked = new Set();
  const { groupings } = (await json('/v1/t/AL/products/searchV2', {
    method: 'POST',
    body: JSON.stringify({ query: 'bergkäse', customerId: '100' }),
  })) as { groupings: { products: { sku: string; units: { abbreviation: string; isDefault: boolean }[] }[] }[] };
  const [product, other] = groupings.flatMap(({ products }) => products);
  await json('/v1/t/AL/my/shopping-cart-items/100', {
    method: 'PUT',
    body: JSON.stringify(
      [product, other].map((each) => ({
        sku: each?.sku,
        amount: 2,
        unitAbbreviation: each?.units.find(({ isDefault }) => isDefault)?.abbreviation,
      })),
    ),
  });
  const { orders } = (await json('/v1/effective-customers/AL/100/orders/overview')) as { orders: { id: string }[] };
  addresses = {
    home: '/',
    customers: '/my/customers',
    search: `/search?query=${product?.sku}`,
    product: `/product/${product?.sku}`,
    cart: '/checkout',
    delivery: '/checkout/delivery',
    orders: '/my/orders',
    order: `/my/orders/detail/${orders[0]?.id}`,
    companionOrders: '/my/companion-orders',
    confirmation: `/checkout/confirmation?order=${orders[0]?.id}`,
  };
  await Promise.all(Object.values(addresses).map((address) => fetchScreen(new URL(address, 'http://al.localhost').pathname)));
});

afterAll(() => {
  process.off('unhandledRejection', note);
  vi.unstubAllGlobals();
});

afterEach(cleanup);

/** The backend's answer, cached per call, or the replacement for the call under test. */
async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body } = init;
  const operation = findOperation(method, new URL(url, 'http://al.localhost').pathname)?.id;
  if (operation) asked.add(operation);
  const name = `${method} ${url} ${typeof body === 'string' ? body : ''}`;
  let text = bodies.get(name);
  if (text === undefined) {
    const response = await ask(url, init);
    if (!response.ok || response.headers.get('Content-Type')?.startsWith('application/json') !== true) return response;
    bodies.set(name, (text = await response.text()));
  }
  const sent = operation !== undefined && operation === broken?.operation ? JSON.stringify(broken.make(JSON.parse(text))) : text;
  return new Response(sent, { headers: { 'Content-Type': 'application/json' } });
}

async function open(address: string): Promise<HTMLElement> {
  asked = new Set();
  sessionStorage.clear();
  const queryClient: QueryClient = createQueryClient({ onFailure: () => undefined });
  const { container } = render(
    <RuntimeConfigContext value={defaultConfig}>
      <SessionActionsContext value={actions}>
        <SessionStateContext value={session}>
          <IntlProvider locale="de" messages={messages}>
            <LookContext value={tokens}>
              <QueryClientProvider client={queryClient}>
                <MemoryRouter initialEntries={[address]}>
                  <ShopLinks onNavigation={() => undefined}>
                    <ToastProvider>
                      <ShopRoutes />
                    </ToastProvider>
                  </ShopLinks>
                </MemoryRouter>
              </QueryClientProvider>
            </LookContext>
          </IntlProvider>
        </SessionStateContext>
      </SessionActionsContext>
    </RuntimeConfigContext>,
  );
  // Some calls follow from the answers of others.
  for (let calm = 0; calm < 3;) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
    calm = queryClient.isFetching() > 0 ? 0 : calm + 1;
  }
  return container;
}

/** Words of the contract's enumerations, as they occur in answers. */
const words = new Set(
  [
    'AVAILABLE_SOON',
    'ACTIVE',
    'INACTIVE',
    'REMOVED_FROM_INVENTORY',
    'LIST',
    'PROMOTION',
    'SPECIAL',
    'SPECIAL_LIST',
    'FIXED',
    'SINGLE',
    'TOTAL',
  ]
    .concat(['WEBSHOP', 'EMAIL', 'PUSH_NOTIFICATION', 'ORDER_TIME', 'DELIVERY_TIME', 'EGG', 'MILK', 'MEAT', 'New', 'ONE_WAY', 'WITH_REUSE'])
    .concat(Object.keys(NutrientKey), Object.keys(PackagingType), Object.keys(OriginCountryFilter), Object.keys(OrderRejectionReason)),
);
const withNewWords = (value: unknown): unknown =>
  typeof value === 'string' && words.has(value)
    ? 'SEASONAL'
    : Array.isArray(value)
      ? value.map(withNewWords)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNewWords(part)]))
        : value;

const wholes: readonly (readonly [string, (good: unknown) => unknown])[] = [
  ['null', () => null],
  ['an empty text', () => ''],
  ['an empty object', () => ({})],
  ['an empty list', () => []],
  ['new words', withNewWords],
];

const screens = ['home', 'customers', 'search', 'product', 'cart', 'delivery', 'confirmation', 'orders', 'order', 'companionOrders'];
const ofFrame: ReadonlySet<string> = new Set([
  'listCustomers',
  'getUnreadNotificationCount',
  'getCart',
  'getHeader',
  'getFooter',
  'getCustomTenantFooter',
]);
const counts = { calls: 0, answers: 0 };
afterAll(() => void process.stdout.write(`${screens.length} screens, ${counts.calls} calls, ${counts.answers} broken answers\n`));

test.each(screens)('%s: the frame and a way on remain, whatever the call answers', async (name) => {
  const address = addresses[name] ?? '/';
  broken = undefined;
  await open(address);
  cleanup();
  // Calls of the frame, made on every screen, are tried on the start page and in the cart only.
  const calls = [...asked].filter((operation) => name === 'home' || name === 'cart' || !ofFrame.has(operation));
  expect([...asked]).toContain('getCart');
  const failures: string[] = [];
  for (const operation of calls) {
    counts.calls += 1;
    for (const [what, make] of wholes) {
      counts.answers += 1;
      broken = { operation, make };
      errors.mockClear();
      const page = await open(address);
      const header = page.querySelector('header a[href="/"]');
      const wayOn = page.querySelector('main a[href], main button:not([disabled])');
      const reports = errors.mock.calls.map(([text]) => String(text)).filter((text) => /could not be shown|failed/.test(text));
      if (!header || !wayOn || reports.length > 0 || unheard.length > 0) {
        failures.push(
          `${operation} answers ${what}: ${header ? '' : 'no header '}${wayOn ? '' : 'no way on '}${reports.join()} ${unheard.splice(0).map(String).join()}`,
        );
      }
      cleanup();
    }
  }
  expect(failures).toEqual([]);
});
