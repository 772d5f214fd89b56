import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const template = { path: '/my/ordertemplates/template-100-1' };
const rowsOf = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('Prices beside the last paid ones', () => {
  test('What has changed is told in the template and the cart, and from a share on that this device keeps', async ({ shop, page }) => {
    await shop.as('anna.al', template);
    await page.getByRole('button', { name: /^Preise: / }).click();
    await expect(page.getByText(/^Diese Vorlage kostet .* mehr als zu Ihren letzten Preisen\.$/)).toBeVisible();
    await expect(page.getByText(/^\+11,2.% seit /)).toBeVisible();
    const all = await rowsOf(page).count();
    await page.getByRole('button', { name: 'Nur geänderte (2)' }).click();
    await expect(rowsOf(page)).toHaveCount(2);
    await expect(page).toHaveURL(/prices=changed/);
    // The filter is in the address, so it survives a reload.
    await shop.reload();
    await expect(page.getByRole('button', { name: 'Alle zeigen', pressed: true })).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Alle zeigen' }).click();
    await expect(rowsOf(page)).toHaveCount(all);

    await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Zum Warenkorb' }).click();
    await page.getByRole('button', { name: /^Preise: / }).click();
    await expect(page.getByText(/^Dieser Warenkorb kostet .* mehr als zu Ihren letzten Preisen\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Preisänderungen' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Preisänderungen' });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await dialog.getByRole('textbox', { name: 'Änderungen zeigen ab (in %)' }).fill('10');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Preisänderungen' })).toBeFocused();
    await shop.reload();
    await page.getByRole('button', { name: /^Preise: / }).click();
    await expect(page.getByRole('button', { name: 'Nur geänderte (1)' })).toBeVisible();
  });
});
