import { expect, test } from './shop';

test.describe('Documents', () => {
  test('They stand beside the other screens of the customer, which /my leads to; tab, sort and page are in the address, and the way back leads through them', async ({
    shop,
    page,
  }) => {
    await shop.as('anna.al', { path: '/my' });
    await expect(page).toHaveURL(`${shop.origin()}/my/inventory`);
    const screens = page.getByRole('navigation', { name: 'Mein Bereich' });
    for (const [title, path] of [
      ['Bestellungen', '/my/orders'],
      ['Etiketten drucken', '/my/label-prints'],
      ['Bestellungen aus der App', '/my/companion-orders'],
      ['Inventuren', '/my/inventory'],
      ['Belege', '/my/receipts'],
    ] as const) {
      await screens.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(shop.origin() + path);
      await expect(screens.getByRole('link', { name: title, exact: true })).toHaveAttribute('aria-current', 'page');
    }
    const kinds = page.getByRole('navigation', { name: 'Art der Belege' });
    await expect(kinds.getByRole('link', { name: 'Rechnungen' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Weiter' }).click();
    await expect(page).toHaveURL(`${shop.origin()}/my/receipts?page=2`);
    await kinds.getByRole('link', { name: 'Lieferscheine' }).click();
    await expect(page).toHaveURL(`${shop.origin()}/my/receipts?type=delivery-note`);
    await expect(page.getByRole('columnheader', { name: 'Summe' })).toHaveCount(0);
    await page.getByRole('columnheader', { name: 'Datum' }).getByRole('link').click();
    await expect(page).toHaveURL(/type=delivery-note/);
    await expect(page).toHaveURL(/sort=date-asc/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${shop.origin()}/my/receipts?page=2`);
    await expect(page.getByRole('button', { name: /^Rechnung .* ansehen$/ }).first()).toBeVisible();
  });
});
