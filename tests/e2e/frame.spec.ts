import type { Locator, Page } from '@playwright/test';
import { confirmedNumber, orderButton } from './buying';
import { everyRoute, type Route } from './routes';
import { expect, test } from './shop';

/** Every address of the shop, as a buyer with an empty cart opens it, and what the tab is called then. */
const routes = everyRoute();
const isOfUser = ({ path }: Route) => path.startsWith('/my');
const isOfFair = ({ path }: Route) => path.startsWith('/subshop');

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never comes to ${target.toString()}`);
}

test.describe('Routes', () => {
  for (const [what, part] of [
    ['the catalogue and of content', routes.filter((route) => !isOfUser(route) && !isOfFair(route))],
    ['the user', routes.filter(isOfUser)],
    ['the fair', routes.filter(isOfFair)],
  ] as const) {
    test(`Every route of ${what} opens, with its title and something to read`, async ({ shop, page }) => {
      shop.allowFailedCalls();
      await shop.as('anna.al', { path: '/gibt-es-nicht' });
      // Signing out comes last, because nobody is logged in after it.
      for (const { path, title } of part.toSorted(
        (one, other) => Number(one.path === '/auth/logout') - Number(other.path === '/auth/logout'),
      )) {
        await test.step(path, async () => {
          // From a page whose title and heading no route has.
          await shop.go('/gibt-es-nicht');
          await expect(page).toHaveTitle(/^Seite nicht gefunden/);
          await shop.go(path);
          await expect(page).toHaveTitle(title);
          await expect(page).toHaveTitle(/ – Rahmkogel$/);
          await expect(
            page.getByRole('main').getByRole('heading', { level: 1 }).or(page.getByRole('main').getByRole('paragraph').first()).first(),
          ).toBeVisible();
          await expect(page.getByText('Diese Seite konnte nicht angezeigt werden')).toHaveCount(0);
          await expect(page.getByRole('contentinfo')).toBeVisible();
        });
      }
    });
  }

  test('An address of no page says so and leads on', async ({ shop, page }) => {
    for (const path of ['/gibt/es/nicht', '/my/nichts', '/%F0%9F%A5%A8', '/search/mehr']) {
      await shop.visit(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
    await expect(page).toHaveURL(`${shop.origin()}/`);
  });
});

test.describe('Ways through the shop', () => {
  test('The title and the focus follow the screen, which is read out', async ({ shop, page }) => {
    await shop.as('anna.al');
    await expect(page).toHaveTitle('Startseite – Rahmkogel');
    await page.getByRole('link', { name: 'Alle Bestellungen' }).click();
    await expect(page).toHaveTitle('Bestellungen – Rahmkogel');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /^Bestellungen$/ })).toBeAttached();
    await page.getByRole('link', { name: '4501000044' }).click();
    await expect(page).toHaveTitle('Bestellung 4501000044 – Rahmkogel');
  });

  test('The skip link leads past the header', async ({ shop, page }) => {
    await shop.visit('/search');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Obst & Gemüse', exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('Going back returns to where the list was', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=käse' });
    const far = page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').nth(12);
    const link = far.getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    // Where the row stood in the window as the page was left. How far the page is scrolled says less: what comes late above the list has
    // moved it, or is there at once on the way back.
    await page.evaluate(() =>
      window.addEventListener(
        'click',
        ({ target }) => Object.assign(window, { leftAt: (target as Element).closest('article')?.getBoundingClientRect().top }),
        { capture: true, once: true },
      ),
    );
    await link.click();
    await expect(page.getByRole('heading', { name: 'Allergene' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const before = await page.evaluate(() => (window as unknown as { leftAt: number }).leftAt);
    await page.goBack();
    await expect.poll(() => far.evaluate((row, from) => Math.abs(row.getBoundingClientRect().top - from), before)).toBeLessThan(40);
    await expect(link).toBeInViewport();
  });

  test('Coming back from a product the keyboard goes on at that product, wherever it stands in a long list', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?pageSize=300' });
    const result = page.getByRole('region', { name: 'Suchergebnis' });
    await expect(result.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 9_000, behavior: 'instant' }));
    const placeInView = () =>
      result
        .getByRole('article')
        .evaluateAll((rows) => Number(rows.find((row) => row.getBoundingClientRect().top > 200)?.getAttribute('aria-posinset')));
    await expect.poll(placeInView).toBeGreaterThan(50);
    const row = result.locator(`article[aria-posinset="${await placeInView()}"]`);
    const name = (await row.getAttribute('aria-label')) ?? '';
    await row.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(row.getByRole('link', { name })).toBeFocused();
    await expect(row).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(row.locator(':focus')).toHaveCount(1);
  });

  test('A product is found and ordered by keyboard alone', async ({ shop, page }) => {
    // Who has not ordered before chooses the unloading area, too.
    await shop.as('anna.al', { customer: '102' });
    const press = (key: string) => page.keyboard.press(key);
    await tabTo(page, page.getByRole('combobox', { name: 'Artikel suchen' }));
    await page.keyboard.type('104711');
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Suche nach „104711“' })).toBeVisible();
    const add = page.getByRole('button', { name: /^In den Warenkorb: Bergkäse/ });
    await expect(add).toBeVisible();
    await tabTo(page, add);
    await press('Enter');
    await expect(shop.cartLink(1)).toBeVisible();
    await tabTo(page, shop.cartLink(1));
    await press('Enter');
    const next = page.getByRole('link', { name: 'Weiter zur Lieferung' });
    await expect(next).toBeVisible();
    await tabTo(page, next);
    await press('Enter');
    for (const group of ['Abladestelle', 'Liefertag']) {
      const option = page.getByRole('group', { name: group }).getByRole('radio').first();
      await expect(option).toBeVisible();
      await tabTo(page, option);
      await press('Space');
      await expect(option).toBeChecked();
    }
    await tabTo(page, orderButton(page));
    await press('Enter');
    await confirmedNumber(page);
  });

  test('On the phone everything is within reach of the thumb', async ({ shop, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await shop.as('anna.al');
    const bar = page.getByRole('navigation', { name: 'Schnellzugriff' });
    await bar.getByRole('button', { name: 'Kategorien' }).click();
    await page.getByRole('dialog', { name: 'Kategorien' }).getByRole('button', { name: /^Bier/ }).click();
    await page
      .getByRole('dialog', { name: 'Bier' })
      .getByRole('link', { name: /anzeigen$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bier' })).toBeVisible();
    await page
      .getByRole('button', { name: /^In den Warenkorb/ })
      .first()
      .click();
    await bar.getByRole('link', { name: /^Warenkorb, 1 Position/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
