import { chooseDelivery, confirmedNumber, orderButton } from './buying';
import { expect, test } from './shop';

/** On both carriers once; another tenant has another look and range, and the same backend in the page. */
for (const [tenant = '', ...tag] of [
  ['AL', '@both', '@floor', '@engines'],
  ['ZU', '@http'],
]) {
  test(
    `A buyer of ${tenant} signs in, finds two products, orders them and sees the order after signing in again`,
    { tag },
    async ({ shop, page }) => {
      const user = `anna.${tenant.toLowerCase()}`;
      const header = page.getByRole('banner');
      const signIn = async () => {
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
        await shop.signOn(user, tenant);
        await page.getByRole('button', { name: /auswählen, Nummer 100$/ }).click();
      };
      const addToCart = page.getByRole('button', { name: /^In den Warenkorb: / }).first();
      await shop.visit('/', { tenant });
      await header.getByRole('button', { name: 'Anmelden' }).click();
      await signIn();
      await expect(page.getByRole('heading', { level: 1, name: /^Willkommen, / })).toBeVisible();

      await header.getByRole('combobox', { name: 'Artikel suchen' }).pressSequentially('bergkä');
      await page.getByRole('option', { name: /^Bergkäse 6 Monate gereift, Laib/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Bergkäse/ })).toBeVisible();
      await page
        .getByRole('combobox', { name: /^Einheit: Bergkäse/ })
        .first()
        .selectOption({ label: 'Karton (ca. 12\u00a0kg)' });
      await addToCart.click();
      await expect(shop.cartLink(1)).toBeVisible();

      await header.getByRole('link', { name: 'Obst & Gemüse' }).click();
      await page.getByRole('navigation', { name: 'Unterkategorien' }).getByRole('link').first().click();
      const second = page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first();
      await second.getByRole('link').first().click();
      await addToCart.click();
      await shop.cartLink(2).click();

      await expect(page.getByRole('combobox', { name: /^Einheit: Bergkäse 6 Monate gereift, Laib/ })).toHaveValue('KRT');
      await chooseDelivery(page);
      await page.getByRole('textbox', { name: 'Ihre Referenznummer' }).fill('Wochenbedarf');
      await orderButton(page).click();
      const number = await confirmedNumber(page);
      await expect(shop.cartLink(0)).toBeVisible();

      const chooseFromMenu = async (entry: string) => {
        await header.getByRole('button', { name: `Menü von ${user}` }).click();
        await page.getByRole('menuitem', { name: entry, exact: true }).click();
      };
      await chooseFromMenu('Bestellungen');
      const order = page.getByRole('row', { name: new RegExp(`^${number} Wochenbedarf`) });
      await expect(order).toBeVisible();
      await shop.reload();
      await expect(order).toBeVisible();

      await chooseFromMenu('Abmelden');
      await expect(header.getByRole('button', { name: 'Anmelden' })).toBeVisible();
      await page.goto(`${shop.origin(tenant)}/my/orders`);
      // A browser doesn't sign in again right after a sign-out.
      await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
      await signIn();
      await expect(order).toBeVisible();
    },
  );
}
