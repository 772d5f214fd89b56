import type { OperationId } from '../../mocks/contract/operations';
import { amountOf, openCart } from './buying';
import { expect, test } from './shop';

/**
 * What a buyer sees when calls of the carts fail. Every call with every fault: src/cart/cartFaults.test.tsx and src/queries/readFaults.test.tsx; in a fair:
 * src/pages/checkout/CartChanges.stories.tsx.
 */
test('When calls of the cart fail, the screen shows what the server has, and everything can be done again', async ({ shop, page }) => {
  shop.allowFailedCalls();
  const [first = '', second = ''] = await openCart(shop, 2);
  const amount = amountOf(page, first);

  /** Does something whose call fails once. It has failed when the shop asks for what the server has; from then on all is well again. */
  const failingOnce = async (operation: OperationId, fault: string, act: () => Promise<void>) => {
    // While the cart is being read, a change asks for the whole of it, which is another call.
    await shop.settled();
    const [calls, reads] = [(await shop.callsOf(operation)).length, (await shop.callsOf('getCart')).length];
    await shop.setScenario(`${operation}=${fault}`);
    await act();
    await expect.poll(() => shop.callsSoFar(operation).length).toBeGreaterThan(calls);
    await expect.poll(() => shop.callsSoFar('getCart').length).toBeGreaterThan(reads);
    await shop.setScenario('normal');
  };

  await test.step('a changed amount gives way', async () => {
    await failingOnce('setSingleCartItem', '500', () => amount.fill('20'));
    await expect(amount).toHaveValue('1');
    await expect(shop.row(first)).not.toHaveAttribute('aria-busy');
    await amount.fill('12');
    await expect.poll(() => shop.callsSoFar('setSingleCartItem').at(-1)?.body).toContain('12');
    await expect(shop.row(first)).not.toHaveAttribute('aria-busy');
  });
  await test.step('a removal leaves the line, and one whose answer is lost can be undone', async () => {
    const remove = page.getByRole('button', { name: `${second} entfernen`, exact: true });
    await failingOnce('removeCartItem', 'offline', () => remove.click());
    await expect(shop.cartLink(2)).toBeVisible();
    await failingOnce('removeCartItem', 'lost', () => remove.click());
    await page.getByRole('button', { name: `Entfernen von ${second} rückgängig machen` }).click();
    await expect(shop.cartLink(2)).toBeVisible();
    await expect(amountOf(page, second)).toBeVisible();
  });
  await test.step("the journal says that it can't be read, and the retry brings it", async () => {
    await shop.setScenario('listCartEvents=403');
    await page.getByRole('button', { name: 'Verlauf' }).click();
    const journal = page.getByRole('dialog', { name: 'Änderungen am Warenkorb' });
    await expect(journal.getByRole('alert')).toContainText('Der Verlauf konnte nicht geladen werden.');
    await shop.setScenario('normal');
    await journal.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(
      journal.getByRole('listitem').filter({ hasText: first }).filter({ hasText: 'Von Ihnen hinzugefügt' }).first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a refresh on the way to another page is not noticed', async () => {
    const reads = (await shop.callsOf('getCart')).length;
    await shop.setScenario('getCart=500');
    await page.getByRole('link', { name: first }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await expect.poll(() => shop.callsSoFar('getCart').length).toBeGreaterThan(reads);
    await page.goBack();
    await expect(amount).toHaveValue('12');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
  await test.step("a cart that can't be read says so, and the retry brings it", async () => {
    await shop.setScenario('getCart=403');
    await shop.reload();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Der Warenkorb konnte nicht geladen werden.');
    await shop.setScenario('normal');
    await alert.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(amount).toHaveValue('12');
  });
  await test.step('what could not be added says so at its button, and a press adds it', async () => {
    await shop.go('/search?query=rapsöl');
    const listed = page
      .getByRole('region', { name: 'Suchergebnis' })
      .getByRole('button', { name: /^In den Warenkorb: / })
      .first();
    const add = page.getByRole('button', { name: (await listed.getAttribute('aria-label')) ?? '', exact: true });
    await failingOnce('setCartItem', '422', () => add.click());
    const again = page.getByRole('button', { name: /^Noch einmal: .* konnte nicht in den Warenkorb gelegt werden$/ });
    await expect(again).toBeVisible();
    await expect(shop.cartLink(2)).toBeVisible();
    await again.click();
    await expect(shop.cartLink(3)).toBeVisible();
  });
});
