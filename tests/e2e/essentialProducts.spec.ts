import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from './shop';

const stars = (page: Page) => page.getByRole('button', { name: /^Auf der Essenzliste/ });
const filters = (page: Page) => page.getByRole('navigation', { name: 'Ansicht der Essenzliste' });
const generic = 'Ein unerwarteter Fehler ist aufgetreten.';

test.describe('The essence list', () => {
  test('Its filters and its search stand in the address, and what is hidden is found among the hidden', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/essential-products?filter=shown' });
    const star = stars(page).first();
    await expect(star).toBeEnabled();
    const name = (await star.getAttribute('aria-label'))?.replace('Auf der Essenzliste: ', '') ?? '';
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => shop.callsOf('setEssenceVisibility').length).toBe(1);
    await expect(shop.row(name).first()).toBeVisible();
    await filters(page).getByRole('link', { name: 'Ausgeblendet' }).click();
    await expect(page).toHaveURL(`${shop.origin()}/essential-products?filter=hidden`);
    await expect(shop.row(name).first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Essenzliste durchsuchen' }).fill('xyzxyz');
    await expect(page).toHaveURL(`${shop.origin()}/essential-products?filter=hidden&query=xyzxyz`);
    await expect(page.getByText('Keine Artikel zu „xyzxyz“ in dieser Ansicht')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${shop.origin()}/essential-products?filter=shown`);
    await expect(page.getByRole('searchbox', { name: 'Essenzliste durchsuchen' })).toHaveValue('');
    await expect(shop.row(name)).toHaveCount(0);
  });

  test('Two thousand products are there in parts, as somebody comes near them', async ({ shop, page }) => {
    await shop.as('jana.al', { path: '/essential-products' });
    await expect(page.getByText('2.000 Artikel')).toBeVisible();
    await expect(page.getByRole('article').first()).toHaveAttribute('aria-posinset', '1');
    expect(shop.callsOf('browseCustomerEssentialProducts')).toHaveLength(1);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect(page.locator('article[aria-posinset="1000"]')).toBeAttached();
    await expect(stars(page).first()).toBeEnabled();
    // The first part, and those round the middle.
    expect(shop.callsOf('browseCustomerEssentialProducts').length).toBeLessThanOrEqual(4);
    const visible = page.getByRole('article').nth(12);
    const name = await visible.getByRole('link').last().innerText();
    await visible.getByRole('link', { name }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name }).last()).toBeInViewport();
  });

  test('A part that cannot be read says so where it should be, and a retry brings it', async ({ shop, page }) => {
    await shop.as('jana.al', { path: '/essential-products' });
    await expect(page.getByText('2.000 Artikel')).toBeVisible();
    await shop.settled();
    await shop.setScenario('browseCustomerEssentialProducts=400');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect(page.getByText('Diese Artikel konnten nicht geladen werden.').first()).toBeVisible();
    await expect(page.getByText(generic, { exact: false }).first()).toBeVisible();
    await shop.setScenario('normal');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).first().click();
    await expect(page.locator('article[aria-posinset="1000"]')).toBeAttached();
    await expect(page.getByText('Diese Artikel konnten nicht geladen werden.')).toHaveCount(0);
  });

  test('Period, files, labels and an order', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/essential-products' });
    await page.getByRole('button', { name: 'Zeitraum ändern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zeitraum der Essenzliste' });
    await dialog.getByRole('button', { name: '3 Jahre' }).click();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Käufe der letzten 1.095 Tage', { exact: true })).toBeVisible();
    for (const [action, ending, head] of [
      ['Liste als PDF', /\.pdf$/, '%PDF'],
      ['Allergene (Excel)', /\.xlsx$/, 'PK'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: action }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(ending);
      expect((await readFile(await file.path())).subarray(0, head.length).toString()).toBe(head);
    }
    await page.getByRole('button', { name: 'Auf die Etikettenliste' }).click();
    await page
      .getByRole('dialog', { name: 'Auf die Etikettenliste setzen?' })
      .getByRole('button', { name: /^\d+ Artikel hinzufügen$/ })
      .click();
    await expect(page.getByText(/auf der Etikettenliste, insgesamt \d+\.$/)).toBeVisible();
    const row = page.getByRole('article').first();
    await row.getByRole('button', { name: /^In den Warenkorb/ }).click();
    await expect(shop.cartLink(1)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Bestellvorlagen/ })).toHaveCount(0);
  });
});
