import { expect, test } from './shop';
test('probe', async ({ shop, page }) => {
  await shop.as('anna.al', { path: '/search?query=bergkäse' });
  const add = page.getByRole('button', { name: /^In den Warenkorb/ });
  await add.nth(0).click();
  await expect(shop.cartLink(1)).toBeVisible();
  await add.nth(0).click();
  await expect(shop.cartLink(2)).toBeVisible();
  await shop.cartLink(2).click();
  await page.getByRole('link', { name: 'Weiter zur Lieferung' }).first().waitFor();
  console.log(await page.getByRole('main').ariaSnapshot());
  await page.getByRole('link', { name: 'Weiter zur Lieferung' }).first().click();
  await page.getByRole('button', { name: 'Verbindlich bestellen' }).waitFor();
  console.log(await page.getByRole('main').ariaSnapshot());
  console.log(shop.callsOf('setCartItem','setCartItems','setSingleCartItem').map((c) => [c.id, c.body]));
  await page.goto('/search?query=käse');
  await expect(page.getByText(/Produkte$/).first()).toBeVisible();
  console.log(await page.getByRole('main').ariaSnapshot());
});
