import type { Page } from '@playwright/test';
import { fairCode } from './buying';
import { expect, test } from './shop';

/** What somebody sees when a search fails. Every call with every fault: src/queries/readFaults.test.tsx. */
const result = (page: Page) => page.getByRole('region', { name: 'Suchergebnis' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Die Artikel konnten nicht geladen werden.' });

test.beforeEach(({ shop }) => shop.allowFailedCalls());

test('A search whose answer never comes says so in the end; words and filters stay, and a retry brings the result', async ({
  shop,
  page,
}) => {
  const box = page.getByRole('combobox', { name: 'Artikel suchen' });
  const filters = page.getByRole('complementary', { name: 'Filter' });
  await page.clock.install();
  await shop.as('anna.al', { path: '/search?query=käse' });
  await expect(result(page).getByRole('article').first()).toBeVisible();
  await test.step('words', async () => {
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
  await test.step('filters', async () => {
    await shop.go('/search?prices=bulk');
    await expect(page.getByRole('button', { name: 'Filter entfernen: Staffelpreise' })).toBeVisible();
    const department = filters.getByRole('link', { name: /^Molkereiprodukte/ });
    await expect(department).toBeVisible();
    await shop.setScenario('browseCategoriesV2=400,searchProductsV2=400');
    await department.click();
    await expect(failure(page)).toBeVisible();
    await expect(page).toHaveURL(/category=130000/);
    await expect(page.getByRole('button', { name: 'Filter entfernen: Staffelpreise' })).toBeVisible();
    await shop.setScenario('normal');
    await failure(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(result(page).getByRole('article').first()).toBeVisible();
    await expect(filters.getByRole('checkbox', { name: 'Staffelpreise' })).toBeChecked();
  });
});

test('Suggestions fail in silence: what is typed stays, the next letter asks again, Enter searches; in a fair a search fails aloud', async ({
  shop,
  page,
}) => {
  const box = page.getByRole('search').getByRole('combobox');
  await shop.as('anna.al', { path: `/subshop/promotions/${fairCode}/search` });
  await expect(result(page).getByRole('article').first()).toBeVisible();
  await shop.setScenario('completeSubshopProducts=400');
  await box.fill('milc');
  await expect.poll(() => shop.callsOf('completeSubshopProducts').length).toBe(1);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(box).toHaveValue('milc');
  await shop.setScenario('searchOnlineFairProducts=500');
  await box.press('End');
  await box.pressSequentially('h');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(failure(page)).toBeVisible();
  await expect(box).toHaveValue('milch');
  await shop.setScenario('normal');
  await failure(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Suche nach „milch“' })).toBeVisible();
  await expect(result(page).getByRole('article').first().or(page.getByText('Keine Artikel zu „milch“ gefunden'))).toBeVisible();
});
