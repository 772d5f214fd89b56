import { expect, test } from './shop';

test.describe('Inventories', () => {
  test('They stand beside the other screens of the customer, which /my leads to; one is deleted, found among the deleted ones and recovered', async ({
    shop,
    page,
  }) => {
    await shop.as('anna.al', { path: '/my' });
    await expect(page).toHaveURL(`${shop.origin()}/my/inventory`);
    const tabs = page.getByRole('navigation', { name: 'Mein Bereich' });
    for (const [title, path] of [
      ['Bestellungen', '/my/orders'],
      ['Etikettendruck', '/my/label-prints'],
      ['Bestellungen aus der App', '/my/companion-orders'],
      ['Belege', '/my/receipts'],
      ['Inventuren', '/my/inventory'],
    ] as const) {
      await tabs.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(shop.origin() + path);
      await expect(tabs.getByRole('link', { name: title, exact: true })).toHaveAttribute('aria-current', 'page');
    }
    // No day is half typed in an export.
    await page.getByRole('button', { name: 'Als Excel speichern' }).click();
    const days = page.getByRole('dialog', { name: 'Inventuren als Excel speichern' });
    await days.getByLabel('Von').press('1');
    await page.keyboard.press('Enter');
    await expect(days.getByRole('alert')).toHaveText(/^Das ist kein gültiges Datum\./);
    expect(await shop.callsOf('getInventoriesExcel')).toHaveLength(0);
    await days.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(days).toHaveCount(0);
    await shop.go('/my/inventory/inventory-100-5');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Inventur vom /);
    const moment = (await heading.innerText()).replace('Inventur vom ', '');
    await shop.chooseAction('Löschen');
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(page).toHaveURL(`${shop.origin()}/my/inventory`);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('link', { name: moment })).toHaveCount(0);
    await page.getByRole('link', { name: 'Gelöschte Inventuren', exact: true }).click();
    await page.getByRole('button', { name: `Inventur vom ${moment} wiederherstellen` }).click();
    await expect(page.getByRole('button', { name: `Inventur vom ${moment} wiederherstellen` })).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Inventuren' }).getByRole('link', { name: 'Inventuren', exact: true }).click();
    await expect(page.getByRole('link', { name: moment })).toBeVisible();
  });
});
