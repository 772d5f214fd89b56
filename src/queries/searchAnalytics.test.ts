// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { consentServices, readConsent } from '../domain/consent';
import { lineOf, listPrice } from '../domain/cart.fixture';
import { ownShop } from '../domain/shop';
import { configureHttp } from '../http/ports';
import { storeConsent } from '../session/consentCookies';
import { reportCheckout } from './searchAnalytics';
import type { ShopContext } from './shopContext';

const context: ShopContext = { tenant: 'AL', customerId: '100', shop: ownShop, language: 'de' };
const decide = (agreed: boolean) => storeConsent(readConsent(Object.fromEntries(consentServices.map((service) => [service, String(agreed)]))));

let fetchStub: Mock<typeof fetch>;

beforeEach(() => {
  fetchStub = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetchStub);
  configureHttp({
    token: () => 'T', csrfToken: () => 'C', language: () => 'de', fetchToken: async () => 'T', storeToken: () => undefined,
    onSignedOut: () => undefined, onContentUnauthorized: () => undefined,
  });
});

afterEach(() => vi.unstubAllGlobals());

// Two cartons of six at 1.48: a carton is 8.88. The other line has no price and says nothing.
const lines = [
  lineOf({ sku: 'beer', bulkPrices: [listPrice('1.48')] }, { amount: 2, unitAbbreviation: 'KRT' }),
  lineOf({ sku: 'onRequest' }),
  lineOf({ sku: 'gone', bulkPrices: [listPrice('1')], shopAvailability: { status: 'INACTIVE' } }),
];

test('with consent the ordered lines are reported, price times ratio', async () => {
  decide(true);
  reportCheckout(context, lines);
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
  reportCheckout(context, lines);
  await Promise.resolve();
  expect(fetchStub).not.toHaveBeenCalled();
});

test('an order without prices has nothing to report', async () => {
  decide(true);
  reportCheckout(context, [lineOf({ sku: 'onRequest' })]);
  await Promise.resolve();
  expect(fetchStub).not.toHaveBeenCalled();
});

test('a failure is only logged', async () => {
  decide(true);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetchStub.mockResolvedValue(new Response(null, { status: 500 }));
  reportCheckout(context, lines);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('searchAnalytics:', 'Response returned an error code'));
});
