import { cookieNames } from '../../mocks/cookieNames';
import { demoClaims, type ShopClaims } from './provider';
import { expect, test } from './signedOn';

const orders = '/my/orders?page=1';

/** A function that waits until another is called. */
function gate(): { readonly passed: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: () => resolve() };
}

test.describe('Signing in at a service of another site', () => {
  test('The wanted page is kept through sign-on and choice of customer, and the cookies are as the contract says', async ({
    shop,
    page,
  }) => {
    await shop.open(orders);
    await shop.enter('anna.al');
    await page.getByRole('button', { name: /auswählen, Nummer 100$/ }).click();
    await expect(page).toHaveURL(shop.signOn.origin() + orders);
    await expect(page.getByRole('link', { name: '4501000044' })).toBeVisible();
    const cookies = await shop.cookies();
    expect(cookies.get(cookieNames.token)).toMatchObject({ httpOnly: false, sameSite: 'Strict' });
    expect(cookies.get(cookieNames.sessionId)).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(JSON.parse(Buffer.from(cookies.get(cookieNames.token)?.value.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({
      alg: 'RS256',
    });
  });

  test("A token of another tenant opens nothing of this tenant's shop", async ({ shop, page }) => {
    await shop.open(orders);
    await shop.enter('anna.zu');
    await expect(page).toHaveURL(`${shop.signOn.origin()}/wrong-tenant`);
    await expect(page.getByRole('alert')).toContainText('Bitte melden Sie sich ab.');
  });

  test('A sign-on that is given up says so once, instead of circling, and can be tried again', async ({ shop, page }) => {
    await shop.open(orders);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Die Anmeldung hat nicht geklappt' })).toBeVisible();
    expect(shop.trips.filter((path) => path === '/auth/login')).toHaveLength(1);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await shop.enter('ben.al');
    await expect(page).toHaveURL(shop.signOn.origin() + orders);
  });

  test('A token that no cookie holds: one trip, and the reason', async ({ shop, page }) => {
    const many = Array.from({ length: 600 }, (_, index) => String(10_000 + index));
    shop.signOn.claimsOf = (user): ShopClaims => ({ ...demoClaims(user), customers: many });
    await shop.open(orders);
    await shop.enter('ben.al');
    await expect(page.getByRole('heading', { level: 1, name: 'Ihre Anmeldung ist zu groß für den Browser' })).toBeVisible();
    expect(shop.trips.filter((path) => path === '/auth/login')).toHaveLength(1);
    expect(await shop.hasToken()).toBe(false);
  });

  test('A service that is down is told by the backend for the frontend, and signing in works once it is back', async ({ shop, page }) => {
    await shop.signOn.provider.down();
    try {
      await shop.open(orders);
      await expect(page.getByRole('heading', { name: 'The sign-on service does not answer' })).toBeVisible();
    } finally {
      await shop.signOn.provider.up();
    }
    await page.getByRole('link', { name: 'Sign in' }).click();
    await shop.enter('ben.al');
    await expect(page).toHaveURL(shop.signOn.origin() + orders);
  });
});

test.describe('A session that lasts longer than its token', () => {
  test('A token that runs out in the middle of a cart change: nothing is lost, nothing done twice', async ({ shop, page }) => {
    await shop.arrive('/search?query=reis');
    shop.signOn.bff.expireTokens();
    const token = page.waitForResponse('**/v1/my/token');
    await page
      .getByRole('button', { name: /^In den Warenkorb: / })
      .first()
      .click();
    expect((await token).status()).toBe(200);
    await expect(page.getByRole('link', { name: /^Warenkorb, 1 Position(,|$)/ })).toBeVisible();
    await expect.poll(() => shop.cartChanges).toBe(1);
    await page.reload();
    await expect(page.getByRole('link', { name: /^Warenkorb, 1 Position(,|$)/ })).toBeVisible();
    expect(shop.cartChanges).toBe(1);
    expect(shop.trips.filter((path) => path === '/auth/login')).toHaveLength(1);
  });

  test('A backend for the frontend that restarts signs in again by itself, and the change of the cart goes on', async ({ shop, page }) => {
    await shop.arrive('/search?query=reis');
    shop.signOn.bff.expireTokens();
    shop.signOn.bff.restart();
    await page
      .getByRole('button', { name: /^In den Warenkorb: / })
      .first()
      .click();
    // The sign-on service still knows who it is.
    await expect.poll(() => shop.trips.filter((path) => path === '/auth/callback').length).toBe(2);
    await expect(page).toHaveURL(`${shop.signOn.origin()}/search?query=reis`);
    await expect(page.getByRole('link', { name: /^Warenkorb, 1 Position(,|$)/ })).toBeVisible();
  });

  for (const [what, answer] of [
    ['503', { status: 503, headers: { 'Retry-After': '0' } }],
    ['429', { status: 429, headers: { 'Retry-After': '0' } }],
    ['a page', { status: 200, contentType: 'text/html', body: '<h1>Wartung</h1>' }],
    ['half an answer', { status: 200, contentType: 'application/json', body: '{"token": ' }],
  ] as const) {
    test(`/my/token answers ${what}: the session stays, the page says so, and the next try works`, async ({ shop, page }) => {
      await shop.arrive('/');
      shop.signOn.bff.expireTokens();
      await page.route('**/v1/my/token', (route) => route.fulfill(answer));
      await page.goto(shop.signOn.origin() + orders);
      await expect(page.getByText('Ihre Anmeldung ließ sich gerade nicht erneuern.')).toBeVisible();
      expect(await shop.hasToken()).toBe(true);
      await page.unroute('**/v1/my/token');
      await page.getByRole('status').getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
      expect(shop.trips.filter((path) => path === '/auth/login')).toHaveLength(1);
    });
  }
});

test.describe('Signing out', () => {
  test('Back shows nothing private, and the next sign-in asks who it is', async ({ shop, page }) => {
    await shop.arrive(orders);
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await shop.signOut();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(await shop.hasToken()).toBe(false);
    await page.goBack();
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(0);
    await shop.open(orders);
    await expect(page.getByRole('heading', { level: 1, name: 'Sie sind abgemeldet' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await shop.enter('ben.al');
    await expect(page).toHaveURL(shop.signOn.origin() + orders);
  });

  test('However long it takes, no other tab undoes it', async ({ shop, page }) => {
    await shop.arrive('/search?query=reis');
    const other = await page.context().newPage();
    await shop.open(orders, { page: other });
    await expect(other.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    const logout = gate();
    await page.route('**/auth/logout', async (route) => {
      await logout.passed;
      await route.continue();
    });
    const before = shop.trips.length;
    const leaving = shop.signOut();
    // The session at the service lives still: going there now would sign in again without a word.
    await expect(other.getByRole('heading', { level: 1, name: 'Sie sind abgemeldet' })).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1, name: 'Sie sind abgemeldet' })).toBeVisible();
    logout.open();
    await leaving;
    await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(shop.trips.slice(before)).toEqual(['/auth/logout']);
    expect(await shop.hasToken()).toBe(false);
    await other.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await shop.enter('ben.al', other);
    await expect(other).toHaveURL(shop.signOn.origin() + orders);
  });

  test('A sign-on service that is down leaves nobody signed in', async ({ shop, page }) => {
    await shop.arrive('/search?query=reis');
    await shop.signOn.provider.down();
    try {
      await shop.signOut();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden' })).toBeVisible();
      expect(await shop.hasToken()).toBe(false);
    } finally {
      await shop.signOn.provider.up();
    }
  });
});
