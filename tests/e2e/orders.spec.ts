import type { Page } from '@playwright/test';
import { expect, test } from './shop';

/** The texts of a column of the order list, from top to bottom. */
async function column(page: Page, title: string): Promise<string[]> {
  const titles = await page.getByRole('columnheader').allInnerTexts();
  const place = titles.findIndex((text) => text.trim() === title);
  // In one go: a list that changes meanwhile has no row left to ask.
  return page
    .getByRole('row')
    .evaluateAll((rows, at) => rows.slice(1).map((row) => row.querySelectorAll<HTMLElement>('td, th')[at]?.innerText ?? ''), place);
}

const amount = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

test.describe('The order list', () => {
  test('It is sorted by its columns, both ways, and the address says how', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/orders' });
    await page.getByRole('columnheader', { name: 'Summe' }).getByRole('link').click();
    await expect(page).toHaveURL(`${shop.origin()}/my/orders?sort=sum-desc`);
    await expect(page.getByRole('columnheader', { name: 'Summe' })).toHaveAttribute('aria-sort', 'descending');
    await expect
      .poll(async () => (await column(page, 'Summe')).map(amount).every((sum, place, all) => place === 0 || sum <= (all[place - 1] ?? 0)))
      .toBe(true);
    await page.getByRole('columnheader', { name: 'Summe' }).getByRole('link').click();
    await expect(page).toHaveURL(/sort=sum-asc/);
    await expect
      .poll(async () => (await column(page, 'Summe')).map(amount).every((sum, place, all) => place === 0 || sum >= (all[place - 1] ?? 0)))
      .toBe(true);
    await page.getByRole('columnheader', { name: 'Positionen' }).getByRole('link').click();
    await expect(page).toHaveURL(/sort=positions-desc/);
    await expect
      .poll(async () =>
        (await column(page, 'Positionen')).map(Number).every((count, place, all) => place === 0 || count <= (all[place - 1] ?? 0)),
      )
      .toBe(true);
    await page.goBack();
    await expect(page.getByRole('columnheader', { name: 'Summe' })).toHaveAttribute('aria-sort', 'ascending');
  });

  test('It shows the orders of one source', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/orders?page=2' });
    await page.getByRole('combobox', { name: 'Bestellweg' }).selectOption({ label: 'E-Mail' });
    await expect(page).toHaveURL(`${shop.origin()}/my/orders?source=EMAIL`);
    await expect.poll(async () => [...new Set(await column(page, 'Bestellweg'))]).toEqual(['E-Mail']);
  });

  test('It goes through its pages, without missing or repeating an order', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/orders' });
    const numbers = page.getByRole('link', { name: /^45\d{8}$/ });
    await expect(numbers).toHaveCount(20);
    const seen = await numbers.allInnerTexts();
    await page.getByRole('link', { name: 'Weiter' }).click();
    await expect(page.getByText('Seite 2 von 3')).toBeVisible();
    await expect(numbers.first()).not.toHaveText(seen[0] ?? '');
    seen.push(...(await numbers.allInnerTexts()));
    await page.getByRole('link', { name: 'Weiter' }).click();
    await expect(page.getByText('Seite 3 von 3')).toBeVisible();
    await expect(page.getByRole('link', { name: '4501000001' })).toBeVisible();
    seen.push(...(await numbers.allInnerTexts()));
    expect(new Set(seen).size).toBe(44);
    await expect(page.getByRole('link', { name: 'Weiter' })).toHaveCount(0);
  });

  test('A page beyond the end leads to the last one, of one source too', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/orders?page=99' });
    await expect(page).toHaveURL(`${shop.origin()}/my/orders?page=3`);
    await expect(page.getByRole('link', { name: '4501000001' })).toBeVisible();
    await shop.visit('/my/orders?source=EMAIL&page=99');
    await expect(page).not.toHaveURL(/page=99/);
    await expect(page.getByRole('link', { name: /^45\d{8}$/ }).first()).toBeVisible();
  });

  test('A customer without orders is led to the products', async ({ shop, page }) => {
    await shop.as('anna.al', { customer: '102', path: '/my/orders' });
    await expect(page.getByText('Noch keine Bestellungen')).toBeVisible();
    await page.getByRole('link', { name: 'Artikel suchen' }).click();
    await expect(page).toHaveURL(`${shop.origin()}/search`);
  });

  test("When it can't be read it says so, and a retry helps", async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/orders', scenario: 'ordersFail' });
    await expect(page.getByRole('alert')).toContainText('Die Bestellungen konnten nicht geladen werden.');
    await shop.setScenario('normal');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('link', { name: '4501000044' })).toBeVisible();
  });
});

test.describe('An order', () => {
  test('It shows what was ordered, and can be ordered again as a whole or in part', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/orders/detail/4501000044' });
    await expect(page).toHaveTitle(/^Bestellung 4501000044 – /);
    for (const fact of [
      'Bestellt am',
      'Bestellt von',
      'Bestellweg',
      'Kundennummer',
      'Liefertag',
      'Lieferadresse',
      'Positionen',
      'Summe',
      'Bestätigung an',
    ]) {
      await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeVisible();
    }
    const lines = page.getByRole('table').getByRole('checkbox', { name: / auswählen$/ });
    // The first chooses all.
    await expect(lines).toHaveCount(7);
    await expect(page.getByRole('row').last()).toContainText(/^Summe/);
    await lines.nth(1).check();
    await page.getByRole('button', { name: '1 Position noch einmal bestellen' }).click();
    await expect(page.getByText('1 Artikel wurde in den Warenkorb gelegt.').or(page.getByRole('dialog'))).toBeVisible();
  });

  test('Before it is ordered again it says what has changed, and changed lines can be left out', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/orders/detail/4501000040' });
    await page.getByRole('button', { name: 'Alles noch einmal bestellen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Seit dieser Bestellung hat sich etwas geändert' });
    await expect(dialog.getByText('3 Positionen haben sich geändert.', { exact: false })).toBeVisible();
    await expect(dialog.getByText(/^(Teurer|Günstiger): \d+,\d\d\s€ → \d+,\d\d\s€ je /)).toHaveCount(3);
    await expect(dialog.getByText('4 weitere Positionen sind unverändert und kommen in den Warenkorb.')).toBeVisible();
    await dialog.getByRole('checkbox').first().uncheck();
    expect(shop.callsOf('setCartItems', 'setCartItem', 'setSingleCartItem')).toHaveLength(0);
    await dialog.getByRole('button', { name: '6 Positionen in den Warenkorb' }).click();
    await expect(shop.cartLink(6)).toBeVisible();
    await expect(page.getByText('6 Artikel wurden in den Warenkorb gelegt.')).toBeVisible();
    expect(shop.callsOf('setCartItems')).toHaveLength(1);
  });

  test('A line whose unit is no longer sold is named before anything is added, and left out', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/orders/detail/4501000030' });
    await page.getByRole('button', { name: 'Alles noch einmal bestellen' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Eine Position kann nicht mehr so bestellt werden')).toBeVisible();
    await expect(dialog.getByText('In dieser Einheit nicht mehr erhältlich')).toBeVisible();
    await expect(dialog.getByText(/enthält jetzt \d+\s.+ statt \d+/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(shop.cartLink(0)).toBeVisible();
  });

  test('Who may see no prices is shown none, in list, order, dialog and print', async ({ shop, page }) => {
    await shop.as('eva.al', { path: '/my/orders?sort=sum-desc' });
    await expect(page.getByRole('columnheader', { name: 'Bestellt am' })).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('columnheader', { name: 'Summe' })).toHaveCount(0);
    await page.getByRole('link', { name: /^45/ }).nth(6).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Positionen' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('€');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).not.toContainText('€');
  });

  test("On paper there is the tenant's head, dark on white whatever the device's mode, and nothing to press", async ({ shop, page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await shop.as('anna.al', { path: '/my/orders/detail/4501000042' });
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByText('Kundennummer 100')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // The heads, seven lines, their sum.
    await expect(page.getByRole('row')).toHaveCount(9);
  });

  test("A user who chooses another customer while an order is shown gets that customer's orders, and stays with it", async ({
    shop,
    page,
  }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: '/my/orders/detail/4501000044' });
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('button', { name: 'Kunde Pension Enzian, wechseln' }).click();
    await page.getByRole('menuitem', { name: /^Berggasthof Bergland/ }).click();
    await expect(page).toHaveURL(`${shop.origin()}/my/orders`);
    await expect(page.getByRole('link', { name: /^4501010/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kunde Berggasthof Bergland, wechseln' })).toBeVisible();
  });

  test('After the switch a reload stays with the order, and nothing of the first customer is left', async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: '/my/orders' });
    await expect(page.getByRole('link', { name: '4501000044' })).toBeVisible();
    await page.goto(`${shop.origin()}/my/orders/detail/4501010001`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellung 4501010001' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kunde Berggasthof Bergland, wechseln' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText('Der aktive Kunde wurde', { exact: false })).toHaveCount(0);
    await page.getByRole('link', { name: 'Bestellungen', exact: true }).first().click();
    await expect(page.getByRole('link', { name: /^4501010/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^4501000/ })).toHaveCount(0);
  });

  test("An order of a customer who is disabled isn't shown, and the customer stays", async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.as('felix.al', { path: '/my/orders/detail/4507010001' });
    await expect(page.getByRole('alert')).toHaveText('Zu Ihrem Benutzer gibt es keinen Kunden mit der Kundennummer dieser Bestellung.');
    await page.getByRole('link', { name: 'Bestellungen', exact: true }).first().click();
    await expect(page.getByRole('link', { name: /^4507000/ }).first()).toBeVisible();
  });

  test("An order of another of the user's customers switches to that customer and says so", async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: '/my/orders/detail/4501010001' });
    await expect(
      page.getByText('Der aktive Kunde wurde auf Berggasthof Bergland (101) gewechselt, weil die Bestellung zu diesem Kunden gehört.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kunde Berggasthof Bergland, wechseln' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellung 4501010001' })).toBeVisible();
  });

  test("An order of a customer who is none of the user's isn't shown", async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: '/my/orders/detail/4503000001' });
    await expect(page.getByRole('alert')).toHaveText('Zu Ihrem Benutzer gibt es keinen Kunden mit der Kundennummer dieser Bestellung.');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Kunde Pension Enzian, wechseln' })).toBeVisible();
  });
});
