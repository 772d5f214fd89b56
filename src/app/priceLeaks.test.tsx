import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { memo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CartLineRow } from '#pages/checkout/parts/cart/CartLineRow.tsx';
import { CartTotals } from '#pages/checkout/parts/cart/CartTotals.tsx';
import { CheckoutBar } from '#pages/checkout/parts/CheckoutBar.tsx';
import { orderExample, orderListExample } from '#tests/examples/order.ts';
import { OrderConfirmation } from '#pages/checkout/parts/OrderConfirmation.tsx';
import { OrderLines } from '#components/order/OrderLines.tsx';
import { PriceExplanation } from '#components/price/PriceExplanation.tsx';
import { priceRequestOf } from '#domain/price/displayRules.ts';
import { FacetPanel } from '#pages/search/parts/FacetPanel.tsx';
import { ResultHeader } from '#pages/search/parts/ResultHeader.tsx';
import { ListTools } from '#kit/list/ListTools.tsx';
import { Table } from '#kit/table/Table.tsx';
import { TableCards } from '#kit/table/TableCards.tsx';
import { ToastProvider } from '#kit/toast/ToastProvider.tsx';
import { ConnectedProductRow } from '#connected/product/ConnectedProductRow.tsx';
import { ProductListProvider } from '#connected/product/ProductListProvider.tsx';
import { useDisplayRules } from '#connected/product/displayRules.ts';
import { ShopProvider, useShop } from '#connected/shop/ShopProvider.tsx';
import { CartLink } from './frame/CartLink';
import { emptyCart } from '#domain/cart/cart.ts';
import { listPrice, wireProduct, wireUnit } from '#tests/examples/wire.ts';
import { defaultOrderSort } from '#domain/order/order.ts';
import { noPermissions, type PermissionFlag, type Permissions } from '#domain/customer/permissions.ts';
import { bestPrice } from '#domain/price/price.ts';
import { toProduct } from '#domain/product/product.ts';
import { emptySearch } from '#domain/search/search.ts';
import type { Shop } from '#domain/customer/shop.ts';
import type { AttachedPriceModifier, Fair } from '#gen/models/index.ts';
import { messages as english } from '#i18n/catalogues/en.ts';
import { messages as german } from '#i18n/catalogues/de.ts';
import { localeOf } from '#i18n/locale.ts';
import { messages as italian } from '#i18n/catalogues/it.ts';
import { useCartFigures } from '#pages/checkout/shownCart.ts';
import { FairHead } from '#pages/fair/FairHead.tsx';
import { LastOrders } from '#pages/home/LastOrders.tsx';
import { orderCard, orderColumns } from '#pages/orders/orderColumns.tsx';
import { ProductHead } from '#pages/product/ProductHead.tsx';
import { useCart } from '#cart/cart.ts';
import { cartQueryKey } from '#cart/cartCalls.ts';
import { createQueryClient } from '#queries/client.ts';
import { orderOverviewOptions } from '#queries/order.ts';
import { isBuyer } from '#queries/shopContext.ts';
import { SessionActionsContext, SessionStateContext } from '#session/sessionContext.ts';
import type { SessionActions } from '#session/startSession.ts';
import type { Ready } from '#session/state.ts';

/*
 * Data that the flags of P§6 hide from a user, for each of the 256 combinations. Every part that shows a price is rendered with the
 * real rules between permission and component, and its whole markup is searched, attributes and accessible names included.
 */
const flags = Object.keys(noPermissions) as PermissionFlag[];
const combinations = Array.from(
  { length: 2 ** flags.length },
  (_, bits) => Object.fromEntries(flags.map((flag, place) => [flag, (bits & (2 ** place)) > 0])) as unknown as Permissions,
);

const modifier = (discountFactorString: string, applicationOrder: number): AttachedPriceModifier => ({
  type: 'SINGLE',
  discountFactorString,
  applicationOrder,
  discountFactor: 0,
});

/*
 * In the fair with 10 % on regular prices: 70.80 from four on × 0.95 × 0.9 = 60.53, and with the bonus of 2 % 59.32. Five of them are
 * 302.65 or 296.60. One alone is 77.40 × 0.9 = 69.66.
 */
const tiered = wireProduct({
  sku: '104711',
  crossTenantProductId: '9009988',
  name: 'Bergkäse',
  basePrice: { quantity: 6, unit: 'kg', refQuantity: 1, refUnit: 'kg' },
  units: [wireUnit('LAIB', 1, { isDefault: true }), wireUnit('KRT', 4)],
  bulkPrices: [
    listPrice('77.4000', { uvp: 95.9 }),
    listPrice('70.8000', { minQuantity: 4, uvp: 95.9, attachedDiscount: modifier('0.95', 1), attachedBonus: modifier('0.98', 2) }),
  ],
});
/** A price for this customer alone, which is below the list. */
const special = wireProduct({
  sku: '208840',
  name: 'Steinpilze',
  bulkPrices: [listPrice('31.2500'), listPrice('27.4400', { type: 'SPECIAL', toDate: '2026-11-30' })],
});

const fairShop: Shop = { kind: 'fair', fairCode: 'HERBST', globalDiscountFactor: '0.9' };
const fair: Fair = {
  id: 'HERBST',
  name: 'Herbstmesse',
  isActive: true,
  globalDiscountFactor: 0.9,
  globalDiscountFactorString: '0.9',
  billingTime: 'ORDER_TIME',
};
const shoppingCart = { customerId: '100', items: [{ sku: '104711', amount: 5, unitAbbreviation: 'LAIB', product: tiered }] };
const catalogues = { de: german, en: english, it: italian };
type Language = keyof typeof catalogues;
const nothing = () => undefined;

function CartParts() {
  const { context } = useShop();
  const displayRules = useDisplayRules(context!);
  const { cart = emptyCart } = useCart(context!);
  const { sum } = useCartFigures(cart, displayRules);
  return (
    <section data-part="cart">
      {cart.lines.map((line) => (
        <CartLineRow
          key={line.sku}
          line={line}
          displayRules={displayRules}
          href="/"
          isBusy={false}
          onChoose={nothing}
          onClamped={nothing}
          onRemove={nothing}
        />
      ))}
      <CartTotals sum={sum} lineCount={1} leftOutCount={0} />
      <CheckoutBar lineCount={1} net={sum?.net}>
        {null}
      </CheckoutBar>
      {context && isBuyer(context) && <CartLink context={context} />}
    </section>
  );
}

function ProductParts() {
  const { context } = useShop();
  const displayRules = useDisplayRules(context!);
  const [one, other] = [toProduct(tiered), toProduct(special)];
  const choice = { amount: 5, unit: one.defaultUnit };
  const request = priceRequestOf(one, choice, displayRules);
  const quote = bestPrice(one.prices, request);
  return (
    <ProductListProvider context={context!} essenceSkus={[]}>
      <section data-part="row">
        <ConnectedProductRow product={one} />
      </section>
      <section data-part="tile">
        <ConnectedProductRow product={one} variant="tile" />
      </section>
      <section data-part="special">
        <ConnectedProductRow product={other} />
      </section>
      <section data-part="detail">
        <ProductHead product={one} images={[]} />
      </section>
      <section data-part="popup">
        {displayRules.priceExplanation && quote.kind === 'priced' && (
          <PriceExplanation
            product={one}
            quote={quote}
            request={request}
            unit={choice.unit}
            extent={displayRules.priceExplanation}
            onChoose={nothing}
          />
        )}
      </section>
    </ProductListProvider>
  );
}

function OtherParts() {
  const {
    context,
    permissions: { canSeePrices },
  } = useShop();
  return (
    <>
      <section data-part="fair">
        <FairHead fair={fair} fairCode="HERBST" hasBanner />
      </section>
      <section data-part="home">{context && isBuyer(context) && <LastOrders context={context} />}</section>
      <ListParts canSeePrices={canSeePrices} />
    </>
  );
}

/** Parts that depend on one flag alone are not rendered again for the others. */
const ListParts = memo(function ListParts({ canSeePrices }: { canSeePrices: boolean }) {
  const intl = useIntl();
  const columns = orderColumns(intl, { canSeePrices });
  return (
    <>
      <section data-part="orders">
        <Table columns={columns} rows={orderListExample} keyOf={({ id }) => id} hrefOf={({ id }) => id} />
        <TableCards
          columns={columns}
          rows={orderListExample}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => id}
          cardOf={orderCard(intl, { canSeePrices })}
        />
        <ListTools filters={[]} chosen={{}} columns={columns} sort={defaultOrderSort} onFilter={nothing} onSort={nothing} />
        <OrderLines items={orderExample.orderItems} canSeePrices={canSeePrices} missingImage={undefined} hrefOf={String} />
        <OrderConfirmation order={orderExample} canSeePrices={canSeePrices} shopHref="/" orderHref="/" onPrint={nothing} />
      </section>
      <section data-part="search">
        <FacetPanel
          facets={undefined}
          state={emptySearch}
          suppliers={[]}
          hasEssence
          canSeePrices={canSeePrices}
          hrefOfCategory={() => '/'}
          onChange={nothing}
          onSuppliers={nothing}
        />
        <ResultHeader
          title=""
          count={2}
          sort="relevance"
          size={100}
          view="row"
          canSortByPrice={canSeePrices}
          filterCount={0}
          onSort={nothing}
          onSize={nothing}
          onView={nothing}
          onFilters={undefined}
        />
      </section>
    </>
  );
});

function sessionOf(permissions: Permissions, language: Language): Ready {
  return {
    kind: 'ready',
    tenant: 'AL',
    customerId: '100',
    permissions,
    language,
    availableLanguages: ['de', 'en', 'it'],
    user: { userId: 'u', preferredUserName: 'u', locale: language, tenant: 'AL', customers: ['100'], config: permissions },
  };
}

/** Markup of each part of the page. */
type Parts = Readonly<Record<string, string>>;

function drawnParts(language: Language): (permissions: Permissions) => Parts {
  const queryClient = createQueryClient({ onFailure: nothing });
  const context = { tenant: 'AL', customerId: '100', shop: fairShop, language } as const;
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } });
  queryClient.setQueryData(cartQueryKey(context), shoppingCart);
  queryClient.setQueryData(orderOverviewOptions(context, { sort: defaultOrderSort, filters: {}, page: 0 }).queryKey, {
    orders: [...orderListExample],
    page: { totalElements: 3, totalPages: 1, number: 0, size: 20 },
  });
  const page = (permissions: Permissions) => (
    <IntlProvider locale={localeOf[language]} messages={catalogues[language]}>
      <QueryClientProvider client={queryClient}>
        <SessionStateContext value={sessionOf(permissions, language)}>
          <SessionActionsContext value={{} as SessionActions}>
            <ToastProvider>
              <MemoryRouter>
                <ShopProvider shop={fairShop}>
                  <ProductParts />
                  <CartParts />
                  <OtherParts />
                </ShopProvider>
              </MemoryRouter>
            </ToastProvider>
          </SessionActionsContext>
        </SessionStateContext>
      </QueryClientProvider>
    </IntlProvider>
  );
  const { container, rerender } = render(page(noPermissions));
  return (permissions) => {
    act(() => {
      rerender(page(permissions));
    });
    return Object.fromEntries(
      [...container.querySelectorAll<HTMLElement>('[data-part]')].map((part) => [part.dataset['part'] ?? '', part.innerHTML]),
    );
  };
}

const whole = (parts: Parts) => Object.values(parts).join('\n');
/** Money, shares and the words for them, and every number that a price of the examples has on its way. */
const money =
  /€|EUR\b|\d,\d\d(?!\d)|\d\s?%|Rabatt|discount|sconto|Ersparnis|\bsaving|risparmi|\bUVP|\bRRP|prezzo consigliato|Staffel|volume price|scaglioni|Aktion|Sonderpreis/i;
const bonus = /bonus|59,32|296,60|9,89/i;
const numbers = ['77,40', '70,80', '69,66', '60,53', '59,32', '302,65', '296,60', '95,90', '27,44', '31,25', '536,16', '29,40', '568'];
/** The markup without imperceptible attributes. */
const strip = (markup: string) => markup.replaceAll(/ (class|d|viewBox|style|src)="[^"]*"/g, '').replaceAll('&nbsp;', ' ');

let drawn: ReadonlyMap<Permissions, Parts>;

/** The flags that change words; the others change numbers and looks, which are the same in every language. */
const ofWords: readonly PermissionFlag[] = ['canSeePrices', 'canSeeBonuses', 'displayPricePopup', 'displayExtendedPricePopup'];
const everyWord = combinations.filter((permissions) => flags.every((flag) => ofWords.includes(flag) || permissions[flag]));

describe.each([
  ['de', combinations],
  ['en', everyWord],
  ['it', everyWord],
] as const)('in %s', (language, asked) => {
  beforeAll(() => {
    // No call is answered: data outside the cache stays unknown.
    vi.stubGlobal('fetch', () => new Promise<never>(nothing));
    const draw = drawnParts(language);
    drawn = new Map(asked.map((permissions) => [permissions, draw(permissions)]));
    return () => {
      cleanup();
      vi.unstubAllGlobals();
    };
  }, 300_000);

  it(`covers ${asked.length} combinations`, () => expect(drawn.size).toBe(language === 'de' ? 256 : 16));

  it('shows no money without can-see-prices', () => {
    const leaks = [...drawn]
      .filter(([{ canSeePrices }]) => !canSeePrices)
      .flatMap(([permissions, parts]) => {
        const text = strip(whole(parts));
        return [...(text.match(money) ?? []), ...numbers.filter((number) => text.includes(number))].map((leak) => ({ leak, permissions }));
      });
    expect(leaks).toEqual([]);
  });

  it('shows all of it with can-see-prices, so that the test would notice a leak', () => {
    const missing = [...drawn]
      .filter(([{ canSeePrices }]) => canSeePrices)
      .flatMap(([permissions, parts]) => {
        const text = strip(whole(parts));
        const ofBonus = permissions.canSeeBonuses ? ['59,32', '296,60', '9,89'] : ['60,53', '302,65', '10,09'];
        return ['69,66', '77,40', '95,90', '27,44', '536,16', '568,00', language === 'it' ? '10%' : '10 %', ...ofBonus]
          .filter((number) => !text.includes(number))
          .map((number) => ({ number, permissions }));
      });
    expect(missing).toEqual([]);
  });

  it('shows the bonus with can-see-bonuses only, and only in prices', () => {
    const wrong = [...drawn].filter(
      ([{ canSeePrices, canSeeBonuses }, parts]) => bonus.test(strip(whole(parts))) !== (canSeePrices && canSeeBonuses),
    );
    expect(wrong.map(([permissions]) => permissions)).toEqual([]);
  });

  it('explains prices only as far as the popup flags allow', () => {
    for (const [permissions, { row, detail, popup }] of drawn) {
      const opens = permissions.canSeePrices && (permissions.displayPricePopup || permissions.displayExtendedPricePopup);
      const opener = catalogues[language]['price.explain.open'].replace('{price}', '');
      expect(row?.includes(opener)).toBe(opens);
      expect(detail?.includes(opener)).toBe(opens);
      expect(popup !== '').toBe(opens);
      expect(popup?.includes('LAIB') && /302,65|296,60/.test(popup)).toBe(opens && permissions.displayExtendedPricePopup);
    }
  });

  it('shows the cross-tenant number and the featured attributes by their flags only', () => {
    for (const [permissions, parts] of drawn) {
      for (const part of ['row', 'tile', 'detail', 'cart'])
        expect(parts[part]?.includes('9009988')).toBe(permissions.displayCrossTenantProductId);
      expect(/class="[^"]*highlighted/.test(parts['special'] ?? '')).toBe(permissions.canSeePrices && permissions.highlightDiscounts);
      expect(/class="[^"]*\b_?sale/.test(parts['special'] ?? '')).toBe(permissions.canSeePrices && permissions.highlightSpecialPrices);
    }
  });
});
