import { amountOf, openCart } from './buying';
import { expect, test } from './shop';

/** Changes, removals and refusals in one tab: src/pages/checkout/CartChanges.stories.tsx and CheckoutPage.stories.tsx. */
test('A change in one tab shows in the other, and fast changes from both lose nothing', { tag: '@both' }, async ({ shop, page }) => {
  const [first = '', second = ''] = await openCart(shop, 2);
  const other = await page.context().newPage();
  await other.goto(`${shop.origin()}/checkout`);
  await expect(amountOf(other, first)).toHaveValue('1');
  await amountOf(page, first).fill('6');
  await expect(amountOf(other, first)).toHaveValue('6');
  await Promise.all([amountOf(page, first).fill('8'), amountOf(other, second).fill('5')]);
  for (const tab of [page, other]) {
    await expect(amountOf(tab, first)).toHaveValue('8');
    await expect(amountOf(tab, second)).toHaveValue('5');
  }
  await other.getByRole('button', { name: `${second} entfernen` }).click();
  await expect(shop.cartLink(1)).toBeVisible();
  await expect(shop.row(second)).toHaveCount(0);
});
