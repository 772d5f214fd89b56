import { act, render, renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { faults, openFetchBackend, type Fault } from '#mocks/fetch.fixture.ts';
import { SubmitProblemNotice } from './parts/SubmitProblemNotice';
import { getFair } from '#gen/fair/get-fair.ts';
import { getCustomer } from '#gen/customer/get-customer.ts';
import type { OrderInformation } from '#gen/models/index.ts';
import { listOrderOverview } from '#gen/order/list-order-overview.ts';
import { messages } from '#i18n/catalogues/de.ts';
import { useCartActions, useCartCount } from '#cart/cart.ts';
import { failures, fair, installBackend, logins, openTab, own, until } from '#queries/faults.fixture.tsx';
import { useOrderPlacement } from '#ordering/submit.ts';
import { submitProblemOf } from './submitProblem';

/** Every fault in place of the answer to an order: the page says what to do, and exactly one order is placed. */
const backend = installBackend(() => openFetchBackend());

const carts = [
  { name: 'own', context: own, submit: 'submitCart' },
  { name: 'fair', context: fair, submit: 'submitSubshopCart' },
] as const;

/** The message; each contains what to do. */
const looked =
  'Es kam keine Antwort, und in Ihren Bestellungen steht diese nicht. Bitte senden Sie sie noch einmal ab; doppelt bestellt wird dabei nichts.';
const texts: Readonly<Record<Fault, RegExp | string>> = {
  400: /wird nicht mehr angenommen\. Bitte wählen Sie neu und senden Sie die Bestellung noch einmal ab\./,
  401: /Ihre Anmeldung ist abgelaufen\. Ihre Eingaben sind gesichert; bitte melden Sie sich wieder an/,
  403: /Für diesen Kunden dürfen Sie zurzeit nicht bestellen\. .* bitte wenden Sie sich an Ihren Außendienst\./,
  404: /nicht angenommen\. Ihre Eingaben sind gesichert; bitte prüfen Sie den Warenkorb/,
  409: /nicht angenommen\. Ihre Eingaben sind gesichert; bitte prüfen Sie den Warenkorb/,
  422: /wird nicht mehr angenommen\. Bitte wählen Sie neu und senden Sie die Bestellung noch einmal ab\./,
  429: /zu viele Anfragen unterwegs; es wurde nichts bestellt\. .* in einer Minute noch einmal ab\./,
  500: looked,
  503: looked,
  timeout: looked,
  malformed: looked,
  offline: looked,
};
/** True if the order's fate is unknown; the next attempt then uses the same idempotency key. */
const isUnknown = (fault: Fault) => texts[fault] === looked;
/** Maximum milliseconds until a message: half a minute without an answer, and three look-ups in the order list. */
const maxDurationMs = 35_000;

describe.each(carts)('the $name cart', ({ context, submit }) => {
  let body: OrderInformation;

  /** A page that orders, and its message. */
  function openPage() {
    const { wrapper } = openTab();
    const { result } = renderHook(
      () => ({ placement: useOrderPlacement(context), count: useCartCount(context), actions: useCartActions(context) }),
      { wrapper },
    );
    const said = () => {
      const problem = submitProblemOf(result.current.placement.result);
      return (
        problem &&
        render(
          <IntlProvider locale="de" messages={messages}>
            <SubmitProblemNotice problem={problem} />
          </IntlProvider>,
        ).container.textContent
      );
    };
    return {
      result,
      said,
      order: () =>
        act(() => result.current.placement.place({ build: (idempotencyKey) => ({ body, idempotencyKey }), isAgreed: () => true })),
    };
  }

  const newestOrders = async () =>
    (await listOrderOverview('AL', '100', { sortBy: 'orderedAt', sortDirection: 'DESC', page: 0 })).orders
      .filter(({ id }) => id.startsWith('46'))
      .map(({ id }) => id);

  type Page = ReturnType<typeof openPage>;
  let page: Page;
  /** Waits for the attempt's result. */
  const outcome = () => until(() => page.result.current.placement.result !== undefined);

  beforeEach(async () => {
    const { upcomingDays = [] } = await getCustomer('AL', '100');
    const { lastPossibleDeliveryDate = '9999' } = context.shop.kind === 'fair' ? await getFair(context.shop.fairCode) : {};
    const day = upcomingDays.map((one) => one.day).findLast((one) => one <= lastPossibleDeliveryDate) ?? '';
    body = {
      deliveryAddressExternalId: '100-01',
      unloadingArea: 'Rampe hinten',
      customerOrderId: 'Hochzeit Huber',
      requestedDeliveryDay: day,
      requestedDeliveryDayFreshProducts: day,
      requestedDeliveryDayFrozenProducts: day,
    };
    page = openPage();
    await until(() => page.result.current.count === 0);
    act(() => void page.result.current.actions.add({ sku: '104711', amount: 2, unitAbbreviation: 'LAI' }));
    await until(() => backend.current.callsOf('setCartItem', 'setSubshopCartItem').length > 0);
  });

  /** Expects that the order shown is the only one. */
  async function expectOne(): Promise<void> {
    const { placement } = page.result.current;
    const told = placement.result?.kind === 'placed' ? [placement.result.orderId] : [];
    backend.current.scenario = '';
    expect(told).toHaveLength(1);
    expect(await newestOrders()).toEqual(told);
    await until(() => page.result.current.count === 0);
  }

  const keys = () => backend.current.callsOf(submit).map(({ headers }) => headers.get('Idempotency-Key'));

  test.each(faults)('%s: the remedy is shown, and the next try places one order', async (fault) => {
    backend.current.scenario = `${submit}=${fault}`;
    // A double click counts once.
    page.order();
    page.order();
    expect(await outcome()).toBeLessThanOrEqual(maxDurationMs);
    expect(page.said()).toMatch(texts[fault]);
    // Never repeated automatically; except after renewing the token once.
    expect(backend.current.callsOf(submit)).toHaveLength(fault === '401' ? 2 : 1);
    expect(page.result.current.placement).toMatchObject({ isLocked: false, isSubmitting: false });
    expect(page.result.current.count).toBe(1);
    expect([failures, logins.mock.calls]).toEqual([[], []]);
    const [first] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    backend.current.scenario = '';
    page.order();
    await outcome();
    await expectOne();
    expect(keys().at(-1) === first).toBe(isUnknown(fault) || fault === '401');
  });

  test('an expired token is renewed, and one order is placed', async () => {
    backend.current.scenario = 'expiredToken';
    page.order();
    await outcome();
    await expectOne();
    expect(logins).not.toHaveBeenCalled();
  });

  test.each([
    ['refuses it, and no token is to be had', `${submit}=401,getToken=401`, 1],
    ['ends before the cart is looked at', 'expiredSession', 0],
  ])('a session that %s leads to the login, after which one order is placed', async (_case, scenario, sent) => {
    backend.current.scenario = scenario;
    page.order();
    await outcome();
    expect(page.result.current.placement.result?.kind).not.toBe('placed');
    expect(logins).toHaveBeenCalledOnce();
    expect(backend.current.callsOf(submit)).toHaveLength(sent);
    backend.current.scenario = '';
    await backend.current.signOnAgain();
    page.order();
    await outcome();
    await expectOne();
    expect(new Set(keys()).size).toBe(1);
  });

  test.each<[string, (order: Record<string, unknown>) => unknown]>([
    ['a number', (order) => ({ ...order, id: 42 })],
    ['nothing', ({ id: _id, ...order }) => order],
    ['no letter', (order) => ({ ...order, id: '' })],
    ['blanks', (order) => ({ ...order, id: '  ' })],
    ['a list', (order) => ({ ...order, id: ['42'] })],
    ['an object', (order) => ({ ...order, id: { value: 42 } })],
    ['in a list', (order) => [order]],
    ['in a word', () => 'ok'],
    ['in a figure', () => 42],
    ['in null', () => null],
    ['in no body', () => undefined],
  ])(
    'an answer with an order number that is %s is never confirmed with it: the number comes from the order list',
    async (_case, change) => {
      const answer = globalThis.fetch;
      vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
        const response = await answer(...request);
        if (!String(request[0]).endsWith('/submit')) return response;
        const changed = change((await response.json()) as Record<string, unknown>);
        return changed === undefined ? new Response(null, { status: 204 }) : Response.json(changed);
      });
      page.order();
      expect(await outcome()).toBeLessThanOrEqual(maxDurationMs);
      await expectOne();
      expect(keys()).toHaveLength(1);
    },
  );

  test('an order whose answer is lost is found in the order list', async () => {
    backend.current.scenario = 'submitAnswerLost';
    page.order();
    await outcome();
    await expectOne();
    expect(keys()).toHaveLength(1);
  });

  test('an order whose answer and order list are lost is found by the next try, also with changed texts', async () => {
    backend.current.scenario = 'submitAnswerLost,listOrderOverview=offline';
    page.order();
    expect(await outcome()).toBeLessThanOrEqual(maxDurationMs);
    expect(page.said()).toMatch(/^Es kam keine Antwort/);
    body = { ...body, notes: 'Bitte Hintereingang benutzen' };
    backend.current.scenario = '';
    page.order();
    await outcome();
    await expectOne();
    expect(keys()).toHaveLength(1);
  });
});
