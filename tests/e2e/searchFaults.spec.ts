import type { Page } from '@playwright/test';
import { expect, test } from './shop';

/** What somebody sees when a search fails. Every call with every fault: src/queries/readFaults.test.tsx. */
const result = (page: Page) => page.getByRole('region', { name: 'Suchergebnis' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Die Artikel konnten nicht geladen werden.' });

test('A search whose answer never comes says so in the end; the words stay, and a retry brings the result', async ({ shop, page }) => {
  const box = page.getByRole('combobox', { name: 'Artikel suchen' });
  shop.allowFailedCalls();
  await page.clock.install();
  await shop.as('anna.al', { path: '/search?query=käse' });
  await expect(result(page).getByRole('article').first()).toBeVisible();
  await shop.setScenario('searchProductsV2=timeout');
  await box.fill('reis');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Suche nach „reis“' })).toBeVisible();
  // The time limit and the pause before the second try, without waiting for them.
  await expect(async () => {
    await page.clock.fastForward(16_000);
    await expect(failure(page)).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [0, 100] });
  await expect(box).toHaveValue('reis');
  await shop.setScenario('normal');
  await failure(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(result(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
