import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'Der Shop konnte nicht geladen werden.' });
const again = (page: Page) => page.getByRole('button', { name: 'Neu laden', exact: true });
const shopShows = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();

const answers = {
  'isn’t there': { status: 404, body: 'no' },
  'is the page': { status: 200, contentType: 'text/html', body: '<!doctype html><p>Shop' },
  'is cut off': { status: 200, contentType: 'text/javascript', body: 'export const a = {' },
} as const;

test.describe('A file without which the shop can’t start', () => {
  test.beforeEach(({ shop }) => {
    shop.allowFailedCalls();
    shop.allow(/MIME type|Failed to fetch dynamically|could not be shown|Unexpected|Code is/);
  });

  for (const [chunk, what] of [
    ['index', 'isn’t there'],
    ['door', 'is the page'],
    ['rolldown-runtime', 'is cut off'],
    ['connection', 'is the page'],
    ['react', 'is cut off'],
    ['shop', 'isn’t there'],
    ['frame', 'isn’t there'],
  ] as const)
    test(`${chunk} ${what}: the page comes again once, says so, and the shop shows once it is there`, async ({ shop, page }) => {
      let loads = 0;
      page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
      const file = new RegExp(`/assets/${chunk}-[\\w-]+\\.js`);
      await page.route(file, (route) => route.fulfill(answers[what]));
      await shop.as('anna.al', { path: '/search' });
      await expect(failed(page)).toBeVisible();
      expect(loads).toBe(2);
      await page.unroute(file);
      await again(page).click();
      await shopShows(page);
      await expect(failed(page)).toHaveCount(0);
    });

  test('is told also where what tells it comes last', async ({ shop, page }) => {
    let isRefused = false;
    await page.route('**/start.js', async (route) => {
      await expect.poll(() => isRefused).toBe(true);
      await route.continue();
    });
    page.on('console', (message) => (isRefused ||= message.text().includes('could not be shown')));
    await page.route(/\/assets\/shop-[\w-]+\.js/, (route) => route.fulfill(answers['isn’t there']));
    await shop.as('anna.al', { path: '/search' });
    await expect(failed(page)).toBeVisible();
  });

  test('that doesn’t come is told to be late, in the browser’s language, and may still come', async ({ shop, page, browser }) => {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
    const visitor = await context.newPage();
    await visitor.clock.install();
    let come: (() => void) | undefined;
    await visitor.route(/\/assets\/shop-[\w-]+\.js/, async (route) => {
      await new Promise<void>((resolve) => (come = resolve));
      await route.continue();
    });
    await visitor.goto(`${shop.origin()}/search`, { waitUntil: 'commit' });
    await expect.poll(() => come !== undefined).toBe(true);
    // What tells of a late start comes by itself, maybe after the shop was asked for, and only then begins to wait.
    await expect(visitor.locator('#start button')).toBeAttached();
    await expect(visitor.locator('#start')).toBeHidden();
    await visitor.clock.fastForward(10_000);
    await expect(visitor.getByRole('alert')).toContainText('Loading is taking unusually long.');
    await expect(visitor.getByRole('button', { name: 'Reload' })).toBeVisible();
    come?.();
    await expect(visitor.getByRole('banner')).toBeVisible();
    await expect(visitor.getByText('Loading is taking unusually long.')).toHaveCount(0);
    await context.close();
    await page.close();
  });

  test('is none of look and texts: others stand in for them until they come', async ({ shop, page }) => {
    await page.clock.install();
    let come: (() => void)[] = [];
    await page.route(/\/assets\/AL-[\w-]+\.js/, async (route) => {
      await new Promise<void>((resolve) => come.push(resolve));
      await route.continue();
    });
    await page.route(/\/assets\/frame-[\w-]+\.js$/, (route, request) =>
      page
        .evaluate(() => document.documentElement.lang)
        .then(() => (frames.push(request.url()) === 1 ? route.fulfill(answers['isn’t there']) : route.continue())),
    );
    const frames: string[] = [];
    await shop.as('anna.al', { path: '/search' });
    await expect.poll(() => come.length).toBeGreaterThan(0);
    // The look is asked for early; the wait for it begins once the shop runs.
    await expect(async () => {
      await page.clock.fastForward(6_000);
      await expect(page.locator('html')).toHaveAttribute('data-look', 'national', { timeout: 300 });
    }).toPass({ intervals: [0, 100] });
    for (const go of come) go();
    come = [];
    await expect(page.locator('html')).toHaveAttribute('data-look', 'AL');
    // Its texts were asked for again, by another address.
    await shopShows(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('Without JavaScript the page says what it needs', async ({ shop, browser, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${shop.origin()}/search`);
  await expect(visitor.getByRole('heading', { name: 'Der Shop braucht JavaScript' })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'The shop needs JavaScript' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: /Neu laden/ })).toBeVisible();
  await context.close();
  await page.close();
});

test.describe('With the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('What was kept and came to harm is thrown away by one press, and a page that was kept empty by none', async ({ shop, page }) => {
    const controlled = async () => {
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    };
    shop.allow(/Unexpected|could not be shown|Failed to fetch dynamically|Code is/);
    await shop.as('anna.al', { path: '/search' });
    await shopShows(page);
    await controlled();
    /** Spoils what is kept under the addresses with this in them. */
    const spoil = (part: string, body: string) =>
      page.evaluate(
        async ([wanted, text]) => {
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys()) {
              if (!request.url.includes(wanted)) continue;
              const type = (await cache.match(request))?.headers.get('content-type') ?? '';
              await cache.put(request, new Response(text, { headers: { 'content-type': type } }));
            }
          }
        },
        [part, body] as const,
      );
    await spoil('/index.html', '');
    await page.reload();
    await shopShows(page);
    await spoil('/assets/shop-', 'export const a = {');
    await page.reload();
    await expect(failed(page)).toBeVisible();
    await again(page).click();
    await shopShows(page);
    // All of it, also what throws it away. The tab remembers what it has done by itself.
    await controlled();
    await page.evaluate(() => sessionStorage.clear());
    await spoil('/', 'export const a = {');
    await page.reload();
    await expect(failed(page)).toBeVisible();
    await again(page).click();
    await shopShows(page);
  });
});

test.describe('A part whose code can’t be had', () => {
  test.beforeEach(({ shop }) => {
    shop.allowFailedCalls();
    shop.allow(/A screen failed|ERR_|MIME type|Code is|Failed to fetch/);
  });

  test('A screen says that there is no answer, and trying again asks for it', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/flyers' });
    await shop.settled();
    await page.route(/\/assets\/OrdersPage-/, (route) => route.abort());
    await shop.go('/my/orders');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Der Server antwortet nicht');
    await page.unroute(/\/assets\/OrdersPage-/);
    await alert.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
    await expect(page.getByRole('link', { name: '4501000044' })).toBeVisible();
  });

  test('A screen that a release has taken away says so, and offers the way on that there is', async ({ shop, page }) => {
    await shop.as('anna.al', { path: '/flyers' });
    await shop.settled();
    await page.route(/\/assets\/OrdersPage-/, (route) => route.fulfill(answers['isn’t there']));
    await shop.go('/my/orders');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Der Shop wurde erneuert');
    await expect(alert.getByRole('button')).toHaveText(['Seite neu laden']);
  });

  test('A dialog that could not come is fetched by the next press, and one that is gone says so', async ({ shop, page }) => {
    // It comes when the browser rests, too.
    await page.route(/\/assets\/ClearCartDialog-/, (route) => route.abort());
    await shop.withCart('anna.al', [{ sku: '104711', amount: 1, unitAbbreviation: 'LAI' }]);
    await shop.chooseAction('Warenkorb leeren');
    await expect(page.getByRole('alert').filter({ hasText: 'Der Server antwortet nicht' })).toBeVisible();
    await page.unroute(/\/assets\/ClearCartDialog-/);
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('dialog', { name: 'Warenkorb leeren?' })).toBeVisible();
  });
});

test('A part that is pressed, and that a new release has taken away with what draws messages: words and a way on', async ({
  shop,
  page,
}) => {
  shop.allowFailedCalls();
  await shop.as('anna.al', { path: '/search' });
  await shopShows(page);
  await page.route('**/assets/**', (route) => route.fulfill(answers['isn’t there']));
  const menu = page.getByRole('button', { name: 'Menü von anna.al' });
  await menu.click();
  await expect(page.getByRole('alert')).toContainText('Der Shop wurde erneuert');
  await page.unroute('**/assets/**');
  await page.getByRole('alert').getByRole('button', { name: 'Seite neu laden' }).click();
  await shopShows(page);
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible();
});
