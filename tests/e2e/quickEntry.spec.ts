import type { Locator, Page } from '@playwright/test';
import { amountOf } from './buying';
import { expect, test, type ShopDriver } from './shop';

/** Results of each kind of line, of files, in a fair, and what fails: src/pages/checkout/QuickEntry.stories.tsx. */
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Schnellerfassung' });
/** The button without an unfinished entry. */
const openButton = (page: Page) => page.getByRole('button', { name: 'Schnellerfassung', exact: true });
const fieldOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: /^Artikelnummer, Menge und Einheit/ });

/** Opens the quick entry of the empty cart. */
async function openEntry(shop: ShopDriver): Promise<Locator> {
  await shop.as('anna.al', { path: '/checkout' });
  await openButton(shop.page).click();
  await expect(fieldOf(shop.page)).toBeFocused();
  return dialogOf(shop.page);
}

/** Amount of cheese in the cart. */
const cheeseAmount = (page: Page) => amountOf(page, 'Bergkäse 6 Monate gereift, Laib ca. 6 kg');

/** Result of a line. */
const row = (dialog: Locator, line: number) =>
  dialog.getByRole('listitem').filter({ has: dialog.page().getByRole('button', { name: `Zeile ${line} verwerfen`, exact: true }) });

test.describe('Quick entry', () => {
  test(
    'Typed and pasted lines outlive closing and a reload, and go into the cart with one call',
    { tag: ['@floor', '@engines'] },
    async ({ shop, page }) => {
      const dialog = await openEntry(shop);
      await fieldOf(page).fill('104711 2 Laib\n3 x 104712\n\n1x 104711 Laib');
      await expect(dialog.getByText('3 Zeilen bereit')).toBeVisible();
      await expect(row(dialog, 1)).toContainText('2 Laib');
      // 2 × 79,74 €, as in the cart.
      await expect(row(dialog, 1)).toContainText('159,48 €');
      await expect(row(dialog, 4)).toContainText('Derselbe Artikel wie in Zeile 1. Die Mengen werden addiert.');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await shop.reload();
      await page.getByRole('button', { name: 'Schnellerfassung fortsetzen' }).click();
      await expect(fieldOf(page)).toHaveValue('104711 2 Laib\n3 x 104712\n\n1x 104711 Laib');
      await dialog.getByRole('button', { name: '3 Zeilen hinzufügen' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(shop.cartLink(2)).toBeVisible();
      await expect(cheeseAmount(page)).toHaveValue('3');
      const writes = await shop.callsOf('setCartItems', 'setCartItem', 'setSingleCartItem');
      expect(writes.map(({ id }) => id)).toEqual(['setCartItems']);
      // Nothing is left of the entry.
      await openButton(page).click();
      await expect(fieldOf(page)).toHaveValue('');
    },
  );

  test('It works with the keyboard alone', { tag: '@engines' }, async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/checkout' });
    await openButton(page).focus();
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
    await expect(openButton(page)).toBeFocused();
  });
});
