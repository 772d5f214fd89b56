import type { Page } from '@playwright/test';
import { chooseDelivery, confirmedNumber, openDelivery, orderButton, placedOrders } from './buying';
import { expect, test, type ShopDriver } from './shop';

const carts = [
  { name: 'own', step: '/checkout', operation: 'submitCart' },
  { name: 'fair', step: '/subshop/promotions/herbst/checkout', operation: 'submitSubshopCart' },
] as const;

const isUnderWay = (page: Page) => page.getByRole('status').filter({ hasText: 'Ihre Bestellung wird übermittelt' });

for (const { name, step, operation } of carts) {
  test.describe(`The ${name} cart is ordered once`, () => {
    /** Sends off an order that takes its time to arrive, and waits until it is on its way. */
    async function orderSlowly(shop: ShopDriver): Promise<void> {
      await shop.setScenario(`${operation}=5000ms`);
      await orderButton(shop.page).click();
      await expect.poll(() => shop.callsOf(operation).length).toBe(1);
    }

    /** One order exists, the one that the buyer was told of. */
    async function expectOne(shop: ShopDriver, number: string): Promise<void> {
      await shop.setScenario('normal');
      expect(await placedOrders(shop)).toEqual([number]);
    }

    test('with Enter and clicks at once', async ({ shop, page }) => {
      await openDelivery(shop, name);
      await orderButton(page).focus();
      await page.evaluate(() => {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Verbindlich bestellen');
        for (let count = 0; count < 5; count += 1) button?.click();
      });
      await page.keyboard.press('Enter');
      const number = await confirmedNumber(page);
      expect(shop.callsOf(operation)).toHaveLength(1);
      await expectOne(shop, number);
    });

    test('in two tabs at once: the other one learns which order it is', async ({ shop, page }) => {
      await openDelivery(shop, name);
      const other = await page.context().newPage();
      await other.goto(shop.origin() + step);
      await chooseDelivery(other);
      await orderSlowly(shop);
      await orderButton(other).click();
      const number = await confirmedNumber(page);
      await expect(other.getByRole('alert').filter({ hasText: `Soeben ist die Bestellung ${number} eingegangen` })).toBeVisible();
      expect(shop.callsOf(operation)).toHaveLength(1);
      await other.getByRole('link', { name: `Bestellung ${number} ansehen` }).click();
      await expect(other.getByRole('heading', { level: 1, name: `Bestellung ${number}` })).toBeVisible();
      await expectOne(shop, number);
    });

    test('with back and forward while it is sent, and after', async ({ shop, page }) => {
      await openDelivery(shop, name);
      await orderSlowly(shop);
      await page.goBack();
      await expect(isUnderWay(page)).toBeVisible();
      await page.goForward();
      const number = await confirmedNumber(page);
      await shop.setScenario('normal');
      await page.goBack();
      await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
      await page.goForward();
      expect(await confirmedNumber(page)).toBe(number);
      expect(shop.callsOf(operation)).toHaveLength(1);
      await expectOne(shop, number);
    });

    test('when the buyer goes elsewhere meanwhile: a message says which order it is', async ({ shop, page }) => {
      await openDelivery(shop, name);
      await orderSlowly(shop);
      await page.getByRole('banner').getByRole('link', { name: /^Startseite|zur Startseite/ }).first().click();
      const message = page.getByText(/^Vielen Dank! Ihre Bestellung \d+ ist bei uns eingegangen\.$/);
      await expect(message).toBeVisible();
      const number = /\d+/.exec(await message.innerText())?.[0] ?? '';
      await expectOne(shop, number);
      await page.goto(shop.origin() + step);
      await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
    });

    test('when the page is loaded anew before the answer: the order is found and confirmed', async ({ shop, page }) => {
      await openDelivery(shop, name);
      await shop.setScenario('submitAnswerLost');
      await orderButton(page).click();
      await expect.poll(() => shop.callsOf(operation).length).toBe(1);
      await page.reload();
      const number = await confirmedNumber(page);
      await expectOne(shop, number);
      expect(shop.callsOf(operation)).toHaveLength(1);
      await page.goto(shop.origin() + step);
      await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
    });

    test('when the page is loaded anew and the order arrives after that: it is found and confirmed', async ({ shop, page }) => {
      await openDelivery(shop, name);
      await orderSlowly(shop);
      await page.reload();
      await shop.setScenario('normal');
      await expectOne(shop, await confirmedNumber(page));
      expect(shop.callsOf(operation)).toHaveLength(1);
    });

    // The worker's backend ends with its page, and the order with it.
    test('when the page is loaded anew and the order never arrives: it is looked for, and the form is still there', { tag: '@worker' }, async ({ shop, page }) => {
      await openDelivery(shop, name);
      await orderSlowly(shop);
      await page.reload();
      await shop.setScenario('normal');
      await expect(isUnderWay(page)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Ihre Referenznummer' })).toHaveValue('Hochzeit Huber');
      await orderButton(page).click();
      const number = await confirmedNumber(page);
      await expectOne(shop, number);
    });

    test('when a conflict is answered: nothing is taken for ordered, and the next try orders', async ({ shop, page }) => {
      await openDelivery(shop, name);
      await shop.setScenario(`${operation}=409`);
      await orderButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Die Bestellung wurde nicht angenommen.' })).toBeVisible();
      await shop.setScenario('normal');
      await orderButton(page).click();
      await expectOne(shop, await confirmedNumber(page));
    });

    test('when its answer is lost and the order list too, also with other words in the second try', async ({ shop, page }) => {
      await openDelivery(shop, name);
      await shop.setScenario('submitAnswerLost,listOrderOverview=offline');
      await orderButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Es kam keine Antwort' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Anmerkungen' }).fill('Bitte Hintereingang benutzen');
      await shop.setScenario('normal');
      await orderButton(page).click();
      await expectOne(shop, await confirmedNumber(page));
    });

    test('when it could not be sent at all', async ({ shop, page }) => {
      await openDelivery(shop, name);
      await shop.setScenario(`${operation}=offline`);
      await orderButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'in Ihren Bestellungen steht diese nicht' })).toBeVisible();
      await shop.setScenario('normal');
      await orderButton(page).click();
      await expectOne(shop, await confirmedNumber(page));
    });
  });
}
