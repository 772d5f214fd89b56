import { expect, test } from './shop';

/** What lists and orders show and do otherwise: OrdersPage.stories.tsx and OrderPage.stories.tsx. */
test.describe('An order', () => {
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

  test("One of another of the user's customers switches to that customer and says so, stays over a reload, and goes with the next switch", async ({
    shop,
    page,
  }) => {
    shop.allowFailedCalls();
    const customer = (name: string) => page.getByRole('button', { name: `Kunde ${name}, wechseln` });
    const isSaid = page.getByText('Der aktive Kunde wurde', { exact: false });
    await shop.as('anna.al', { path: '/my/orders' });
    await expect(page.getByRole('link', { name: '4501000044' })).toBeVisible();
    await page.goto(`${shop.origin()}/my/orders/detail/4501010001`);
    await expect(isSaid).toHaveText(
      /^Der aktive Kunde wurde auf Berggasthof Bergland \(101\) gewechselt, weil die Bestellung zu diesem Kunden gehört\./,
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellung 4501010001' })).toBeVisible();
    await expect(page).toHaveTitle(/^Bestellung 4501010001 – /);
    await expect(customer('Berggasthof Bergland')).toBeVisible();
    await shop.reload();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(isSaid).toHaveCount(0);
    // A user who chooses another customer while an order is shown gets that customer's orders, and stays with it.
    await customer('Berggasthof Bergland').click();
    await page.getByRole('menuitem', { name: /^Wirtshaus Traube/ }).click();
    await expect(page.getByText('Sie bestellen jetzt für Wirtshaus Traube.')).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin()}/my/orders`);
    await expect(page.getByText('Noch keine Bestellungen')).toBeVisible();
    await customer('Wirtshaus Traube').click();
    await page.getByRole('menuitem', { name: /^Berggasthof Bergland/ }).click();
    // Nothing of the first customer is left.
    await expect(page.getByRole('link', { name: /^4501010/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^4501000/ })).toHaveCount(0);
    await expect(customer('Berggasthof Bergland')).toBeVisible();
  });
});
