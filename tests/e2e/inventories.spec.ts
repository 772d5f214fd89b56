import { readFile } from 'node:fs/promises';
import { expect, test } from './shop';

test.describe('Inventories', () => {
  test('They stand beside the other screens of the customer, which /my leads to', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my' });
    await expect(page).toHaveURL(`${shop.origin()}/my/inventory`);
    const tabs = page.getByRole('navigation', { name: 'Mein Bereich' });
    for (const [title, path] of [
      ['Bestellungen', '/my/orders'],
      ['Etikettendruck', '/my/label-prints'],
      ['Bestellungen aus der App', '/my/companion-orders'],
      ['Belege', '/my/receipts'],
    ] as const) {
      await tabs.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(shop.origin() + path);
      await expect(tabs.getByRole('link', { name: title, exact: true })).toHaveAttribute('aria-current', 'page');
    }
  });

  test('One is deleted, found among the deleted ones and recovered', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/inventory/inventory-100-5' });
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

  test('No day is half typed in an export; two are chosen and saved under the name that the server gives them', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/inventory' });
    await page.getByRole('button', { name: 'Als Excel speichern' }).click();
    const days = page.getByRole('dialog', { name: 'Inventuren als Excel speichern' });
    await days.getByLabel('Von').press('1');
    await page.keyboard.press('Enter');
    await expect(days.getByRole('alert')).toHaveText(/^Das ist kein gültiges Datum\./);
    expect(shop.callsOf('getInventoriesExcel')).toHaveLength(0);
    await days.getByRole('button', { name: 'Abbrechen' }).click();
    const boxes = page.getByRole('row').getByRole('checkbox');
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await page.getByRole('button', { name: 'Auswahl als Excel speichern' }).click();
    const dialog = page.getByRole('dialog', { name: '2 Inventuren als Excel speichern' });
    await dialog.getByRole('radio', { name: 'Letzter Einkaufspreis' }).check();
    await dialog.getByRole('checkbox', { name: 'Eine Zeile je Artikel' }).check();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Excel-Datei speichern' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Inventuren \d{4}-\d\d-\d\d\.xlsx$/);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
    await expect(dialog).toHaveCount(0);
    const [call] = shop.callsOf('getInventoriesExcel');
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toMatchObject({ generationMode: 'lastPrice', groupByArticleChecked: 'true' });
  });

  test('What was counted goes into the cart and into a new template', async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: '/my/inventory/inventory-100-5' });
    await page.getByRole('checkbox', { name: 'Alle Positionen auswählen' }).check();
    await page.getByRole('button', { name: 'In eine Bestellvorlage' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'In eine neue Bestellvorlage' }).check();
    await dialog.getByRole('textbox', { name: 'Name der neuen Vorlage' }).fill('Nach der Inventur');
    await dialog.getByRole('button', { name: 'In die Vorlage' }).click();
    // One was counted in a unit in which it isn't sold.
    await expect(dialog.getByRole('alert')).toContainText('18 Artikel sind in der Vorlage. Einer passt nicht hinein');
    await expect(dialog.getByRole('link', { name: 'Zur Vorlage' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    const templates = await shop.ask<{ name: string; orderTemplateItems: unknown[] }[]>('/v1/t/AL/my/order-templates?customerId=100');
    expect(templates.find(({ name }) => name === 'Nach der Inventur')?.orderTemplateItems).toHaveLength(18);
    await page.getByRole('button', { name: /Artikel in den Warenkorb$/ }).click();
    const report = page.getByRole('dialog', { name: '18 Artikel wurden in den Warenkorb gelegt' });
    await expect(report).toContainText('Kalbskaiserteil');
    const cart = await shop.ask<{ items: unknown[] }>('/v1/t/AL/my/shopping-cart/100');
    expect(cart.items).toHaveLength(18);
  });
});
