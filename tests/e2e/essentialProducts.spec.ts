import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const stars = (page: Page) => page.getByRole('button', { name: /^Auf der Essenzliste/ });

test.describe('The essence list', () => {
  test('Two thousand products are there in parts, as somebody comes near them', async ({ shop, page }) => {
    await shop.as('jana.al', { path: '/essential-products' });
    await expect(page.getByText('2.000 Artikel')).toBeVisible();
    await expect(page.getByRole('article').first()).toHaveAttribute('aria-posinset', '1');
    expect(await shop.callsOf('browseCustomerEssentialProducts')).toHaveLength(1);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect(page.locator('article[aria-posinset="1000"]')).toBeAttached();
    await expect(stars(page).first()).toBeEnabled();
    // The first part, and those round the middle.
    expect((await shop.callsOf('browseCustomerEssentialProducts')).length).toBeLessThanOrEqual(4);
    const visible = page.getByRole('article').nth(12);
    const name = await visible.getByRole('link').last().innerText();
    await visible.getByRole('link', { name }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name }).last()).toBeInViewport();
  });
});
