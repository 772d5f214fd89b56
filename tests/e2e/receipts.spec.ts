import { expect, test } from './shop';

test.describe('Documents', () => {
  test('Tab, sort and page stand in the address, and the way back leads through them', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/receipts' });
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
