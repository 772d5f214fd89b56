import { expect, test } from './shop';

/** Who comes for the first time has no CSRF cookie yet: the first content call that is a POST brings it, and is asked again. */
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
  });

  test('Hostile content runs nothing', async ({ shop, page }) => {
    shop.allow(firstVisit);
    await shop.visit('/page/feindlich');
    await expect(page.getByText(/<img src=x onerror/).first()).toBeVisible();
    await shop.settled();
    expect(await page.evaluate(() => (window as { hostile?: unknown }).hostile)).toBeUndefined();
    await expect(page.locator('main script, main [onerror], main [href^="javascript:"]')).toHaveCount(0);
  });

  test('A page that needs a login says so and leads there; a page that fails is there after a retry', async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.visit('/page/intern/preise');
    await expect(page.getByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' })).toBeVisible();
    await expect(page).toHaveTitle(/^Bitte melden Sie sich an – /);
    await expect(page).toHaveURL(/\/page\/intern\/preise$/);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL(/\/auth\/login/);
    await shop.visit('/flyers', { scenario: 'contentFails' });
    await expect(page.getByRole('alert')).toContainText('Diese Seite konnte nicht geladen werden.');
    await shop.setScenario('normal');
    await page.getByRole('alert').getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Aktuelle Flugblätter' })).toBeVisible();
  });

  test('A 401 of a content page leads a signed-in user to the start page, for good; a visitor reads of the login', async ({
    shop,
    page,
  }) => {
    shop.allowFailedCalls();
    await shop.visit('/jobs', { scenario: 'listJobs=401' });
    await expect(page.getByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' })).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin()}/jobs`);
    await shop.as('anna.al', { path: '/search?query=käse', scenario: 'findDynamicPage=401,listContacts=401' });
    await expect(shop.row(/Bergkäse/).first()).toBeVisible();
    for (const path of ['/flyers', '/contacts']) {
      await shop.go(path);
      await expect(page).toHaveURL(`${shop.origin()}/`);
      await page.goBack();
      await expect(page).toHaveURL(/\/search/);
    }
  });

  test('Featured products go into the cart together, and who may not order yet reads the page all the same', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/page/bausteine' });
    await page.getByRole('textbox', { name: /^Menge: Bergkäse 6 Monate/ }).fill('2');
    await page.getByRole('button', { name: '1 Artikel in den Warenkorb' }).click();
    await expect(shop.cartLink(1)).toBeVisible();
    await shop.as('anna.al', { path: '/page/bausteine', tenant: 'GM', customer: null });
    await expect(page.getByRole('heading', { level: 1, name: 'Bausteine' })).toBeAttached();
  });
});

test('Above a list stands what is on promotion in it, and nothing moves when it comes', async ({ shop, page }) => {
  await shop.as('anna.al', { path: '/search' });
  const strip = page.getByRole('region', { name: 'Aktionen' });
  await expect(strip.getByRole('link').first()).toBeVisible();
  await strip.getByRole('link').first().click();
  await expect(page).toHaveURL(/prices=promotion/);
  await expect(page).toHaveURL(/category=/);
});

test('A vacancy is found, shared and applied for; one that is taken leads to the others', async ({ shop, page }) => {
  await shop.visit('/jobs');
  await page.getByRole('link', { name: /Köchin oder Koch/ }).click();
  await expect(page).toHaveTitle(/^Köchin oder Koch/);
  await expect(page.getByRole('link', { name: 'Per E-Mail bewerben' })).toHaveAttribute('href', /^mailto:/);
  await page.goto(`${shop.origin()}/jobs/lager`);
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Stelle ist nicht mehr offen' })).toBeVisible();
  await expect(page).toHaveTitle(/^Diese Stelle ist nicht mehr offen – /);
  await page.getByRole('main').getByRole('link', { name: 'Alle offenen Stellen' }).click();
  await expect(page).toHaveURL(`${shop.origin()}/jobs`);
});
