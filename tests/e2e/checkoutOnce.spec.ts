import type { Page } from '@playwright/test';
import { fetchFor } from './answers';
import { chooseDelivery, confirmedNumber, fairCode, openDelivery, orderButton, placedOrders } from './buying';
import { expect, test, type ShopDriver } from './shop';

/**
 * Cases that need a browser: tabs, history, reloads. Clicks at once: DeliveryStep.stories.tsx; answers of the server: submitFaults.test.tsx,
 * both in src/pages/checkout.
 */
const carts = {
  own: { operation: 'submitCart', submit: '**/my/shopping-cart/100/submit' },
  fair: { operation: 'submitSubshopCart', submit: '**/my/cart/100/submit' },
} as const;

const isUnderWay = (page: Page) => page.getByRole('status').filter({ hasText: 'Ihre Bestellung wird übermittelt' });

/** Sends off an order that is on its way until it is let go. */
async function holdOrder(shop: ShopDriver, cart: keyof typeof carts): Promise<() => void> {
  const { operation, submit } = carts[cart];
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await shop.page.route(submit, async (route) => {
    await held;
    await route.continue();
  });
  await orderButton(shop.page).click();
  await expect.poll(() => shop.callsSoFar(operation).length).toBe(1);
  return letGo;
}

/** Has a page wait for the cart until it is let go. */
async function holdCart(page: Page): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/my/shopping-cart/100', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Names of the locks that a page waits for because another one has them. */
async function waitingFor(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => ((await navigator.locks.query()).pending ?? []).map(({ name }) => name));
}

/** Sends an order that arrives once its call is released, even if its page is gone, and waits until it is under way. */
async function orderHeld(shop: ShopDriver, cart: keyof typeof carts): Promise<void> {
  await shop.setScenario(`${carts[cart].operation}=held`);
  if (shop.canAsk) {
    // The page may be gone before its call has reached the network.
    await shop.page.route(carts[cart].submit, (route) => void fetchFor(route).catch(() => undefined));
  }
  await orderButton(shop.page).click();
  await expect.poll(() => shop.callsSoFar(carts[cart].operation).length).toBe(1);
}

/** One order exists, the one that the buyer was notified of. */
async function expectOne(shop: ShopDriver, number: string): Promise<void> {
  await shop.setScenario('normal');
  expect(await placedOrders(shop)).toEqual([number]);
}

test.describe('A cart is ordered once', () => {
  test('when the buyer goes elsewhere meanwhile: a message says which order it is', async ({ shop, page }) => {
    await openDelivery(shop, 'own');
    const letGo = await holdOrder(shop, 'own');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Startseite|zur Startseite/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${shop.origin()}/`);
    letGo();
    const message = page.getByText(/^Vielen Dank! Ihre Bestellung \d+ ist bei uns eingegangen\.$/);
    await expect(message).toBeVisible();
    const number = /\d+/.exec(await message.innerText())?.[0] ?? '';
    await shop.go('/checkout');
    await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
    await expectOne(shop, number);
  });

  test('when the page is reloaded before the answer, which is lost: the order of the fair is found and confirmed', async ({
    shop,
    page,
  }) => {
    await openDelivery(shop, 'fair');
    await shop.setScenario('submitAnswerLost');
    await orderButton(page).click();
    await expect.poll(() => shop.callsSoFar('submitSubshopCart').length).toBe(1);
    await shop.reload();
    const number = await confirmedNumber(page);
    expect(await shop.callsOf('submitSubshopCart')).toHaveLength(1);
    await shop.go(`/subshop/promotions/${fairCode}/checkout`);
    await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
    await expectOne(shop, number);
  });

  for (const [moment, hasLooked] of [
    ['has looked at the cart once more', true],
    ['looks at the cart once more', false],
  ] as const) {
    test(`in two tabs at once, while the other one ${moment}: it learns which order it is`, async ({ shop, page }) => {
      await openDelivery(shop, 'own');
      const other = await page.context().newPage();
      await other.goto(`${shop.origin()}/checkout`);
      await chooseDelivery(other);
      await expect(orderButton(other)).toBeEnabled();
      const letGo = await holdOrder(shop, 'own');
      const lookOn = hasLooked ? undefined : await holdCart(other);
      await orderButton(other).click();
      await expect(other.getByRole('button', { name: 'Wird bestellt …' })).toBeVisible();
      if (hasLooked) await expect.poll(() => waitingFor(other)).toContain('order:AL:100:own');
      letGo();
      const number = await confirmedNumber(page);
      lookOn?.();
      await expect(other.getByRole('alert').filter({ hasText: `Soeben ist die Bestellung ${number} eingegangen` })).toBeVisible();
      expect(await shop.callsOf('submitCart')).toHaveLength(1);
      await other.getByRole('link', { name: `Bestellung ${number} ansehen` }).click();
      await expect(other.getByRole('heading', { level: 1, name: `Bestellung ${number}` })).toBeVisible();
      await expectOne(shop, number);
    });
  }

  test('with back and forward while it is sent, and after', async ({ shop, page }) => {
    await openDelivery(shop, 'fair');
    const letGo = await holdOrder(shop, 'fair');
    await page.goBack();
    await expect(isUnderWay(page)).toBeVisible();
    await page.goForward();
    letGo();
    const number = await confirmedNumber(page);
    await page.goBack();
    await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
    await page.goForward();
    expect(await confirmedNumber(page)).toBe(number);
    expect(await shop.callsOf('submitSubshopCart')).toHaveLength(1);
    await expectOne(shop, number);
  });

  test('when the page is reloaded and the order arrives after that: it is found and confirmed', async ({ shop, page }) => {
    await openDelivery(shop, 'own');
    await orderHeld(shop, 'own');
    await shop.reload({ shouldSettle: false });
    await shop.setScenario('normal');
    await expect(isUnderWay(page)).toBeVisible();
    await shop.release('submitCart');
    await expectOne(shop, await confirmedNumber(page));
    expect(await shop.callsOf('submitCart')).toHaveLength(1);
  });

  // The worker's backend ends with its page, and the order with it.
  test(
    'when the page is reloaded and the order never arrives: it is looked for, and the form is still there',
    { tag: '@worker' },
    async ({ shop, page }) => {
      await openDelivery(shop, 'own');
      await orderHeld(shop, 'own');
      // It is looked for only for a while, which may be over when a busy browser has come to rest.
      await shop.reload({ shouldSettle: false });
      await shop.setScenario('normal');
      await expect(isUnderWay(page)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Ihre Referenznummer' })).toHaveValue('Hochzeit Huber');
      await orderButton(page).click();
      const number = await confirmedNumber(page);
      await expectOne(shop, number);
    },
  );
});
