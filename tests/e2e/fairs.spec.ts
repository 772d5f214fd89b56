import type { Page } from '@playwright/test';
import { addFromList, chooseDelivery, confirmedNumber, orderButton } from './buying';
import { expect, test } from './shop';

const fair = '/subshop/promotions/herbst';

/** The fields of the suggested amounts, from top to bottom. */
const amounts = (page: Page) => page.getByRole('table').getByRole('textbox', { name: /^Menge: / });
/** The boxes of the products, without the one for all. */
const boxes = (page: Page) => page.getByRole('row').getByRole('checkbox', { name: /^(?!Alle).* wählen$/ });

/** Opens the explanation of the price on the product's page, and answers whether it has a step for the fair's discount. */
async function explainsDiscount(page: Page): Promise<boolean> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /: Preis erklären$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Listenpreis|Messepreis/).first()).toBeVisible();
  const has = await dialog.getByText(/^Messerabatt/).isVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return has;
}

test.describe('A fair', () => {
  test('From the overview over the order suggestion to the order', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/subshop/promotions' });
    await page.getByRole('link', { name: 'Herbstmesse' }).first().click();
    await expect(page.getByRole('link', { name: 'Zu den Messeartikeln' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Bereiche der Messe' }).getByRole('link', { name: 'Bestellvorschlag' }).click();
    await amounts(page).first().fill('3');
    await amounts(page).first().press('Enter');
    await boxes(page).first().check();
    await page.getByRole('button', { name: '1 Artikel in den Warenkorb' }).click();
    await expect(page.getByText(/^Im Warenkorb: 3/)).toBeVisible();
    await shop.cartLink(1).click();
    await expect(page).toHaveURL(`${shop.origin()}${fair}/checkout`);
    await chooseDelivery(page);
    await expect(page.getByText('Verrechnet wird mit den Preisen am Tag der Bestellung.')).toBeVisible();
    await orderButton(page).click();
    const number = await confirmedNumber(page);
    await expect(page).toHaveURL(`${shop.origin()}${fair}/checkout/confirmation?order=${number}`);
    // Paper shows the order and its fair, without links to go on.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByText('Herbstmesse', { exact: true })).toBeVisible();
    await expect(page.getByText('Zurück zum Shop')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Bestellvorschlag' })).toBeHidden();
    expect(await shop.callsOf('submitSubshopCart')).toHaveLength(1);
    expect(await shop.callsOf('submitCart')).toHaveLength(0);
  });

  test('Its discount holds inside, and is gone outside: by link, back and reload', async ({ shop, page }) => {
    await shop.as('anna.al', { path: `${fair}/product/104711` });
    expect(await explainsDiscount(page)).toBe(true);
    await shop.go('/product/104711');
    // The fair's page has the same button until it is gone.
    await expect(page.getByRole('navigation', { name: 'Bereiche der Messe' })).toHaveCount(0);
    expect(await explainsDiscount(page)).toBe(false);
    await page.goBack();
    await expect(page.getByRole('navigation', { name: 'Bereiche der Messe' })).toBeVisible();
    expect(await explainsDiscount(page)).toBe(true);
    await shop.reload();
    expect(await explainsDiscount(page)).toBe(true);
    // Not forward: the explanation has a history entry of its own, which has ended the way forward.
    await shop.go('/product/104711');
    await shop.reload();
    expect(await explainsDiscount(page)).toBe(false);
    // A fair without a range of dates has no order suggestion: its address leads to the start page.
    await shop.go('/subshop/promotions/winter/quantity-history');
    await expect(page).toHaveURL(`${shop.origin()}/subshop/promotions/winter`);
    await expect(page.getByText('Diese Messe hat keine Startseite')).toBeVisible();
    await expect(page).toHaveTitle(/^Wintermesse – /);
  });

  test("In two tabs the own cart and the fair's never mix", async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search' });
    const other = await page.context().newPage();
    await other.goto(`${shop.origin()}${fair}/product/104711`);
    await addFromList(shop, 2);
    await other
      .getByRole('main')
      .getByRole('button', { name: /^In den Warenkorb/ })
      .first()
      .click();
    await expect(other.getByRole('link', { name: /^Warenkorb, 1 Position/ })).toBeVisible();
    await shop.settled();
    await shop.reload();
    await other.reload();
    await expect(shop.cartLink(2)).toBeVisible();
    await expect(other.getByRole('link', { name: /^Warenkorb, 1 Position/ })).toBeVisible();
  });
});
