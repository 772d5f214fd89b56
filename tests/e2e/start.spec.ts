import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'Der Shop konnte nicht geladen werden.' });
const again = (page: Page) => page.getByRole('button', { name: 'Neu laden', exact: true });
const shopShows = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();

/** Reports failed starts to an address that accepts everything. Returns the received reports. */
async function openReports(page: Page): Promise<object[]> {
  const received: object[] = [];
  await page.route('**/config.json', (route) => route.fulfill({ json: { reportUrl: '/shop-reports' } }));
  await page.route('**/shop-reports', (route, request) => {
    received.push(...(JSON.parse(request.postData() ?? '') as { reports: object[] }).reports);
    return route.fulfill({ status: 204 });
  });
  return received;
}

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

  test('The page comes again once, says so and reports it, whichever file it is, and the shop shows once the file is there', async ({
    shop,
    page,
  }) => {
    let [file, answer]: [RegExp, (typeof answers)[keyof typeof answers]] = [/^$/, answers['isn’t there']];
    await page.route(/\/assets\/.+\.js/, (route, request) =>
      file.test(new URL(request.url()).pathname) ? route.fulfill(answer) : route.continue(),
    );
    const reports = await openReports(page);
    let [loads, refusals] = [0, 0];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) [loads, refusals] = [loads + 1, 0];
    });
    page.on('console', (message) => (refusals += message.text().includes('could not be shown') ? 1 : 0));
    // Once with the reporting code arriving after the shop has failed.
    let isLate = false;
    await page.route('**/start.js', async (route) => {
      if (isLate) await expect.poll(() => refusals).toBe(1);
      await route.continue();
    });
    for (const [chunk, what] of [
      ['index', 'isn’t there'],
      ['door', 'is the page'],
      ['rolldown-runtime', 'is cut off'],
      ['connection', 'is the page'],
      ['react', 'is cut off'],
      ['frame', 'isn’t there'],
      ['shop', 'isn’t there'],
      ['shop', 'comes before what tells it'],
    ] as const)
      await test.step(`${chunk} ${what}`, async () => {
        [file, loads] = [new RegExp(`^/assets/${chunk}-[\\w-]+\\.js$`), 0];
        isLate = what === 'comes before what tells it';
        answer = what === 'comes before what tells it' ? answers['isn’t there'] : answers[what];
        reports.splice(0);
        if (page.url() === 'about:blank') await shop.as('anna.al', { path: '/search' });
        else await page.reload();
        await expect(failed(page)).toBeVisible();
        expect(loads).toBe(2);
        await expect.poll(() => reports).toEqual([{ kind: 'start', screen: '', operation: expect.stringMatching(/^failed/), count: 1 }]);
        // As in another tab, which hasn't been loaded again.
        await page.evaluate(() => sessionStorage.clear());
      });
    [file, isLate] = [/^$/, false];
    await again(page).click();
    await shopShows(page);
    await expect(failed(page)).toHaveCount(0);
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
    // The code that reports a late start loads by itself, maybe after the shop was requested, and only then begins to wait.
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
    const come: (() => void)[] = [];
    let isHeld = true;
    await page.route(/\/assets\/AL-[\w-]+\.js/, async (route) => {
      if (isHeld) await new Promise<void>((resolve) => come.push(resolve));
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
    // Also what is asked for from now on.
    isHeld = false;
    for (const go of come) go();
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
    /** Overwrites cached files with this part in their address. */
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
    // All of it, the code that deletes it included. The tab remembers its own repairs.
    await controlled();
    await page.evaluate(() => sessionStorage.clear());
    await spoil('/', 'export const a = {');
    await page.reload();
    await expect(failed(page)).toBeVisible();
    await again(page).click();
    await shopShows(page);
  });
});

test('A part whose code can’t be had says so in its place, and comes with the next press; one that a release has taken away comes with the page', async ({
  shop,
  page,
}) => {
  shop.allowFailedCalls();
  shop.allow(/A screen failed|ERR_|MIME type|Code is|Failed to fetch/);
  await shop.withCart('anna.al', [{ sku: '104711', amount: 1, unitAbbreviation: 'LAI' }], { path: '/search' });
  await shopShows(page);
  // Together with the code that renders messages.
  await page.route('**/assets/**', (route) => route.fulfill(answers['isn’t there']));
  const menu = page.getByRole('button', { name: 'Menü von anna.al' });
  await menu.click();
  await expect(page.getByRole('alert')).toContainText('Der Shop wurde erneuert');
  await page.unroute('**/assets/**');
  // They may be fetched ahead.
  for (const part of [/\/assets\/OrdersPage-/, /\/assets\/ClearCartDialog-/]) await page.route(part, (route) => route.abort());
  await page.getByRole('alert').getByRole('button', { name: 'Seite neu laden' }).click();
  await shopShows(page);
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible();
  await page.keyboard.press('Escape');

  await shop.go('/checkout');
  await shop.chooseAction('Warenkorb leeren');
  const message = page.getByRole('alert').filter({ hasText: 'Der Server antwortet nicht' });
  await expect(message).toBeVisible();
  await page.unroute(/\/assets\/ClearCartDialog-/);
  await message.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('dialog', { name: 'Warenkorb leeren?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await shop.go('/my/orders');
  const inPlace = page.getByRole('main').getByRole('alert');
  await expect(inPlace).toContainText('Der Server antwortet nicht');
  await page.unroute(/\/assets\/OrdersPage-/);
  await inPlace.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
  await expect(page.getByRole('link', { name: '4501000044' })).toBeVisible();

  // Without a network the frame stays, and the page can be loaded again once it is back.
  await page.context().setOffline(true);
  await shop.go('/jobs');
  await expect(inPlace).toContainText('Diese Seite konnte nicht angezeigt werden');
  await expect(page.getByRole('combobox', { name: 'Artikel suchen' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offene Stellen' })).toBeVisible();
});

test('A browser that is too old is named instead of the shop, and counted; the user can go on', async ({ shop, page }) => {
  shop.allow(/no element #root/);
  // Simulates a browser without the features that start.js tests.
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  const reports = await openReports(page);
  await shop.as('anna.al', { path: '/search', shouldSettle: false });
  const words = page.getByRole('alert').filter({ hasText: 'Dieser Browser ist zu alt für den Shop' });
  await expect(words).toContainText(/Sie verwenden Chrome \d+/);
  await expect.poll(() => reports).toEqual([{ kind: 'start', screen: '', operation: expect.stringMatching(/^old Chrome \d+$/), count: 1 }]);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: 'Trotzdem versuchen' }).click();
  await shopShows(page);
  await page.reload();
  await shopShows(page);
});
