import { cookieNames } from '../../mocks/cookieNames';
import { expect, test } from './shop';

const everything = '/my/orders?sort=sum-desc&page=2#unten';

test.describe('Gates', () => {
  test(
    'A user who follows a link that needs a login comes back to it after signing in, with query and hash',
    { tag: '@both' },
    async ({ shop, page }) => {
      await shop.visit(everything);
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await shop.signOn('anna.al');
      await page.getByRole('button', { name: /auswählen, Nummer 100$/ }).click();
      await expect(page).toHaveURL(shop.origin() + everything);
      await expect(page.getByText('Seite 2 von 3')).toBeVisible();
    },
  );

  test(
    'A link that signs on somebody whom nobody knows says so, and anybody else can be chosen',
    { tag: '@both' },
    async ({ shop, page }) => {
      shop.allowFailedCalls();
      await shop.visit('/auth/login?user=nobody.al&redirect=/search');
      await expect(page.getByRole('alert')).toHaveText('There is no demo user “nobody.al”.');
      await shop.signOn('ben.al');
      await expect(page).toHaveURL(`${shop.origin()}/search`);
    },
  );

  test('A user who has yet to choose a customer comes back to the wanted page, once', async ({ shop, page }) => {
    await shop.as('anna.al', { customer: null, path: everything });
    await page.getByRole('button', { name: /auswählen, Nummer 101$/ }).click();
    await expect(page).toHaveURL(shop.origin() + everything);
    await page.goto(`${shop.origin()}/my/customers`);
    await page.getByRole('button', { name: /auswählen, Nummer 100$/ }).click();
    await expect(page).toHaveURL(`${shop.origin()}/`);
  });

  test("Somebody of another tenant's shop is told so on every page and can only log out", async ({ shop, page }) => {
    await shop.as('anna.gm', { tenant: 'AL', customer: null, path: '/search?query=reis' });
    await expect(page).toHaveURL(`${shop.origin()}/wrong-tenant`);
    await expect(page.getByRole('alert')).toContainText('Sie dürfen in diesem Shop nicht bestellen. Bitte melden Sie sich ab.');
    await expect(page.getByRole('combobox', { name: 'Artikel suchen' })).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin()}/`);
  });

  test('A host of no tenant shows the national shop with the ways to all wholesalers', async ({ shop, page }) => {
    await shop.visit('/', { tenant: 'xx' });
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellen bei Ihrem Großhändler' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(22);
    await page.goto(`${shop.origin('xx')}/search`);
    await expect(page.getByText('Bitte wählen Sie zuerst Ihren Großhändler')).toBeVisible();
  });

  test('Nobody sees a price before signing in', async ({ shop, page }) => {
    await shop.visit('/search?query=bergkäse');
    await expect(page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first()).toBeVisible();
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

  test('A user without the permission sees no price in list, cart and orders', async ({ shop, page }) => {
    await shop.as('eva.al', { path: '/search?query=reis&sort=price-asc' });
    await page
      .getByRole('button', { name: /^In den Warenkorb: / })
      .first()
      .click();
    await expect(shop.cartLink(1)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sortierung' }).getByRole('option', { name: /Preis/ })).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('€');
    await shop.cartLink(1).click();
    await expect(page.getByRole('link', { name: 'Weiter zur Lieferung' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('€');
    await page.goto(`${shop.origin()}/my/orders?sort=sum-desc`);
    await expect(page.getByRole('columnheader', { name: 'Positionen' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Summe' })).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('€');
  });
});

test.describe('Cookies that hold anything', () => {
  test("A sign-on token that nobody can read leaves a visitor's shop", async ({ shop, page }) => {
    shop.allowFailedCalls();
    for (const token of ['abc', 'a.%%%.c', 'e30.YWJj.e30', 'e30.W10.e30', 'x'.repeat(3_000)]) {
      await shop.setCookie(cookieNames.token, token);
      await shop.setCookie(cookieNames.customer, '100');
      await shop.visit('/search?query=reis');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first()).toBeVisible();
      await expect(page.locator('body')).not.toContainText('€');
      await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain(cookieNames.token);
    }
  });

  test('A token without any claim belongs to no shop, and its user can log out', async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.setCookie(cookieNames.token, 'e30.e30.e30');
    await shop.visit('/');
    await expect(page.getByRole('heading', { name: 'Falscher Shop' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden' })).toBeVisible();
  });

  test("A customer who is none of the user's has to be chosen again", async ({ shop, page }) => {
    shop.allowFailedCalls();
    await shop.as('anna.al', { path: '/my/orders' });
    for (const customer of ['300', '..', '%00']) {
      await shop.setCookie(cookieNames.customer, customer);
      await page.goto(`${shop.origin()}/my/orders`);
      await page.getByRole('button', { name: /auswählen, Nummer 102$/ }).click();
      await expect(page).toHaveURL(`${shop.origin()}/my/orders`);
      await expect(page.getByRole('button', { name: 'Kunde Wirtshaus Traube, wechseln' })).toBeVisible();
    }
  });
});

/** What a stored way back must never be followed as, one of each kind; all of them lead to the start page. */
const hostileTargets = ['//evil.example', 'javascript:alert(1)', '/a/..//evil.example', '/auth/logout'];

test('No stored way back leads out of the shop', async ({ shop, page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== shop.origin()) elsewhere.push(request.url());
  });
  await shop.as('anna.al', { path: '/my/customers' });
  for (const [index, target] of hostileTargets.entries()) {
    await page.evaluate(
      (path) => ['login', 'customer'].forEach((detour) => sessionStorage.setItem(`redirect-after-${detour}`, path)),
      target,
    );
    // The one that is not chosen already.
    await page.getByRole('button', { name: index % 2 === 0 ? /auswählen, Nummer 102$/ : /auswählen, Nummer 101$/ }).click();
    await expect(page).toHaveURL(`${shop.origin()}/`);
    await page.goto(`${shop.origin()}/auth/redirect`);
    await expect(page.getByRole('heading', { name: /^Willkommen/ })).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin()}/`);
    await shop.go('/my/customers');
  }
  expect(elsewhere).toEqual([]);
});

test.describe('A session that ends', () => {
  test('An expired token is replaced with one call, and nobody notices', { tag: '@both' }, async ({ shop, page }) => {
    await shop.as('anna.al', { scenario: 'expiredToken' });
    await expect(page.getByRole('link', { name: /^4501000044/ })).toBeVisible();
    await expect(shop.cartLink(0)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL(`${shop.origin()}/`);
    expect(shop.callsOf('getToken')).toHaveLength(1);
  });

  test(
    'After the end of the session the login leads back to the page that was wanted, with the customer still chosen',
    { tag: '@both' },
    async ({ shop, page }) => {
      await shop.as('anna.al', { path: '/my/orders' });
      await expect(page.getByRole('link', { name: '4501000044' })).toBeVisible();
      await shop.settled();
      // For the order alone: whatever else the page asks for by itself would find the end before the click.
      await shop.setScenario('getOrder=401,getToken=401');
      // Without a pointer, which fetches ahead what it rests on and finds the end of the session before it clicks.
      await page.getByRole('link', { name: '4501000044' }).dispatchEvent('click');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await shop.setScenario('normal');
      await shop.signOn('anna.al');
      await expect(page).toHaveURL(`${shop.origin()}/my/orders/detail/4501000044`);
      await expect(page.getByRole('heading', { level: 1, name: 'Bestellung 4501000044' })).toBeVisible();
    },
  );

  test("When signing in doesn't help, the shop stops circling and leaves the next try to the user", async ({ shop, page }) => {
    await shop.visit('/');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await page.goto(`${shop.origin()}/my/orders`);
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    }
    await page.goto(`${shop.origin()}/my/orders`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await shop.signOn('anna.al');
    await page.getByRole('button', { name: /auswählen, Nummer 100$/ }).click();
    await expect(page).toHaveURL(`${shop.origin()}/my/orders`);
  });

  test('Signing out in one tab signs out in the other', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/search?query=reis' });
    const other = await page.context().newPage();
    await other.goto(`${shop.origin()}/`);
    await other.getByRole('button', { name: 'Menü von anna.al' }).click();
    await other.getByRole('menuitem', { name: 'Abmelden' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('€');
  });
});
