import { expect, test } from './shop';

/** A first visit has no CSRF cookie yet: the first content call that is a POST brings it, and is repeated. */
const firstVisit = /403 \(Forbidden\).*\/v1\/cms\/dynpage/;

test.describe('Content pages', () => {
  test('A page says what it is to the tab and to search engines, its links stay in the shop, and Back leads back', async ({
    shop,
    page,
  }) => {
    shop.allow(firstVisit);
    await shop.visit('/flyers');
    await expect(page).toHaveTitle(/^Aktuelle Flugblätter – /);
    await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', 'Alle Aktionen zum Durchblättern.');
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
    await shop.go('/page/bausteine');
    await expect(page.getByRole('heading', { level: 1, name: 'Bausteine' })).toBeAttached();
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    await page
      .getByRole('link', { name: /^Liefertage/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Liefertage' })).toBeVisible();
    await expect(page).toHaveTitle(/^Liefertage – /);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Bausteine' })).toBeAttached();
    // A vacancy that is taken leads to the others.
    await shop.go('/jobs/lager');
    await expect(page).toHaveTitle(/^Diese Stelle ist nicht mehr offen – /);
    await page.getByRole('main').getByRole('link', { name: 'Alle offenen Stellen' }).click();
    await expect(page).toHaveURL(`${shop.origin()}/jobs`);
    await page.getByRole('link', { name: /Köchin oder Koch/ }).click();
    await expect(page).toHaveTitle(/^Köchin oder Koch/);
  });

  test('A 401 of a content page leads a signed-in user to the start page, for good; a visitor reads of the login', async ({
    shop,
    page,
  }) => {
    shop.allowFailedCalls();
    await shop.visit('/jobs', { scenario: 'listJobs=401' });
    await expect(page.getByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' })).toBeVisible();
    await expect(page).toHaveTitle(/^Bitte melden Sie sich an – /);
    await expect(page).toHaveURL(`${shop.origin()}/jobs`);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL(/\/auth\/login/);
    await shop.as('anna.al', { path: '/search?query=käse', scenario: 'findDynamicPage=401,listContacts=401' });
    await expect(shop.row(/Bergkäse/).first()).toBeVisible();
    for (const path of ['/flyers', '/contacts']) {
      await shop.go(path);
      await expect(page).toHaveURL(`${shop.origin()}/`);
      await page.goBack();
      await expect(page).toHaveURL(/\/search/);
    }
  });
});
