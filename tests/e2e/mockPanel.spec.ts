import { mockCookieNames } from '#mocks/cookieNames.ts';
import { addFromList } from './buying';
import { expect, test, type ShopDriver } from './shop';

/** Opens the panel in the lower left corner, which stays away from browsers that a program drives unless it is asked for. */
async function openPanel(shop: ShopDriver): Promise<void> {
  await shop.setCookie(mockCookieNames.panel, 'on');
  await shop.page.reload();
  await shop.page.getByTitle('Mock backend').click();
  await expect(shop.page.getByRole('heading', { name: 'Mock backend' })).toBeVisible();
}

/** Chooses in the panel and applies, which reloads the page. */
async function apply(shop: ShopDriver, choices: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(choices)) await shop.page.getByRole('combobox', { name: label }).selectOption(value);
  const loaded = shop.page.waitForEvent('load');
  await shop.page.getByRole('button', { name: 'Apply' }).click();
  await loaded;
}

test.describe('The panel of the mock backend', { tag: '@worker' }, () => {
  test('Resetting empties the cart; the person stays signed on, at the same address and in the same language', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=bergkäse' });
    await addFromList(shop, 2);
    await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('link', { name: /^Cart, 2 lines/ })).toBeVisible();
    await openPanel(shop);
    await page.getByRole('button', { name: 'Reset all data' }).click();
    await expect(page.getByRole('link', { name: /^Cart, empty/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Customer Pension Enzian/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/search\?query=bergk/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.getByRole('link', { name: /^Cart, empty/ })).toBeVisible();
  });

  test('A scenario holds until it is taken back, also by a reset; somebody else signs on with customers of their own, by keyboard, too', async ({
    shop,
    page,
  }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: '/my/orders', customer: '101' });
    await expect(page.getByRole('button', { name: /^Kunde Berggasthof Bergland/ })).toBeVisible();
    await openPanel(shop);
    const scenario = page.getByRole('combobox', { name: 'Scenario' });
    const heading = page.getByRole('heading', { name: 'Mock backend' });
    await scenario.focus();
    await page.keyboard.press('Escape');
    await expect(heading).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(heading).toBeVisible();
    await apply(shop, { Scenario: 'ordersFail' });
    await expect(page.getByRole('alert').filter({ hasText: 'Die Bestellungen konnten nicht geladen werden' })).toBeVisible();
    await page.getByTitle('Mock backend').click();
    await expect(scenario).toHaveValue('ordersFail');
    await page.getByRole('button', { name: 'Reset all data' }).click();
    await expect(page.getByRole('columnheader', { name: 'Summe' })).toBeVisible();
    await page.getByTitle('Mock backend').click();
    await apply(shop, { 'Sign in as': 'eva.al' });
    await expect(page.getByRole('banner')).not.toContainText('Berggasthof Bergland');
    await expect(page.getByRole('columnheader', { name: 'Positionen' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Summe' })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('€');
  });
});
