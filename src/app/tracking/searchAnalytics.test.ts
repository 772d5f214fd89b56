import { beforeEach, expect, test, vi } from 'vitest';
import { configureHttp } from '#http/ports.ts';
import { own as context } from '#queries/context.fixture.ts';
import { storeConsent } from '#session/consentCookies.ts';
import { reportToSearch } from './searchAnalytics';

const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(String(url).replace('/klevu-proxy/analytics/', ''));
    return new Response(null, { status: 204 });
  });
  configureHttp({
    token: () => 'T',
    csrfToken: () => 'C',
    language: () => 'de',
    fetchToken: async () => 'T',
    storeToken: () => undefined,
    onSignedOut: () => undefined,
    onContentUnauthorized: () => undefined,
  });
  return () => {
    vi.unstubAllGlobals();
    storeConsent({ searchAnalytics: false });
  };
});

const items = [{ sku: '1', name: 'Bier', unit: 'KRT', amount: 1, salePrice: 8.88 }];
function tellAll(): void {
  reportToSearch({ kind: 'search', term: 'einmalig', total: 1, typeOfQuery: 'AND' }, () => context);
  reportToSearch({ kind: 'productClick', term: 'einmalig', sku: '1', name: 'Bier', path: '/product/1' }, () => context);
  reportToSearch({ kind: 'order', orderId: '1', items, total: 8.88 }, () => context);
  reportToSearch({ kind: 'pageView', page: { path: '/', title: 'x' } }, () => context);
  reportToSearch({ kind: 'productView', sku: '1', name: 'Bier', category: undefined }, () => context);
}

test('with consent only searches, opened products and orders are reported', async () => {
  storeConsent({ searchAnalytics: true });
  tellAll();
  await vi.waitFor(() => expect(sent.toSorted()).toEqual(['product-checkout', 'product-click', 'search']));
});

test('without consent, or without a customer, nothing is sent', async () => {
  storeConsent({ searchAnalytics: false });
  tellAll();
  await Promise.resolve();
  storeConsent({ searchAnalytics: true });
  reportToSearch({ kind: 'search', term: 'anders', total: 1, typeOfQuery: 'AND' }, () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent).toEqual([]);
});
