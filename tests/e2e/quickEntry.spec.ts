import type { Locator, Page } from '@playwright/test';
import { amountOf } from './buying';
import { expect, test, type ShopDriver } from './shop';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Schnellerfassung' });
const fieldOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: /^Artikelnummer, Menge und Einheit/ });

/** Opens the quick entry of the empty cart of a user. */
async function openEntry(
  shop: ShopDriver,
  { user = 'anna.al', path = '/checkout', customer }: { user?: string; path?: string; customer?: string } = {},
): Promise<Locator> {
  await shop.as(user, { path, ...(customer !== undefined && { customer }) });
  await shop.page.getByRole('button', { name: 'Schnellerfassung' }).click();
  await expect(fieldOf(shop.page)).toBeFocused();
  return dialogOf(shop.page);
}

/** How much cheese the cart has. */
const cheeseAmount = (page: Page) => amountOf(page, 'Bergkäse 6 Monate gereift, Laib ca. 6 kg');

/** What comes of a line. */
const row = (dialog: Locator, line: number) =>
  dialog.getByRole('listitem').filter({ has: dialog.page().getByRole('button', { name: `Zeile ${line} verwerfen`, exact: true }) });

test.describe('Quick entry', () => {
  test('Typed and pasted lines go into the cart with one call', async ({ shop, page }) => {
    const dialog = await openEntry(shop);
    await fieldOf(page).fill('104711 2 Laib\n3 x 104712\n\n1x 104711 Laib');
    await expect(dialog.getByText('3 Zeilen bereit')).toBeVisible();
    await expect(row(dialog, 1)).toContainText('2 Laib');
    // 2 × 79,74 €, as in the cart.
    await expect(row(dialog, 1)).toContainText('159,48 €');
    await expect(row(dialog, 4)).toContainText('Derselbe Artikel wie in Zeile 1. Die Mengen werden addiert.');
    await dialog.getByRole('button', { name: '3 Zeilen hinzufügen' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(shop.cartLink(2)).toBeVisible();
    await expect(cheeseAmount(page)).toHaveValue('3');
    const writes = shop.callsOf('setCartItems', 'setCartItem', 'setSingleCartItem');
    expect(writes.map(({ id }) => id)).toEqual(['setCartItems']);
    // Nothing is left of the entry.
    await page.getByRole('button', { name: 'Schnellerfassung' }).click();
    await expect(fieldOf(page)).toHaveValue('');
  });

  test('A CSV file in Windows-1252 with a heading in any order is read', async ({ shop, page }) => {
    const dialog = await openEntry(shop);
    await dialog.getByLabel('Datei mit Zeilen (CSV oder Text)').setInputFiles({
      name: 'bestellung.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Einheit;St\xfcckpreis;Menge;Artikelnummer\r\nLaib;12,90;2;104711\r\n;4,10;"1";"104712"\r\n', 'latin1'),
    });
    await expect(dialog.getByText('2 Zeilen bereit')).toBeVisible();
    await expect(row(dialog, 1)).toContainText('Überschrift der Spalten');
    await expect(fieldOf(page)).toHaveValue(/Stückpreis/);
    await dialog.getByRole('button', { name: '2 Zeilen hinzufügen' }).click();
    await expect(shop.cartLink(2)).toBeVisible();
    await expect(cheeseAmount(page)).toHaveValue('2');
  });

  test('A file that is no text is turned away', async ({ shop }) => {
    const dialog = await openEntry(shop);
    const xlsx = { name: 'liste.xlsx', mimeType: 'application/zip', buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]) };
    await dialog.getByLabel('Datei mit Zeilen (CSV oder Text)').setInputFiles(xlsx);
    await expect(dialog.getByRole('alert')).toContainText('Das ist keine Textdatei.');
  });

  test("Each line that can't be added says why, and can be mended; the good ones go in and the others stay", async ({ shop, page }) => {
    const dialog = await openEntry(shop);
    await fieldOf(page).fill(
      [
        '104711 2 Laib',
        '104711 2 Palette',
        '999999 1',
        '104711',
        '104711 0',
        '104711 100000',
        '104712 0,3',
        '104716 1',
        '104717 1',
        '104720 1',
        'Milch',
      ].join('\n'),
    );
    await expect(dialog.getByText('2 Zeilen bereit, 9 Zeilen zu klären')).toBeVisible();
    await expect(row(dialog, 2)).toContainText('Diesen Artikel gibt es nicht in der Einheit „Palette“.');
    await expect(row(dialog, 3)).toContainText('Die Artikelnummer 999999 ist nicht bekannt.');
    await expect(row(dialog, 4)).toContainText('Es fehlt die Menge.');
    await expect(row(dialog, 5)).toContainText('Die Menge muss mindestens 1 sein.');
    await expect(row(dialog, 6)).toContainText('Mehr als 99.999');
    await expect(row(dialog, 7)).toContainText('geht nicht auf');
    await expect(row(dialog, 8)).toContainText('Von 1 auf die Mindestmenge angehoben');
    await expect(row(dialog, 9)).toContainText('Derzeit nicht verfügbar.');
    await expect(row(dialog, 10)).toContainText('Nicht mehr im Sortiment.');
    await expect(row(dialog, 11)).toContainText('In dieser Zeile steht keine Artikelnummer.');
    await row(dialog, 2).getByRole('button', { name: 'Laib', exact: true }).click();
    await row(dialog, 4).getByRole('textbox', { name: 'Menge' }).fill('5');
    await row(dialog, 4).getByRole('textbox', { name: 'Menge' }).press('Enter');
    await expect(dialog.getByText('4 Zeilen bereit, 7 Zeilen zu klären')).toBeVisible();
    await row(dialog, 11).getByRole('button', { name: 'Zeile 11 verwerfen' }).click();
    await dialog.getByRole('button', { name: '4 Zeilen hinzufügen' }).click();
    await expect(dialog.getByText('4 Zeilen wurden in den Warenkorb gelegt.')).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('999999 1\n104711 0\n104711 100000\n104712 0,3\n104717 1\n104720 1');
    await page.keyboard.press('Escape');
    await expect(shop.cartLink(2)).toBeVisible();
  });

  test('What is in the cart already is said, and added to', async ({ shop, page }) => {
    const dialog = await openEntry(shop);
    await fieldOf(page).fill('104711 2 Laib');
    await dialog.getByRole('button', { name: '1 Zeile hinzufügen' }).click();
    await expect(shop.cartLink(1)).toBeVisible();
    await page.getByRole('button', { name: 'Schnellerfassung' }).click();
    await fieldOf(page).fill('104711 3 Laib');
    await expect(row(dialog, 1)).toContainText('Bereits im Warenkorb: 2 Laib. Die Menge kommt dazu.');
    await dialog.getByRole('button', { name: '1 Zeile hinzufügen' }).click();
    await expect(cheeseAmount(page)).toHaveValue('5');
  });

  test('A note that goes on in the next line orders nothing, and a line of words finds its goods', async ({ shop, page }) => {
    const dialog = await openEntry(shop);
    await fieldOf(page).fill(
      'Artikelnummer;Menge;Notiz\n104711;2;"statt\n104712;3;wie besprochen"\nBestellung Montag 30.11.\nSchlagobers 1l 12\n104713 5kg\n2x 104714 und 3x 104715',
    );
    await expect(dialog.getByText('1 Zeile bereit, 3 Zeilen zu klären')).toBeVisible();
    await expect(row(dialog, 4)).toContainText('Hier steht kein Artikel');
    await expect(row(dialog, 5)).toContainText('In dieser Zeile steht keine Artikelnummer.');
    await expect(row(dialog, 5).getByRole('textbox', { name: 'Artikelnummer oder Name' })).toHaveValue('Schlagobers 1l');
    await row(dialog, 5)
      .getByRole('button', { name: /Schlagobers 36 %/ })
      .click();
    // Twelve packs or one litre: it is asked, with the line as it was written beside it.
    await expect(row(dialog, 5)).toContainText('Schlagobers 1l 12');
    await row(dialog, 5)
      .getByRole('button', { name: /^12\sPackungen$/ })
      .click();
    await row(dialog, 6)
      .getByRole('button', { name: /^3\sPackungen \(6\skg\)$/ })
      .click();
    await row(dialog, 7).getByRole('button', { name: 'Auf 2 Zeilen aufteilen' }).click();
    await expect(dialog.getByText('5 Zeilen bereit')).toBeVisible();
    await expect(fieldOf(page)).toHaveValue(/^12x 640152 PKG ← Schlagobers 1l 12$/m);
    await expect(fieldOf(page)).toHaveValue(/^3x 104713 PKG ← 104713 5kg$/m);
    await dialog.getByRole('button', { name: 'Zeile 2 verwerfen' }).focus();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await expect(shop.cartLink(5)).toBeVisible();
    await expect(cheeseAmount(page)).toHaveValue('2');
  });

  test('A barcode counts its carton, and an amount beyond the usual is asked about as in the cart', async ({ shop, page }) => {
    const dialog = await openEntry(shop);
    await fieldOf(page).fill('9001003706907 3\n104712 2000');
    await expect(row(dialog, 1)).toContainText('3\u00a0Kartons');
    await dialog.getByRole('button', { name: '2 Zeilen hinzufügen' }).click();
    const question = page.getByRole('dialog', { name: /2\.000\sKartons/ });
    await expect(question).toBeVisible();
    await question.getByRole('button').first().click();
    // What is not meant stays, the others go in.
    await expect(dialog.getByText('1 Zeile wurde in den Warenkorb gelegt.')).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('104712 2000');
    await dialog.getByRole('button', { name: '1 Zeile hinzufügen' }).click();
    await question.getByRole('button', { name: /2\.000/ }).click();
    await expect(shop.cartLink(2)).toBeVisible();
  });

  test('What the customer may not order is told from what does not exist', async ({ shop, page }) => {
    // Wine is kept from customer 500.
    const dialog = await openEntry(shop, { user: 'greta.al', customer: '500' });
    await fieldOf(page).fill('104732 1\n999999 1');
    await expect(row(dialog, 1)).toContainText('Artikel 104732 ist für Ihren Betrieb nicht freigeschaltet.');
    await expect(row(dialog, 2)).toContainText('Die Artikelnummer 999999 ist nicht bekannt.');
  });

  test('The number that a user sees works as well', async ({ shop, page }) => {
    await shop.as('david.al', { path: '/product/104711' });
    const shown = await page
      .getByRole('main')
      .getByText(/^AT-\d+$/)
      .first()
      .innerText();
    await page.goto(`${shop.origin()}/checkout`);
    await page.getByRole('button', { name: 'Schnellerfassung' }).click();
    await fieldOf(page).fill(`${shown} 2 Laib`);
    await expect(row(dialogOf(page), 1)).toContainText('Bergkäse');
    await expect(dialogOf(page).getByText('1 Zeile bereit')).toBeVisible();
  });

  test('Nothing typed is lost when looking up or adding fails, on closing and on reload', async ({ shop, page }) => {
    const dialog = await openEntry(shop);
    await shop.setScenario('findProductsBySku=400');
    await fieldOf(page).fill('104711 2 Laib');
    await expect(dialog.getByRole('alert')).toContainText('Die Artikel konnten nicht gesucht werden.');
    await shop.setScenario('normal');
    await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(dialog.getByText('1 Zeile bereit')).toBeVisible();
    await shop.setScenario('findProductsBySku=400');
    await dialog.getByRole('button', { name: '1 Zeile hinzufügen' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Ihre Eingabe ist noch da');
    await shop.setScenario('cartFails');
    await dialog.getByRole('button', { name: '1 Zeile hinzufügen' }).click();
    await expect(row(dialog, 1)).toContainText('Konnte nicht gespeichert werden.');
    await expect(fieldOf(page)).toHaveValue('104711 2 Laib');
    await shop.setScenario('normal');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Schnellerfassung fortsetzen' }).click();
    await expect(fieldOf(page)).toHaveValue('104711 2 Laib');
    await dialog.getByRole('button', { name: '1 Zeile hinzufügen' }).click();
    await expect(shop.cartLink(1)).toBeVisible();
  });

  test('It works with the keyboard alone', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/checkout' });
    await page.getByRole('button', { name: 'Schnellerfassung' }).focus();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.type('2 Palette 104711\n3 Palette 104711\n');
    await expect(row(dialogOf(page), 1)).toContainText('Diesen Artikel gibt es nicht');
    const unit = row(dialogOf(page), 1).getByRole('button', { name: 'Laib', exact: true });
    for (let steps = 0; steps < 12 && !(await unit.evaluate((button) => button === document.activeElement)); steps += 1)
      await page.keyboard.press('Tab');
    await expect(unit).toBeFocused();
    await page.keyboard.press('Enter');
    // On to the next line that wants mending; after the last one to the field.
    await expect(row(dialogOf(page), 2).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toBeFocused();
    // At once, before the line is looked up.
    await page.keyboard.press('Control+Enter');
    await expect(shop.cartLink(1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Schnellerfassung' })).toBeFocused();
  });

  test('In a fair the lines go into its cart, with its range', async ({ shop, page }) => {
    const dialog = await openEntry(shop, { path: '/subshop/promotions/herbst/checkout' });
    await fieldOf(page).fill('104711 2 Laib');
    await expect(dialog.getByText('1 Zeile bereit')).toBeVisible();
    await dialog.getByRole('button', { name: '1 Zeile hinzufügen' }).click();
    await expect(cheeseAmount(page)).toHaveValue('2');
    expect(shop.callsOf('setSubshopCartItems', 'setSubshopCartItem').length).toBeGreaterThan(0);
    expect(shop.callsOf('setCartItems', 'setCartItem', 'setSingleCartItem')).toEqual([]);
  });

  test('A thousand lines are read and added', async ({ shop, page }) => {
    const dialog = await openEntry(shop);
    await fieldOf(page).fill(Array.from({ length: 1_000 }, (_, index) => `${104711 + (index % 4)} 1`).join('\n'));
    await expect(dialog.getByText('1.000 Zeilen bereit')).toBeVisible();
    await dialog.getByRole('button', { name: '1.000 Zeilen hinzufügen' }).click();
    await expect(shop.cartLink(4)).toBeVisible();
  });
});
