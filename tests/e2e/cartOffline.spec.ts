import type { Page } from '@playwright/test';
import { amountOf, openCart, unsentChanges } from './buying';
import { expect, test } from './shop';

const changes = ['setCartItem', 'setCartItems', 'setSingleCartItem', 'removeCartItem'] as const;
const banner = (page: Page) => page.getByText(/^Keine Verbindung\. Änderungen am Warenkorb werden gemerkt/);

test.describe('Without network', () => {
  test('The cart goes on: dialogs open, lines are removed and changed, and all is sent in order when the network is back', async ({
    shop,
    page,
  }) => {
    shop.allowFailedCalls();
    const [first = '', second = '', third = ''] = await openCart(shop, 3);
    await expect(page.getByRole('region', { name: 'Passend zu Ihrem Warenkorb' })).toBeVisible();
    await shop.settled();
    await page.context().setOffline(true);
    await expect(banner(page)).toBeVisible();
    const before = (await shop.callsOf(...changes)).length;
    await shop
      .row(first)
      .getByRole('button', { name: `${first} entfernen` })
      .click();
    await amountOf(page, second).fill('3');
    await amountOf(page, second).fill('4');
    await amountOf(page, third).fill('5');
    await shop.chooseAction('Warenkorb leeren');
    await page.getByRole('dialog').getByRole('button', { name: 'Behalten' }).click();
    // Long enough for all possible requests to have been sent.
    await expect(amountOf(page, third)).toHaveValue('5');
    await expect(shop.cartLink(2)).toBeVisible();
    await page.context().setOffline(false);
    await expect(banner(page)).toHaveCount(0);
    const sent = async () => (await shop.callsOf(...changes)).slice(before);
    const amounts = async () =>
      (await sent())
        .slice(1)
        .flatMap(({ body }) =>
          [JSON.parse(body ?? 'null') as { amount: number } | { amount: number }[]].flat().map(({ amount }) => amount),
        );
    await expect.poll(amounts).toEqual([4, 5]);
    expect((await sent())[0]?.id).toBe('removeCartItem');
    await shop.reload();
    await expect(amountOf(page, second)).toHaveValue('4');
    await expect(amountOf(page, third)).toHaveValue('5');
    await expect(shop.cartLink(2)).toBeVisible();
  });

  test('What no call has taken outlives a reload and is sent as soon as one gets through', async ({ shop, page }) => {
    await page.clock.install();
    const [name = ''] = await openCart(shop, 1);
    await shop.setScenario('getCart=offline,setCartItem=offline,setCartItems=offline,setSingleCartItem=offline');
    const before = (await shop.callsOf(...changes)).length;
    await amountOf(page, name).fill('6');
    await expect.poll(() => shop.callsSoFar(...changes).length).toBeGreaterThan(before);
    await expect.poll(() => unsentChanges(page)).toContain('"amount":6');
    await shop.reload();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Der Warenkorb konnte nicht geladen werden.');
    await shop.setScenario('normal');
    // It is tried again with growing pauses, here without waiting for them.
    await expect(async () => {
      await page.clock.fastForward(8_000);
      await expect(amountOf(page, name)).toHaveValue('6', { timeout: 300 });
    }).toPass({ intervals: [0, 100] });
    await expect.poll(() => unsentChanges(page)).toBeNull();
    await shop.reload();
    await expect(amountOf(page, name)).toHaveValue('6');
  });
});
