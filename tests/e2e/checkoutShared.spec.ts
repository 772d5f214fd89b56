import type { Page } from '@playwright/test';
import { chooseDelivery, confirmedNumber, linesOf, openDelivery, orderButton } from './buying';
import { expect, test, type Line, type ShopDriver } from './shop';

const carts = [
  { name: 'own', items: '/v1/t/AL/my/shopping-cart/100', operation: 'submitCart' },
  { name: 'fair', items: '/v1/t/AL/subshop/herbst/my/cart/100/items', operation: 'submitSubshopCart' },
] as const;

/** A colleague, or the same user on another device, sets a line of the cart: no tab of this browser hears of it. */
async function setElsewhere(shop: ShopDriver, path: string, line: Line): Promise<void> {
  await shop.ask(path, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(line) });
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Der Warenkorb hat sich geändert' });
const croissant = { sku: '104712', amount: 3, unitAbbreviation: 'KRT' };

test.describe('Another user changes the cart while it is being ordered', () => {
  for (const { name, items, operation } of carts) {
    test(`The order sent is the order seen (${name} cart)`, async ({ shop, page }) => {
      await openDelivery(shop, name);
      await expect(orderButton(page)).toBeEnabled();
      await setElsewhere(shop, items, croissant);
      await orderButton(page).click();
      // Nothing is sent; the line that came is shown, on the step as well.
      await expect(question(page).getByRole('listitem')).toHaveText([/neu: 3\u00a0Kartons, [\d,.]+\u00a0€$/]);
      await expect(question(page)).toContainText('2 Positionen statt 1');
      expect(shop.callsOf(operation)).toHaveLength(0);
      await question(page).getByRole('button', { name: 'Zurück' }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'Der Warenkorb hat sich geändert' });
      await expect(notice).toContainText('neu: 3\u00a0Kartons');
      await expect(orderButton(page)).toBeEnabled();
      // Changed once more while the question stands: it is asked again.
      await orderButton(page).click();
      await expect(question(page)).toBeVisible();
      await setElsewhere(shop, items, { ...croissant, amount: 5 });
      await question(page).getByRole('button', { name: 'So verbindlich bestellen' }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'gerade von jemand anderem geändert; es wurde nichts bestellt' }),
      ).toBeVisible();
      await expect(notice).toContainText('5\u00a0Kartons statt 3\u00a0Kartons');
      expect(shop.callsOf(operation)).toHaveLength(0);
      await notice.getByRole('button', { name: 'Verstanden' }).click();
      await orderButton(page).click();
      await confirmedNumber(page);
      expect(shop.callsOf(operation)).toHaveLength(1);
    });
  }

  test('For whom may not see prices the changes come without them, and after a reload as well', async ({ shop, page }) => {
    await shop.withCart('eva.al', linesOf(1));
    await chooseDelivery(page);
    await setElsewhere(shop, '/v1/t/AL/my/shopping-cart/200', croissant);
    await page.reload();
    const notice = page.getByRole('alert').filter({ hasText: 'Der Warenkorb hat sich geändert' });
    await expect(notice.getByRole('listitem')).toHaveText([/neu: 3\u00a0Kartons$/]);
    await expect(page.getByRole('main')).not.toContainText('€');
    await orderButton(page).click();
    await question(page).getByRole('button', { name: 'So verbindlich bestellen' }).click();
    await confirmedNumber(page);
  });
});
