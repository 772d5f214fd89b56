import { cookieNames } from '#mocks/cookieNames.ts';
import { demoClaims, type ShopClaims } from './provider';
import { expect, test, type SignedOnShop } from './signedOn';

const orders = '/my/orders?sort=sum-desc&page=2#unten';

/** Number of the browser's visits to the sign-in. */
const signIns = (shop: SignedOnShop) => shop.trips.filter((path) => path === '/auth/login').length;

/** A function that waits until another is called. */
function gate(): { readonly passed: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: () => resolve() };
}

test.describe('Signing in at a service of another site', () => {
  test('A service that is down is told, a sign-on that is given up or whose code is not taken says so once; then the wanted page is there, with the cookies of the contract', async ({
    shop,
    page,
  }) => {
    await shop.signOn.provider.down();
    try {
      await shop.open(orders);
      await expect(page.getByRole('heading', { name: 'The sign-on service does not answer' })).toBeVisible();
    } finally {
      await shop.signOn.provider.up();
    }
    const before = signIns(shop);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Die Anmeldung hat nicht geklappt' })).toBeVisible();
    // Instead of circling.
    expect(signIns(shop)).toBe(before + 1);
    // The service knows the user, and then has no token for the code.
    shop.signOn.claimsOf = () => {
      throw new Error('No claims');
    };
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await shop.enter('anna.al');
    await expect(page.getByRole('heading', { level: 1, name: 'Die Anmeldung hat nicht geklappt' })).toBeVisible();
    expect(signIns(shop)).toBe(before + 2);
    expect(await shop.hasToken()).toBe(false);
    shop.signOn.claimsOf = demoClaims;
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await page.getByRole('button', { name: /auswählen, Nummer 100$/ }).click();
    await expect(page).toHaveURL(shop.signOn.origin() + orders);
    await expect(page.getByText('Seite 2 von 3')).toBeVisible();
    const cookies = await shop.cookies();
    expect(cookies.get(cookieNames.token)).toMatchObject({ httpOnly: false, sameSite: 'Strict' });
    expect(cookies.get(cookieNames.sessionId)).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(JSON.parse(Buffer.from(cookies.get(cookieNames.token)?.value.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({
      alg: 'RS256',
    });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|session/i.test(key)))).toEqual([]);
  });

  test("A token that no cookie holds: one trip, and the reason; one of another tenant opens nothing of this tenant's shop", async ({
    shop,
    page,
  }) => {
    const many = Array.from({ length: 600 }, (_, index) => String(10_000 + index));
    shop.signOn.claimsOf = (user): ShopClaims => ({ ...demoClaims(user), customers: many });
    await shop.open(orders);
    await shop.enter('anna.zu');
    await expect(page.getByRole('heading', { level: 1, name: 'Ihre Anmeldung ist zu groß für den Browser' })).toBeVisible();
    expect(signIns(shop)).toBe(1);
    expect(await shop.hasToken()).toBe(false);
    shop.signOn.claimsOf = demoClaims;
    await page.goto(`${shop.signOn.origin()}/auth/login`);
    await expect(page).toHaveURL(`${shop.signOn.origin()}/wrong-tenant`);
    await expect(page.getByRole('alert')).toContainText('Bitte melden Sie sich ab.');
  });
});

test.describe('A session that lasts longer than its token', () => {
  test('A token that runs out in the middle of a cart change, also with a session that was ended: nothing is lost, nothing done twice', async ({
    shop,
    page,
  }) => {
    const add = (name: string) => page.getByRole('button', { name: `In den Warenkorb: Reiskontor Basmatireis, ${name}` }).click();
    const cart = (lines: string) => page.getByRole('link', { name: new RegExp(`^Warenkorb, ${lines}(,|$)`) });
    await shop.arrive('/search?query=reis');
    shop.signOn.bff.expireTokens();
    const token = page.waitForResponse('**/v1/my/token');
    await add('1 kg Packung');
    expect((await token).status()).toBe(200);
    await expect(cart('1 Position')).toBeVisible();
    await expect.poll(() => shop.cartChanges).toBe(1);
    await page.reload();
    await expect(cart('1 Position')).toBeVisible();
    expect(shop.cartChanges).toBe(1);
    expect(signIns(shop)).toBe(1);
    // A session that has ended is signed in again by itself: the sign-on service still knows who it is.
    shop.signOn.bff.expireTokens();
    shop.signOn.bff.endSessions();
    await add('10 kg Sack');
    await expect.poll(() => shop.trips.filter((path) => path === '/auth/callback').length).toBe(2);
    await expect(page).toHaveURL(`${shop.signOn.origin()}/search?query=reis`);
    await expect(cart('2 Positionen')).toBeVisible();
    // The cookie of a session that is over goes with the answer that says so; no script could see it.
    shop.signOn.bff.endSessions();
    expect(await page.evaluate(async () => (await fetch('/v1/my/token')).status)).toBe(401);
    expect((await shop.cookies()).has(cookieNames.sessionId)).toBe(false);
  });

  test('Where /my/token answers with a fault the session stays, the page says so, and the next try works', async ({ shop, page }) => {
    await shop.arrive('/');
    for (const [what, answer] of [
      ['503', { status: 503, headers: { 'Retry-After': '0' } }],
      ['429', { status: 429, headers: { 'Retry-After': '0' } }],
      ['a page', { status: 200, contentType: 'text/html', body: '<h1>Wartung</h1>' }],
      ['half an answer', { status: 200, contentType: 'application/json', body: '{"token": ' }],
    ] as const)
      await test.step(what, async () => {
        // In this order: the page before may still ask for something.
        await page.route('**/v1/my/token', (route) => route.fulfill(answer));
        shop.signOn.bff.expireTokens();
        await page.goto(`${shop.signOn.origin()}/my/orders`);
        await expect(page.getByText('Ihre Anmeldung ließ sich gerade nicht erneuern.')).toBeVisible();
        expect(await shop.hasToken()).toBe(true);
        await page.unroute('**/v1/my/token');
        await page.getByRole('status').getByRole('button', { name: 'Noch einmal versuchen' }).click();
        await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
        expect(signIns(shop)).toBe(1);
      });
  });
});

test.describe('Signing out', () => {
  test('Back shows nothing private, the next sign-in asks who it is, and a sign-on service that is down leaves nobody signed in', async ({
    shop,
    page,
  }) => {
    const isSignedOut = async () => {
      await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden' })).toBeVisible();
      expect(await shop.hasToken()).toBe(false);
    };
    await shop.arrive(orders);
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await shop.signOut();
    await isSignedOut();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(0);
    await shop.open(orders);
    await expect(page.getByRole('heading', { level: 1, name: 'Sie sind abgemeldet' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await shop.enter('ben.al');
    await expect(page).toHaveURL(shop.signOn.origin() + orders);
    await shop.signOn.provider.down();
    try {
      await shop.signOut();
      await isSignedOut();
    } finally {
      await shop.signOn.provider.up();
    }
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
});
