import { expect, test } from './shop';

/** Other behaviour of lists and orders: OrdersPage.stories.tsx and OrderPage.stories.tsx; on paper: print.spec.ts. */
test.describe('An order', () => {
  test("One of another of the user's customers switches to that customer and says so, stays over a reload, and goes with the next switch", async ({
    shop,
    page,
  }) => {
    shop.allowFailedCalls();
    const customer = (name: string) => page.getByRole('button', { name: `Kunde ${name}, wechseln` });
    const isSaid = page.getByText('Der aktive Kunde wurde', { exact: false });
    await shop.as('anna.al', { path: '/my/orders' });
    await expect(page.getByRole('link', { name: '4501000044' })).toBeVisible();
    await shop.go('/my/orders/detail/4501010001');
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
