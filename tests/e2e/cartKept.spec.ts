import { amountOf, openCart, unsentChanges } from './buying';
import { expect, test } from './shop';

test.describe('What was done stays done', () => {
  test(
    'A change just before a reload is kept: a step, a typed amount, a unit',
    { tag: ['@both', '@floor', '@engines'] },
    async ({ shop, page }) => {
      const [first = '', second = '', third = ''] = await openCart(shop, 3);
      const more = Number(await amountOf(page, first).inputValue()) + 1;
      await page.getByRole('button', { name: `Mehr: ${first}` }).click();
      await shop.reload();
      await expect(amountOf(page, first)).toHaveValue(String(more));
      await amountOf(page, second).fill('7');
      await shop.reload();
      await expect(amountOf(page, second)).toHaveValue('7');
      const unit = shop.row(third).getByRole('combobox');
      const chosen = (await unit.locator('option:not(:checked)').first().getAttribute('value')) ?? '';
      await unit.selectOption(chosen);
      await shop.reload();
      await expect(unit).toHaveValue(chosen);
      // The server has the changes too, not only this tab.
      await expect.poll(() => unsentChanges(page)).toBeNull();
      await shop.reload();
      await expect(amountOf(page, first)).toHaveValue(String(more));
      await expect(amountOf(page, second)).toHaveValue('7');
      await expect(unit).toHaveValue(chosen);
    },
  );

  test('What was removed is brought back after a reload, and another page: a line from the journal, a whole cart where it was emptied', async ({
    shop,
    page,
  }) => {
    const [first = '', second = '', third = ''] = await openCart(shop, 3);
    await amountOf(page, second).fill('4');
    await amountOf(page, second).press('Enter');
    await page.getByRole('button', { name: `${second} entfernen` }).click();
    await expect(shop.cartLink(2)).toBeVisible();
    // The change is said to anybody who doesn't see the header.
    await expect(page.getByRole('status').filter({ hasText: /^Warenkorb, 2 Positionen, / })).toHaveCount(1);
    await shop.reload();
    await page.getByRole('link', { name: 'Startseite' }).first().click();
    await shop.cartLink(2).click();
    await page.getByRole('button', { name: 'Verlauf' }).click();
    const journal = page.getByRole('dialog', { name: 'Änderungen am Warenkorb' });
    await journal.getByRole('button', { name: `${second} wiederherstellen` }).click();
    await journal.getByRole('button', { name: 'Schließen' }).click();
    await expect(amountOf(page, second)).toHaveValue('4');
    await expect(shop.cartLink(3)).toBeVisible();
    await shop.chooseAction('Warenkorb leeren');
    await page.getByRole('dialog').getByRole('button', { name: 'Leeren' }).click();
    await expect(shop.cartLink(0)).toBeVisible();
    await shop.reload();
    await page.getByRole('main').getByRole('button', { name: 'Rückgängig' }).click();
    for (const name of [first, second, third]) await expect(amountOf(page, name)).toBeVisible();
    await expect(amountOf(page, second)).toHaveValue('4');
  });
});
