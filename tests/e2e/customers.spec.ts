import { expect, test } from './shop';

/** Contents, search and sort of the list: CustomersPage.stories.tsx. */
test.describe('The customer selector', () => {
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
    // The first product's button can't be pressed.
    await add.click({ force: true });
    await expect(dialog).toBeVisible();
    expect(await shop.callsOf('setCartItem', 'setCartItems', 'setSingleCartItem')).toHaveLength(0);

    await dialog.getByRole('button', { name: 'Zurück zu Pension Enzian' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Kunde Pension Enzian, wechseln' })).toBeVisible();
    const there = other.getByRole('dialog', { name: 'Aktiver Kunde geändert' });
    await there.getByRole('button', { name: 'Weiter mit Pension Enzian' }).click();
    await expect(there).toHaveCount(0);
    await add.click();
    await expect(shop.cartLink(1)).toBeVisible();
    expect(
      (await shop.callsOf('setCartItem', 'setCartItems', 'setSingleCartItem')).map(({ url }) => url.pathname.split('/').at(-1)),
    ).toEqual(['100']);
  });
});
