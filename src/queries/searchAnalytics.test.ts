import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { consentServices, readConsent } from '#domain/customer/consent.ts';
import type { TrackedItem } from '#domain/customer/trackingEvent.ts';
import { configureHttp } from '#http/ports.ts';
import { storeConsent } from '#session/consentCookies.ts';
import { own as context } from './context.fixture';
import { reportCheckout, reportOpenedProduct, reportShownResult } from './searchAnalytics';
import type { ShopContext } from './shopContext';

const decide = (agreed: boolean) =>
  storeConsent(readConsent(Object.fromEntries(consentServices.map((service) => [service, String(agreed)]))));

let fetchStub: Mock<typeof fetch>;

beforeEach(() => {
  fetchStub = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetchStub);
  configureHttp({
    token: () => 'T',
    csrfToken: () => 'C',
    language: () => 'de',
    fetchToken: async () => 'T',
    storeToken: () => undefined,
    onSignedOut: () => undefined,
    onContentUnauthorized: () => undefined,
  });
});

afterEach(() => vi.unstubAllGlobals());

const items: readonly TrackedItem[] = [{ sku: 'beer', name: 'Bier', unit: 'KRT', amount: 2, salePrice: 8.88 }];

test('with consent the ordered lines are reported', async () => {
  decide(true);
  reportCheckout(context, items);
  await vi.waitFor(() => expect(fetchStub).toHaveBeenCalledOnce());
  const [url, init] = fetchStub.mock.calls[0]!;
  expect(String(url)).toBe('/klevu-proxy/analytics/product-checkout');
  expect(JSON.parse(String(init?.body))).toEqual({
    shopInfo: { tenant: 'AL', language: 'de' },
    items: [{ productId: 'beer', unit: 'KRT', salePrice: 8.88, currency: 'EUR' }],
  });
});

test('without consent nothing is sent', async () => {
  decide(false);
  reportCheckout(context, items);
  await Promise.resolve();
  expect(fetchStub).not.toHaveBeenCalled();
});

test('a failure is only logged', async () => {
  decide(true);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetchStub.mockResolvedValue(new Response(null, { status: 500 }));
  reportCheckout(context, items);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('searchAnalytics:', 'Response returned an error code'));
});

const sent = () => fetchStub.mock.calls.map(([url, init]) => [String(url), JSON.parse(String(init?.body))] as const);
const search = (term: string, more: Partial<ShopContext> = {}, total = 3) =>
  reportShownResult({ ...context, ...more }, { term, total, typeOfQuery: undefined });

test('a search is reported with its results and how its words were combined', async () => {
  decide(true);
  reportShownResult(context, { term: 'bergkäse', total: 82, typeOfQuery: 'OR' });
  search('reis');
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      ['/klevu-proxy/analytics/search', { term: 'bergkäse', totalResults: 82, typeOfQuery: 'OR' }],
      ['/klevu-proxy/analytics/search', { term: 'reis', totalResults: 3, typeOfQuery: 'AND' }],
    ]),
  );
});

test('the same search is one report, however it is narrowed; another term, customer or shop makes another', async () => {
  decide(true);
  search('milch');
  search('milch', {}, 1);
  search('milch', { language: 'en' });
  search('');
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  search('milch', { customerId: '101' });
  search('milch', { shop: { kind: 'fair', fairCode: 'herbst' } });
  search('butter');
  search('milch');
  await vi.waitFor(() => expect(sent().map(([, { term }]) => term)).toEqual(['milch', 'milch', 'milch', 'butter', 'milch']));
});

test('a search before the consent is reported once it is shown after the consent', async () => {
  decide(false);
  search('topfen');
  reportOpenedProduct('topfen', { sku: '1', name: 'Topfen' }, '/product/1');
  decide(true);
  search('topfen');
  await vi.waitFor(() => expect(sent().map(([url, { term }]) => [url, term])).toEqual([['/klevu-proxy/analytics/search', 'topfen']]));
});

test('a product opened from a search is reported with its address', async () => {
  decide(true);
  reportOpenedProduct('', { sku: '104711', name: 'Bergkäse' }, '/product/104711');
  reportOpenedProduct('berg', { sku: '104711', name: 'Bergkäse' }, '/product/104711');
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      [
        '/klevu-proxy/analytics/product-click',
        { productId: '104711', keywords: 'berg', productName: 'Bergkäse', productUrl: '/product/104711' },
      ],
    ]),
  );
  expect(fetchStub.mock.calls[0]?.[1]?.keepalive).toBe(true);
});
