import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buyerRules, productExample } from '#tests/examples/product.ts';
import { ToastContext, type Toasts } from '#kit/toast/toastQueue.ts';
import { messages } from '#i18n/catalogues/de.ts';
import * as cart from '#cart/cart.ts';
import type { IntentOutcome } from '#cart/cartIntents.ts';
import { useOrderChoice } from './orderChoice';
import { ProductListContext, type ProductListState } from './productList';

const actions = {
  choose: vi.fn<(line: unknown) => void>(),
  add: vi.fn<(line: unknown, onSettled: (outcome: IntentOutcome) => void) => void>(),
  remove: vi.fn<(sku: string) => void>(),
  undoLine: vi.fn<(sku: string) => void>(),
};
let inCart = false;
vi.mock(import('#cart/cart.ts'), async (original) => ({
  ...(await original()),
  useCartActions: () => actions as unknown as ReturnType<typeof cart.useCartActions>,
  useCartLine: () => ({ isInCart: inCart, isOngoing: false, amount: 9, unitAbbreviation: 'LAIB' }) as ReturnType<typeof cart.useCartLine>,
}));

const show = vi.fn<Toasts['show']>();
const shelf = (customerId: string | undefined, isOrderLimitReached = false): ProductListState => ({
  context: { tenant: 'AL', customerId, shop: { kind: 'own' }, language: 'de' },
  displayRules: { ...buyerRules, isOrderLimitReached },
  memory: { chosen: new Map(), removed: new Set() },
  listPartOf: () => undefined,
  Tool: null,
  changeEssence: undefined,
});

/** The choice of a product, by a buyer or, without a customer, a visitor. */
function open(product = productExample({ minSaleQuantity: 6 }), customerId: string | undefined = '100', isLimitReached = false) {
  const above = shelf(customerId, isLimitReached);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="de" messages={messages}>
        <ToastContext value={{ show, close: () => undefined }}>
          <ProductListContext value={above}>{children}</ProductListContext>
        </ToastContext>
      </IntlProvider>
    </QueryClientProvider>
  );
  return renderHook((shown) => useOrderChoice(shown), { wrapper, initialProps: product });
}

beforeEach(() => {
  vi.clearAllMocks();
  inCart = false;
});
afterEach(cleanup);

const [wheel, carton] = productExample().units;
if (!wheel || !carton) throw new Error('The example is sold by the wheel and by the carton of four');

describe('The chosen amount and unit', () => {
  it("has the unit's name in the current language, also after a switch", () => {
    const { result, rerender } = open();
    act(() => void result.current.actions.onChoose({ amount: 7, unit: carton }));
    const inItalian = [wheel, { ...carton, name: 'Cartone' }] as const;
    rerender(productExample({ minSaleQuantity: 6, units: inItalian, allUnits: inItalian }));
    expect(result.current.choice).toMatchObject({ amount: 7, unit: { abbreviation: carton.abbreviation, name: 'Cartone' } });
  });
});

describe('An addition', () => {
  const problem = (result: { readonly current: ReturnType<typeof useOrderChoice> }) =>
    result.current.cart.kind === 'out' ? result.current.cart.problem : 'is not out';

  it('that failed is marked until the next try, which may be overtaken or succeed', () => {
    const { result } = open();
    const ends = (outcome: IntentOutcome) => act(() => actions.add.mock.lastCall?.[1](outcome));
    const add = () => act(() => result.current.actions.onAdd({ amount: 6, unit: wheel }));
    expect(problem(result)).toBeUndefined();
    add();
    ends('failed');
    expect(problem(result)).toBe('failed');
    add();
    expect(problem(result)).toBeUndefined();
    ends('replaced');
    expect(problem(result)).toBeUndefined();
    ends('failed');
    add();
    ends('saved');
    expect(problem(result)).toBeUndefined();
  });

  it('in a sub-shop whose order limit is used up is refused with the reason', () => {
    const { result } = open(undefined, undefined, true);
    expect(problem(result)).toBe('orderLimit');
    act(() => result.current.actions.onAdd({ amount: 6, unit: wheel }));
    expect(actions.add).not.toHaveBeenCalled();
  });

  it('that was removed meanwhile or is in the cart reports no limit', () => {
    inCart = true;
    expect(open(undefined, undefined, true).result.current.cart).toEqual({ kind: 'in', isBusy: false });
  });
});

describe('A tier or a cheaper way to buy', () => {
  it.each([
    // The minimum is six wheels; a carton has four.
    ['below the minimum', { amount: 4, unit: wheel }, { amount: 6, unit: wheel }, 6],
    ['below it in another unit', { amount: 1, unit: carton }, { amount: 2, unit: carton }, 2],
    ['at the minimum', { amount: 6, unit: wheel }, { amount: 6, unit: wheel }, undefined],
    ['above it', { amount: 3, unit: carton }, { amount: 3, unit: carton }, undefined],
  ])('%s is chosen with an orderable amount', (_case, wanted, chosen, raisedTo) => {
    const { result } = open();
    act(() => result.current.choose?.(wanted));
    expect(result.current.choice).toEqual(chosen);
    expect(show.mock.calls.map(([{ text }]) => text?.includes(String(raisedTo)))).toEqual(raisedTo === undefined ? [] : [true]);
    expect(actions.choose).not.toHaveBeenCalled();
  });

  it('changes the line of a product in the cart', () => {
    inCart = true;
    const { result } = open();
    act(() => result.current.choose?.({ amount: 1, unit: carton }));
    expect(actions.choose.mock.calls).toEqual([[{ sku: productExample().sku, amount: 2, unitAbbreviation: carton.abbreviation }]]);
  });

  it.each([
    ["the product can't be ordered", productExample({ isOrderable: false }), '100'],
    ['no customer is chosen', productExample(), ''],
  ])("can't be chosen if %s", (_case, product, customerId) => {
    expect(open(product, customerId).result.current.choose).toBeUndefined();
  });
});
