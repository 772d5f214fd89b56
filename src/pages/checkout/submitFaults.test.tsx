import { act, render, renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { faults, openFetchBackend, type Fault } from '../../../mocks/fetch.fixture';
import { SubmitProblemNotice } from './parts/SubmitProblemNotice';
import { getFair } from '../../gen/fair/get-fair';
import { getCustomer } from '../../gen/customer/get-customer';
import type { OrderInformation } from '../../gen/models';
import { listOrderOverview } from '../../gen/order/list-order-overview';
import { messages } from '../../i18n/catalogues/de';
import { useCartActions, useCartCount } from '../../cart/cart';
import { failures, fair, installBackend, logins, openTab, own, until } from '../../queries/faults.fixture';
import { useOrderPlacement } from '../../ordering/submit';
import { submitProblemOf } from './submitProblem';

/** Whatever can come in place of the answer to an order: it is said with what to do, and one order comes of it. */
const backend = installBackend(() => openFetchBackend());

const carts = [
  { name: 'own', context: own, submit: 'submitCart' },
  { name: 'fair', context: fair, submit: 'submitSubshopCart' },
] as const;

/** What is said; what to do stands in every sentence. */
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
/** Whether it is not known what became of the order; the next try is then the same one, with the same key. */
const isUnknown = (fault: Fault) => texts[fault] === looked;
/** Longest time in milliseconds until something is said: half a minute without an answer, and three looks into the order list. */
const longest = 35_000;

describe.each(carts)('the $name cart', ({ context, submit }) => {
  let body: OrderInformation;

  /** A page that orders, and what it says. */
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
  /** Waits until the attempt has come to something. */
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

  /** The order that the page tells of is the only one. */
  async function expectOne(): Promise<void> {
    const { placement } = page.result.current;
    const told = placement.result?.kind === 'placed' ? [placement.result.orderId] : [];
    backend.current.scenario = '';
    expect(told).toHaveLength(1);
    expect(await newestOrders()).toEqual(told);
    await until(() => page.result.current.count === 0);
  }

  const keys = () => backend.current.callsOf(submit).map(({ headers }) => headers.get('Idempotency-Key'));

  test.each(faults)('%s: it is said what to do, and the next try makes one order', async (fault) => {
    backend.current.scenario = `${submit}=${fault}`;
    // A double click is one click.
    page.order();
    page.order();
    expect(await outcome()).toBeLessThanOrEqual(longest);
    expect(page.said()).toMatch(texts[fault]);
    // Never repeated by itself; a token is renewed once for it.
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

  test('a token that has expired is renewed for it, and one order comes of it', async () => {
    backend.current.scenario = 'expiredToken';
    page.order();
    await outcome();
    await expectOne();
    expect(logins).not.toHaveBeenCalled();
  });

  test.each([
    ['refuses it, and no token is to be had', `${submit}=401,getToken=401`, 1],
    ['ends before the cart is looked at', 'expiredSession', 0],
  ])('a session that %s leads to the login, and one order comes of it after that', async (_case, scenario, sent) => {
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
  ])("an answer whose order's number is %s is never confirmed with it: the order list says which it is", async (_case, change) => {
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await answer(...request);
      if (!String(request[0]).endsWith('/submit')) return response;
      const changed = change((await response.json()) as Record<string, unknown>);
      return changed === undefined ? new Response(null, { status: 204 }) : Response.json(changed);
    });
    page.order();
    expect(await outcome()).toBeLessThanOrEqual(longest);
    await expectOne();
    expect(keys()).toHaveLength(1);
  });

  test('an answer that is lost is found in the order list', async () => {
    backend.current.scenario = 'submitAnswerLost';
    page.order();
    await outcome();
    await expectOne();
    expect(keys()).toHaveLength(1);
  });

  test('an answer that is lost with the order list is found by the next try, also with other words', async () => {
    backend.current.scenario = 'submitAnswerLost,listOrderOverview=offline';
    page.order();
    expect(await outcome()).toBeLessThanOrEqual(longest);
    expect(page.said()).toMatch(/^Es kam keine Antwort/);
    body = { ...body, notes: 'Bitte Hintereingang benutzen' };
    backend.current.scenario = '';
    page.order();
    await outcome();
    await expectOne();
    expect(keys()).toHaveLength(1);
  });
});
