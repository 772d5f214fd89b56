import type { Page } from '@playwright/test';
import { expect, test } from './shop';

/** Everything that can happen to a call (C§8): a status, no answer in time, no JSON, no network. */
const faults = ['400', '401', '403', '404', '409', '422', '429', '500', 'timeout', 'malformed', 'offline'] as const;
/** As many things to look for, so that no answer is known from before. */
const words = ['reis', 'milch', 'butter', 'wein', 'bier', 'brot', 'salz', 'lachs', 'rind', 'tee', 'apfel'] as const;

const result = (page: Page) => page.getByRole('region', { name: 'Suchergebnis' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Die Produkte konnten nicht geladen werden.' });
const box = (page: Page, name = 'Produkte suchen') => page.getByRole('combobox', { name });

/** Waits for what comes once time limits and pauses between repetitions are over, without waiting for them. */
async function inTheEnd(page: Page, happens: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(8_000);
    await happens();
  }).toPass({ timeout: 20_000 });
}

test.describe('Whatever happens to a search', () => {
  test.beforeEach(async ({ shop, page }) => {
    test.slow();
    // These answers are none that the contract has; that is the point.
    shop.allow(/^contract: \w+: (\w+ answers 4\d\d|its answer can't be read)/);
    await page.clock.install();
  });

  test('the words stay, and a retry brings the result', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=käse' });
    await expect(result(page).getByRole('article').first()).toBeVisible();
    for (const [index, fault] of faults.entries()) {
      const word = words[index] ?? '';
      await test.step(fault, async () => {
        await shop.setScenario(`searchProductsV2=${fault}`);
        await box(page).fill(word);
        await page.keyboard.press('Enter');
        await inTheEnd(page, () => expect(failure(page)).toBeVisible({ timeout: 500 }));
        await expect(page.getByRole('heading', { level: 1, name: `Suche nach „${word}“` })).toBeVisible();
        await expect(box(page)).toHaveValue(word);
        await shop.setScenario('normal');
        await failure(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
        await expect(result(page).getByRole('article').first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
  });

  test('the filters stay while browsing, and a retry brings products and facets', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?prices=bulk' });
    const filters = page.getByRole('complementary', { name: 'Filter' });
    const links = filters.getByRole('link').filter({ hasNotText: 'Alle Produkte' });
    await expect(links.nth(faults.length - 1)).toBeVisible();
    const hrefs = await links.evaluateAll((departments) => departments.map((department) => department.getAttribute('href') ?? ''));
    for (const [index, fault] of faults.entries()) {
      await test.step(fault, async () => {
        const all = filters.getByRole('link', { name: 'Alle Produkte' });
        if (await all.isVisible()) await all.click();
        // Each time another department, so that no answer is known from before.
        const href = hrefs[index] ?? '';
        const department = filters.locator(`a[href="${href}"]`);
        await shop.setScenario(`browseCategoriesV2=${fault},searchProductsV2=${fault}`);
        await department.click();
        await inTheEnd(page, () => expect(failure(page)).toBeVisible({ timeout: 500 }));
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(href);
        await expect(page.getByRole('button', { name: 'Filter entfernen: Staffelpreise' })).toBeVisible();
        await shop.setScenario('normal');
        await failure(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
        await expect(result(page).getByRole('article').first()).toBeVisible();
        await expect(filters.getByRole('checkbox', { name: 'Staffelpreise' })).toBeChecked();
      });
    }
  });

  test('suggestions fail in silence: what is typed stays, Enter searches, the next letter asks again', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=käse' });
    for (const [index, fault] of faults.entries()) {
      const word = words[index] ?? '';
      await test.step(fault, async () => {
        const calls = shop.callsOf('completeProducts').length;
        await shop.setScenario(`completeProducts=${fault}`);
        await box(page).fill(word.slice(0, -1));
        await inTheEnd(page, async () => expect(shop.callsOf('completeProducts').length).toBeGreaterThan(calls));
        // Suggestions for the text before stay until it is clear that there are none for this one.
        await inTheEnd(page, () => expect(page.getByRole('listbox')).toHaveCount(0, { timeout: 500 }));
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(box(page)).toHaveValue(word.slice(0, -1));
        await shop.setScenario('normal');
        await box(page).press('End');
        await box(page).pressSequentially(word.slice(-1));
        await inTheEnd(page, () => expect(page.getByRole('option').first()).toBeVisible({ timeout: 500 }));
      });
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Suche nach „${words.at(-1)}“` })).toBeVisible();
  });

  test('in a fair it is the same', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/subshop/promotions/herbst/search' });
    await expect(result(page).getByRole('article').first()).toBeVisible();
    const field = page.getByRole('search').getByRole('combobox');
    for (const [index, fault] of faults.entries()) {
      const word = words[index] ?? '';
      await test.step(fault, async () => {
        await shop.setScenario(`searchOnlineFairProducts=${fault},completeSubshopProducts=${fault}`);
        await field.fill(word);
        await page.keyboard.press('Enter');
        await inTheEnd(page, () => expect(failure(page)).toBeVisible({ timeout: 500 }));
        await expect(field).toHaveValue(word);
        await shop.setScenario('normal');
        await failure(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
        await expect(result(page).getByRole('article').first().or(page.getByText(`Keine Produkte zu „${word}“ gefunden`))).toBeVisible();
      });
    }
  });
});
