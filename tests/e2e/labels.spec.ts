import { expect, test } from './shop';

const cheese = 'Bergkäse 6 Monate gereift, Laib ca. 6 kg';

test.describe('The label list', () => {
  test('A product gets there from its page and from the search, and off again', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/product/104711' });
    const toggle = page.getByRole('button', { name: `Auf der Etikettenliste: ${cheese}` });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await shop.go('/search?query=104711');
    await page.getByRole('button', { name: `Bestellvorlagen: ${cheese}` }).click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await shop.go('/my/label-prints');
    await expect(page.getByText('1 Artikel, 1 Etikett', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Von der Etikettenliste entfernen: ${cheese}` }).click();
    await expect(page.getByText(`Entfernt: ${cheese}`)).toBeVisible();
    // The list would be read before the change has arrived, by who reloads within the same instant.
    await expect.poll(() => shop.callsSoFar('removeLabel').length).toBe(1);
    await shop.reload();
    await expect(page.getByText('Keine Artikel in der Etikettenliste')).toBeVisible();
    await page.getByRole('link', { name: 'Artikel suchen' }).click();
    await expect(page).toHaveURL(`${shop.origin()}/search`);
  });
});
