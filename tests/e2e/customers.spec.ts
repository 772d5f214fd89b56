import { expect, test } from './shop';

test.describe('The customer selector', () => {
  test("A user's only customer is chosen without asking", async ({ shop, page }) => {
    await shop.as('ben.al', { customer: null, path: '/search?query=reis' });
    await expect(page).toHaveURL(`${shop.origin()}/search?query=reis`);
    await expect(page.getByRole('button', { name: /^In den Warenkorb/ }).first()).toBeVisible();
  });

  test('Three customers are listed by number, without a search box', async ({ shop, page }) => {
    await shop.as('anna.al', { customer: null });
    await expect(page.getByRole('row', { name: /^10\d / })).toHaveText([/^100.*Matrei/, /^101.*Matrei/, /^102.*Lienz/]);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });

  test('Eight customers are searched by number, name and address, a tenth of a second after the last key', async ({ shop, page }) => {
    await shop.as('clara.al', { customer: null });
    const rows = page.getByRole('row', { name: /^30\d / });
    const box = page.getByRole('searchbox', { name: 'Kunden suchen' });
    await expect(rows).toHaveCount(8);
    await page.clock.install();
    await page.clock.pauseAt(shop.now().getTime() + 60_000);
    await box.fill('307');
    await page.clock.runFor(90);
    await expect(rows).toHaveCount(8);
    await page.clock.runFor(20);
    await expect(rows).toHaveCount(1);
    const name = await rows.getByRole('cell').nth(1).innerText();
    await box.fill(name.toUpperCase());
    await page.clock.runFor(110);
    await expect(rows.filter({ hasText: '307' })).toBeVisible();
    await box.fill('gibt es nicht');
    await page.clock.runFor(110);
    await expect(page.getByText('Kein Kunde passt zu „gibt es nicht“')).toBeVisible();
  });

  test('Every column sorts, both ways', async ({ shop, page }) => {
    await shop.as('clara.al', { customer: null });
    const cells = (column: number) =>
      page
        .getByRole('row', { name: /^30\d / })
        .getByRole('cell')
        .and(page.locator(`:nth-child(${column})`))
        .allInnerTexts();
    for (const [column, title] of [
      [2, 'Name'],
      [3, 'Adresse'],
      [1, 'Nummer'],
    ] as const) {
      await page.getByRole('button', { name: title, exact: true }).click();
      await expect(page.getByRole('columnheader', { name: title })).toHaveAttribute('aria-sort', 'ascending');
      const ascending = await cells(column);
      expect(ascending).toHaveLength(8);
      expect(ascending).toEqual(ascending.toSorted((one, other) => one.localeCompare(other, 'de', { numeric: true })));
      await page.getByRole('button', { name: title, exact: true }).click();
      await expect(page.getByRole('columnheader', { name: title })).toHaveAttribute('aria-sort', 'descending');
      expect(await cells(column)).toEqual(ascending.toReversed());
    }
  });

  test("A disabled customer is shown with the reason and can't be chosen", async ({ shop, page }) => {
    await shop.as('felix.al', { customer: null });
    const disabled = page.getByRole('row', { name: /^701 / });
    await expect(disabled).toContainText('Dieses Kundenkonto ist gesperrt.');
    await expect(disabled.getByRole('button')).toBeDisabled();
    await expect(page.getByRole('row', { name: /^700 / }).getByRole('button')).toBeEnabled();
  });

  test('On the phone the whole row chooses', async ({ shop, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await shop.as('anna.al', { customer: null, path: '/my/orders' });
    await page.getByRole('button', { name: /^Berggasthof Bergland 101/ }).click();
    await expect(page).toHaveURL(`${shop.origin()}/my/orders`);
    await expect(page.getByRole('link', { name: /^450101/ }).first()).toBeVisible();
  });

  test("Switching the customer in the header shows the other one's cart and orders, and says so", async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/orders' });
    await expect(page.getByRole('link', { name: '4501000044' })).toBeVisible();
    await page.getByRole('button', { name: 'Kunde Pension Enzian, wechseln' }).click();
    await page.getByRole('menuitem', { name: /^Wirtshaus Traube/ }).click();
    await expect(page.getByText('Sie bestellen jetzt für Wirtshaus Traube.')).toBeVisible();
    await expect(page.getByText('Noch keine Bestellungen')).toBeVisible();
    await expect(page.getByRole('link', { name: '4501000044' })).toHaveCount(0);
  });

  test('A customer switched in one tab is told in the other before anything can be put into a cart, with the way back', async ({
    shop,
    page,
  }) => {
    // Its code comes late.
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/ChangedIdentity*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await shop.as('anna.al', { path: '/search?query=bergkäse' });
    const add = page.getByRole('button', { name: /^In den Warenkorb: / }).first();
    await expect(add).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(`${shop.origin()}/flyers`);
    await other.getByRole('button', { name: 'Kunde Pension Enzian, wechseln' }).click();
    await other.getByRole('menuitem', { name: /^Wirtshaus Traube/ }).click();
    await expect(other.getByText('Sie bestellen jetzt für Wirtshaus Traube.')).toBeVisible();
    await expect(other.getByRole('dialog')).toHaveCount(0);

    await expect.poll(() => page.evaluate(() => document.body.inert)).toBe(true);
    code.resolve();
    const dialog = page.getByRole('dialog', { name: 'Aktiver Kunde geändert' });
    await expect(dialog).toContainText('von Pension Enzian auf Wirtshaus Traube gewechselt');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    // Where the first product's button is, nothing can be pressed.
    await add.click({ force: true });
    await expect(dialog).toBeVisible();
    expect(shop.callsOf('setCartItem', 'setCartItems', 'setSingleCartItem')).toHaveLength(0);

    await dialog.getByRole('button', { name: 'Zurück zu Pension Enzian' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Kunde Pension Enzian, wechseln' })).toBeVisible();
    const there = other.getByRole('dialog', { name: 'Aktiver Kunde geändert' });
    await there.getByRole('button', { name: 'Weiter mit Pension Enzian' }).click();
    await expect(there).toHaveCount(0);
    await add.click();
    await expect(shop.cartLink(1)).toBeVisible();
    expect(shop.callsOf('setCartItem', 'setCartItems', 'setSingleCartItem').map(({ url }) => url.pathname.split('/').at(-1))).toEqual([
      '100',
    ]);
  });

  test("When the customers can't be read, trying again helps", async ({ shop, page }) => {
    await shop.as('anna.al', { customer: null, scenario: 'listCustomers=400' });
    await expect(page.getByRole('alert')).toContainText('Ihre Kunden konnten nicht geladen werden.');
    await shop.setScenario('normal');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('row', { name: /^100 / })).toBeVisible();
  });
});
