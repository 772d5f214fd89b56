import { linesOf } from './buying';
import { expect, test } from './shop';

test.describe('A line that can’t be ordered', () => {
  test('is swapped for what fits with two calls, by keys alone, and one undo takes it back', async ({ shop, page }) => {
    await shop.withCart('anna.al', linesOf(4), { scenario: 'unavailableLines' });
    const opener = page.getByRole('button', { name: /^Ersatz suchen für / }).first();
    const gone = (await opener.getAttribute('aria-label'))?.replace('Ersatz suchen für ', '') ?? '';
    await shop.settled();
    const calls = async () => (await shop.callsOf('listRecommendations', 'browseCategories', 'browseCategoriesV2')).length;
    const before = await calls();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Ersatz für ${gone}` });
    const swap = dialog.getByRole('button', { name: /^Gegen .* tauschen: / }).first();
    await expect(swap).toBeVisible();
    expect((await calls()) - before).toBe(2);
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
    await shop.reload();
    await expect(shop.row(gone)).toBeVisible();
    await expect(shop.row(name)).toBeHidden();
  });
});
