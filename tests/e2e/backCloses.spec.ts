import type { Page } from '@playwright/test';
import { expect, test } from './shop';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Schnellzugriff' });
const categories = (page: Page) => page.getByRole('dialog', { name: 'Kategorien' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('Back on the telephone', () => {
  test('Back closes the categories and keeps page and place; Forward opens nothing; closed otherwise, nothing is left of them', async ({
    shop,
    page,
  }) => {
    await shop.as('anna.al', { path: '/flyers' });
    const before = await page.title();
    await shop.go('/search?category=170000&pageSize=300');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
    // The product in the middle: rows above that are measured later change the scroll position, not what is in view.
    const place = () =>
      page.evaluate(() =>
        document
          .elementFromPoint(innerWidth / 2, innerHeight / 2)
          ?.closest('article')
          ?.querySelector('a')
          ?.getAttribute('href'),
      );
    await expect.poll(place).toMatch(/./);
    const product = await place();
    const open = async () => {
      await bar(page).getByRole('button', { name: 'Kategorien' }).click();
      await expect(categories(page)).toBeVisible();
    };
    const expectPage = async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(`${shop.origin()}/search?category=170000&pageSize=300`);
      await expect.poll(place).toBe(product);
    };
    await open();
    await page.goBack();
    await expectPage();
    await page.goForward();
    await expectPage();
    await open();
    await page.goBack();
    await expectPage();
    await open();
    await page.keyboard.press('Escape');
    await expectPage();
    await open();
    await categories(page).getByRole('button', { name: 'Schließen' }).click();
    await expectPage();
    // After a link in the drawer is followed, Back skips the drawer.
    await open();
    await categories(page).getByRole('button', { name: 'Obst & Gemüse' }).click();
    await page
      .getByRole('dialog', { name: 'Obst & Gemüse' })
      .getByRole('link', { name: /anzeigen$/ })
      .click();
    await expect(heading(page, 'Obst & Gemüse')).toBeVisible();
    await page.goBack();
    await expectPage();
    await page.goForward();
    await expect(heading(page, 'Obst & Gemüse')).toBeVisible();
    await page.goBack();
    await expectPage();
    // A link to a mail program begins a navigation that comes to nothing.
    await open();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveTitle(before);
  });

  test('Filters are closed first, then taken off; what a reload has closed takes no press', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/flyers' });
    await shop.go('/search?category=170000');
    const filters = page.getByRole('dialog', { name: 'Filter' });
    const open = () => page.getByRole('button', { name: /^Filter( \(\d+\))?$/ }).click();
    await open();
    await filters.getByRole('checkbox', { name: /^Bio \d/ }).check();
    await expect(page).toHaveURL(/attributes=BIO/);
    await filters.getByRole('checkbox', { name: /^Nur Neuheiten/ }).check();
    await expect(page).toHaveURL(/onlyNewProducts/);
    await page.goBack();
    await expect(filters).toHaveCount(0);
    await expect(page).toHaveURL(/onlyNewProducts/);
    await page.goBack();
    await expect(page).not.toHaveURL(/onlyNewProducts/);
    await open();
    await expect(filters.getByRole('checkbox', { name: /^Bio \d/ })).toBeChecked();
    await shop.reload();
    await expect(filters).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => (history.state as { overlays?: number }).overlays ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).not.toHaveURL(/attributes/);
    await expect(page).toHaveURL(/\/search/);
    await page.goBack();
    await expect(page).toHaveURL(/\/flyers/);
  });

  test('Of what lies over the cart each Back closes the uppermost, and what was typed stays', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/flyers' });
    await shop.go('/checkout');
    const entry = page.getByRole('dialog', { name: 'Schnellerfassung' });
    const field = entry.getByRole('textbox', { name: /^Artikelnummer, Menge und Einheit/ });
    await page.getByRole('button', { name: 'Schnellerfassung', exact: true }).click();
    await field.fill('104711 2 Laib');
    await page.goBack();
    await expect(entry).toHaveCount(0);
    await expect(page).toHaveURL(/\/checkout$/);
    await page.getByRole('button', { name: 'Schnellerfassung fortsetzen' }).click();
    await expect(field).toHaveValue('104711 2 Laib');
    await field.fill('104711 5000 Laib');
    await entry.getByRole('button', { name: '1 Zeile hinzufügen' }).click();
    const question = page.getByRole('dialog', { name: /Stimmt die Menge\?$/ });
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(field).toHaveValue('104711 5000 Laib');
    await page.goBack();
    await expect(entry).toHaveCount(0);
    // A menu, and the dialog that it opens.
    const menu = page.getByRole('menu', { name: 'Weitere Aktionen' });
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await menu.getByRole('menuitem', { name: 'Verlauf' }).click();
    const journal = page.getByRole('dialog', { name: 'Änderungen am Warenkorb' });
    await expect(journal).toBeVisible();
    await page.goBack();
    await expect(journal).toHaveCount(0);
    await expect(page).toHaveURL(/\/checkout$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/flyers/);
  });
});
