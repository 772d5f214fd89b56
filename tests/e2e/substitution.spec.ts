import { linesOf } from './buying';
import { expect, test } from './shop';

test.describe('A line that can’t be ordered', () => {
  test('is swapped for what fits with two calls, by keys alone, and one undo takes it back', async ({ shop, page }) => {
    await shop.withCart('anna.al', linesOf(4), { scenario: 'unavailableLines' });
    const opener = page.getByRole('button', { name: /^Ersatz suchen für / }).first();
    const gone = (await opener.getAttribute('aria-label'))?.replace('Ersatz suchen für ', '') ?? '';
    await shop.settled();
    const calls = () => shop.callsOf('listRecommendations', 'browseCategories', 'browseCategoriesV2').length;
    const before = calls();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Ersatz für ${gone}` });
    const swap = dialog.getByRole('button', { name: /^Gegen .* tauschen: / }).first();
    await expect(swap).toBeVisible();
    expect(calls() - before).toBe(2);
    const name = (await swap.getAttribute('aria-label'))?.replace(/^[^:]*: /, '') ?? '';
    // Nothing is taken without a press.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(shop.row(gone)).toBeVisible();
    await page.keyboard.press('Enter');
    await swap.focus();
    await page.keyboard.press('Enter');
    await expect(shop.row(name)).toBeVisible();
    await expect(shop.row(gone)).toBeHidden();
    const undo = page.getByRole('button', { name: `Entfernen von ${gone} rückgängig machen` });
    await expect(undo).toBeFocused();
    await shop.settled();
    await expect(shop.cartLink(4)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(shop.row(gone)).toBeVisible();
    await expect(shop.row(name)).toBeHidden();
    await shop.settled();
    await page.reload();
    await expect(shop.row(gone)).toBeVisible();
    await expect(shop.row(name)).toBeHidden();
  });

  test('shows no price in its search to somebody who may see none', async ({ shop, page }) => {
    await shop.withCart('eva.al', linesOf(4), { scenario: 'unavailableLines' });
    await page
      .getByRole('button', { name: /^Ersatz suchen für / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Ersatz für / });
    await expect(dialog.getByRole('button', { name: /^Gegen .* tauschen: / }).first()).toBeVisible();
    await expect(dialog.getByText(/€|Grundpreis/)).toHaveCount(0);
  });
});

test('On the order sheet what stands in comes behind the line that is gone, and one Ctrl+Z takes it back', async ({ shop, page }) => {
  await shop.as('anna.al', { path: '/my/order-sheet?source=template:template-100-1' });
  const gone = page.getByRole('region', { name: 'Nicht verfügbar auf diesem Blatt' });
  await gone
    .getByRole('button', { name: /^Ersatz suchen für / })
    .first()
    .click();
  const swap = page
    .getByRole('dialog', { name: /^Ersatz für / })
    .getByRole('button', { name: /^Gegen .* tauschen: / })
    .first();
  await expect(swap).toBeVisible();
  const name = (await swap.getAttribute('aria-label'))?.replace(/^[^:]*: /, '') ?? '';
  await swap.click();
  const amount = page.getByRole('textbox', { name: `Menge ${name} in` });
  await expect(amount).toHaveValue(/^\d+$/);
  await expect(page.getByRole('button', { name: '1 Zeile in den Warenkorb' })).toBeEnabled();
  await amount.focus();
  await page.keyboard.press('Control+z');
  await expect(amount).toBeHidden();
  await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
});
