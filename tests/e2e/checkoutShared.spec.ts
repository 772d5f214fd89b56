import type { Page } from '@playwright/test';
import { chooseDelivery, confirmedNumber, linesOf, orderButton } from './buying';
import { expect, test, type Line, type ShopDriver } from './shop';

/** A colleague, or the same user on another device, sets a line of the cart: no tab of this browser is notified. */
async function setElsewhere(shop: ShopDriver, path: string, line: Line): Promise<void> {
  await shop.ask(path, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(line) });
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Der Warenkorb hat sich geändert' });
const croissant = { sku: '104712', amount: 3, unitAbbreviation: 'KRT' };

/** That the order sent is the order seen, in both carts: src/pages/checkout/SharedCart.stories.tsx. */
test('What another user has changed while the cart is being ordered is said after a reload as well, and without prices to whom may not see them', async ({
  shop,
  page,
}) => {
  await shop.withCart('eva.al', linesOf(1));
  await chooseDelivery(page);
  await setElsewhere(shop, '/v1/t/AL/my/shopping-cart/200', croissant);
  await shop.reload();
  const notice = page.getByRole('alert').filter({ hasText: 'Der Warenkorb hat sich geändert' });
  await expect(notice.getByRole('listitem')).toHaveText([/neu: 3\u00a0Kartons$/]);
  await expect(page.getByRole('main')).not.toContainText('€');
  await orderButton(page).click();
  await question(page).getByRole('button', { name: 'So verbindlich bestellen' }).click();
  await confirmedNumber(page);
});
