import { cookieNames } from '#mocks/cookieNames.ts';
import { expect, test } from './shop';

const everything = '/my/orders?sort=sum-desc&page=2#unten';

test.describe('Gates', () => {
  test(
    "A link that needs a login leads there, three times by itself; then the user signs in, and comes back to it, once, as one of the user's customers",
    { tag: '@engines' },
    async ({ shop, page }) => {
      shop.allowFailedCalls();
      await shop.visit('/');
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await page.goto(shop.origin() + everything);
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      }
      await page.goto(shop.origin() + everything);
      await expect(page.getByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' })).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
      await shop.signOn('anna.al');
      const choose = (number: string) => page.getByRole('button', { name: new RegExp(`auswählen, Nummer ${number}$`) }).click();
      await choose('101');
      await expect(page).toHaveURL(shop.origin() + everything);
      await expect(page.getByText('Seite 2 von 3')).toBeVisible();
      await page.goto(`${shop.origin()}/my/customers`);
      await choose('100');
      await expect(page).toHaveURL(`${shop.origin()}/`);

      await shop.setCookie(cookieNames.customer, '..');
      await page.goto(`${shop.origin()}/my/orders`);
      await choose('102');
      await expect(page).toHaveURL(`${shop.origin()}/my/orders`);
      await expect(page.getByRole('button', { name: 'Kunde Wirtshaus Traube, wechseln' })).toBeVisible();
    },
  );

  test("Somebody of another tenant's shop is told so on every page, decides about cookies all the same, and can only log out", async ({
    shop,
    page,
  }) => {
    shop.asksForConsent();
    await shop.as('anna.gm', { tenant: 'AL', customer: null, path: '/privacy-preferences' });
    await expect(page.getByText(/^Sie haben noch nicht gewählt/)).toBeVisible();
    await page.getByRole('button', { name: 'Details anzeigen' }).click();
    await page.getByRole('switch', { name: 'Verbesserung der Suche' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Derzeit aktiv: 1 von/ })).toBeVisible();
    await page.goto(`${shop.origin()}/search?query=reis`);
    await expect(page).toHaveURL(`${shop.origin()}/wrong-tenant`);
    await expect(page.getByRole('alert')).toContainText('Sie dürfen in diesem Shop nicht bestellen. Bitte melden Sie sich ab.');
    await expect(page.getByRole('combobox', { name: 'Artikel suchen' })).toHaveCount(0);
    // An earlier decision isn't asked for again.
    await shop.settled();
    await expect(page.getByRole('complementary', { name: 'Ihre Wahl zu Cookies und Diensten' })).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin()}/`);
  });

  test('A host of no tenant shows the national shop with the ways to all wholesalers, that of the markets its landing page without the frame', async ({
    shop,
    page,
  }) => {
    await shop.visit('/', { tenant: 'xx' });
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellen bei Ihrem Großhändler' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(22);
    await shop.go('/search');
    await expect(page.getByText('Bitte wählen Sie zuerst Ihren Großhändler')).toBeVisible();
    await shop.visit('/', { tenant: 'LM' });
    await expect(page.getByRole('heading', { level: 1, name: 'Unsere Märkte in Ihrer Nähe' })).toBeVisible();
    await expect(page).toHaveTitle('Unsere Märkte in Ihrer Nähe');
    await expect(page.getByRole('navigation', { name: 'Unsere Häuser' }).locator('svg')).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-look', 'LM');
  });

  test("A sign-on token that nobody can read leaves a visitor's shop: products without prices, and the way to sign in", async ({
    shop,
    page,
  }) => {
    shop.allowFailedCalls();
    await shop.setCookie(cookieNames.token, 'a.%%%.c');
    await shop.setCookie(cookieNames.customer, '100');
    await shop.visit('/search?query=bergkäse');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain(cookieNames.token);
    await expect(page.getByText('Preise nach der Anmeldung').first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('€');
    await shop
      .row(/^Bergkäse 6 Monate gereift, Laib/)
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Zum Bestellen anmelden' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Allergene' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('€');
  });
});

test(
  'A token that has expired is replaced with one call; after the end of the session the login leads back to the wanted page, and signing out in one tab signs out in the other',
  { tag: ['@floor', '@engines'] },
  async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/my/orders', scenario: 'expiredToken' });
    await expect(page.getByRole('link', { name: '4501000044' })).toBeVisible();
    await expect(shop.cartLink(0)).toBeVisible();
    await shop.settled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await shop.callsOf('getToken')).toHaveLength(1);

    // Only for the order: any other call of the page would notice the end of the session before the click.
    await shop.setScenario('getOrder=401,getToken=401');
    // Without a pointer: hovering prefetches, and would notice the end of the session before the click.
    await page.getByRole('link', { name: '4501000044' }).dispatchEvent('click');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await shop.setScenario('normal');
    await shop.signOn('anna.al');
    await expect(page).toHaveURL(`${shop.origin()}/my/orders/detail/4501000044`);
    // The customer is still chosen.
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellung 4501000044' })).toBeVisible();

    await shop.go('/search?query=reis');
    await expect(page.getByRole('main')).toContainText('€');
    const other = await page.context().newPage();
    await other.goto(`${shop.origin()}/flyers`);
    await other.getByRole('button', { name: 'Menü von anna.al' }).click();
    await other.getByRole('menuitem', { name: 'Abmelden' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('€');
  },
);
