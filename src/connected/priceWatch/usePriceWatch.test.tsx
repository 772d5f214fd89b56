import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastPaidExample, watchedLines } from '#tests/examples/priceWatch.ts';
import { PriceWatchContext } from '#components/price/WatchedPrice.tsx';
import { WatchedPrice } from '#components/price/WatchedPrice.tsx';
import { noPermissions, type PermissionFlag, type Permissions } from '#domain/customer/permissions.ts';
import { ownShop, type Shop } from '#domain/customer/shop.ts';
import { messages as german } from '#i18n/catalogues/de.ts';
import { localeOf } from '#i18n/locale.ts';
import { ToastProvider } from '#kit/toast/ToastProvider.tsx';
import { createQueryClient } from '#queries/client.ts';
import { lastPaidOptions } from '#queries/lastPaid.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { SessionStateContext } from '#session/sessionContext.ts';
import type { Ready } from '#session/state.ts';
import { useIsIdle } from '../screen/useIsIdle';
import { ShopProvider } from '../shop/ShopProvider';
import { usePriceWatch } from './usePriceWatch';

const flags = Object.keys(noPermissions) as PermissionFlag[];
const combinations = Array.from(
  { length: 2 ** flags.length },
  (_, bits) => Object.fromEntries(flags.map((flag, place) => [flag, (bits & (2 ** place)) > 0])) as unknown as Permissions,
);
const buyer = combinations.at(-1)!;

const sessionOf = (permissions: Permissions): Ready => ({
  kind: 'ready',
  tenant: 'AL',
  customerId: '100',
  permissions,
  language: 'de',
  availableLanguages: ['de', 'en', 'it'],
  user: { userId: 'u', preferredUserName: 'u', locale: 'de', tenant: 'AL', customers: ['100'], config: permissions },
});

function List({ context }: { context: BuyerContext }) {
  const { strip, watch, only, isAwaited } = usePriceWatch(context, 'cart', watchedLines);
  return (
    <PriceWatchContext value={watch}>
      {strip}
      {isAwaited && <output>awaited</output>}
      {watchedLines
        .filter(({ product }) => only?.has(product.sku) ?? true)
        .map(({ product, choice }) => (
          <article key={product.sku}>
            {product.name}
            <WatchedPrice product={product} choice={choice} />
          </article>
        ))}
    </PriceWatchContext>
  );
}

/** Secondary content comes once the page is idle, and its code may be slow. */
const waitOptions = { timeout: 20_000 };

function Rest() {
  return <output>{useIsIdle() ? 'at rest' : ''}</output>;
}

function draw(shop: Shop, permissions: Permissions = buyer, isKnown = false) {
  const context: BuyerContext = { tenant: 'AL', customerId: '100', shop, language: 'de' };
  const queryClient = createQueryClient({ onFailure: () => undefined });
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } });
  if (isKnown) queryClient.setQueryData(lastPaidOptions(context).queryKey, lastPaidExample);
  const page = (now: Permissions) => (
    <IntlProvider locale={localeOf.de} messages={german}>
      <QueryClientProvider client={queryClient}>
        <SessionStateContext value={sessionOf(now)}>
          <ToastProvider>
            <MemoryRouter initialEntries={['/checkout?prices=changed']}>
              <ShopProvider shop={shop}>
                <List context={context} />
                <Rest />
              </ShopProvider>
            </MemoryRouter>
          </ToastProvider>
        </SessionStateContext>
      </QueryClientProvider>
    </IntlProvider>
  );
  const { container, rerender } = render(page(permissions));
  return {
    container,
    as: (now: Permissions) => act(() => rerender(page(now))),
    asks: () => queryClient.getQueryState(lastPaidOptions(context).queryKey)?.fetchStatus,
  };
}

const wordsOf = ({ textContent }: HTMLElement) => textContent?.replaceAll('\u00a0', ' ');

const money = /€|EUR\b|\d,\d\d(?!\d)|\d\s?%|Preis|teurer|günstiger|Packung/;

describe('watched prices', () => {
  beforeEach(() => {
    // No answers: data outside the cache stay unknown.
    vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
    return () => vi.unstubAllGlobals();
  });
  afterEach(cleanup);

  it('are shown above the list and in its rows, and the filter shows the changed ones', async () => {
    const { container } = draw(ownShop, buyer, true);
    expect(await screen.findByText(/^Dieser Warenkorb kostet/, {}, waitOptions)).toBeTruthy();
    // 20 × 0.20 + 6.00 − 6 × 0.50 + 0 = 7.00
    expect(wordsOf(container)).toContain('Dieser Warenkorb kostet 7,00 € mehr als zu Ihren letzten Preisen.');
    expect(screen.getByRole('button', { name: 'Alle zeigen', pressed: true })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    act(() => screen.getByRole('button', { name: 'Alle zeigen' }).click());
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect(wordsOf(container)).toContain('+8 % seit 24. Okt.');
    expect(wordsOf(container)).toContain('Karton: 6 Stück statt 8');
  });

  it('are awaited by a list that shows changed ones only, until they are known or cannot be had', async () => {
    draw(ownShop, buyer, true);
    await screen.findByText(/^Dieser Warenkorb kostet/, {}, waitOptions);
    expect(screen.queryByText('awaited')).toBeNull();
    cleanup();
    draw(ownShop);
    expect(screen.getByText('awaited')).toBeTruthy();
    cleanup();
    draw(ownShop, { ...buyer, canSeePrices: false });
    expect(screen.queryByText('awaited')).toBeNull();
    cleanup();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 500 })));
    draw(ownShop);
    await vi.waitFor(() => expect(screen.queryByText('awaited')).toBeNull(), waitOptions);
  });

  it('are in no markup for users who may not see prices, whatever else they may, nor in a filter from the address', async () => {
    const { container, as } = draw(ownShop, buyer, true);
    await screen.findByText(/^Dieser Warenkorb kostet/, {}, waitOptions);
    for (const permissions of combinations) {
      as(permissions);
      const markup = container.innerHTML.replaceAll('&nbsp;', ' ');
      expect([money.test(markup.replaceAll(/ class="[^"]*"/g, '')), permissions.canSeePrices]).toEqual([
        permissions.canSeePrices,
        permissions.canSeePrices,
      ]);
      expect(container.querySelectorAll('article')).toHaveLength(permissions.canSeePrices ? 4 : 5);
    }
  });

  it('are not fetched for users who may not see them, nor in a fair', async () => {
    const hidden = draw(ownShop, { ...buyer, canSeePrices: false });
    await screen.findByText('at rest', {}, waitOptions);
    expect(hidden.asks()).toBeUndefined();
    hidden.as(buyer);
    await vi.waitFor(() => expect(hidden.asks()).toBe('fetching'), waitOptions);
    cleanup();
    const fair = draw({ kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.95' }, buyer, true);
    await screen.findByText('at rest', {}, waitOptions);
    expect(fair.asks()).toBe('idle');
    expect(fair.container.textContent).not.toMatch(money);
  });
});
