import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { fetchFor } from '../e2e/answers';
import { expect, test } from '../e2e/shop';

/**
 * The start table: each file of the first load with each kind of failure. In every case the shop shows, or a message and a way on; once
 * the file is back, that way leads to the shop. A representative part runs in `npm test` (`tests/e2e/start.spec.ts`).
 */

/** Milliseconds until something must be on the page: twelve seconds where not even start.js comes, and a reload by itself; 25 for a screen's code. */
const startTimeoutMs = 40_000;

/** Kinds of failure of a file. */
const ways: Readonly<Record<string, (route: Route, text: () => Promise<string>) => Promise<void>>> = {
  'isn’t there': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'no' }),
  'is the page of something else': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Please sign in' }),
  'never comes': () => new Promise<void>(() => undefined),
  'is cut off': async (route, text) => {
    const whole = await text();
    await route.fulfill({ status: 200, contentType: typeOf(route), body: whole.slice(0, whole.length / 2) });
  },
  'is broken': (route) => route.fulfill({ status: 200, contentType: typeOf(route), body: '\u0000}{"' }),
};

function typeOf(route: Route): string {
  const { pathname } = new URL(route.request().url());
  if (pathname.endsWith('.css')) return 'text/css';
  if (pathname.endsWith('.json')) return 'application/json';
  return pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
}

/** The list, in whichever language there are texts. */
const shows = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Alle Artikel|All products|Tutti gli articoli)/ });
const words = (page: Page) => page.getByRole('heading', { level: 1, name: /^Der Shop (wird nicht angezeigt|braucht JavaScript)/ }).first();
/** The words of the page itself, or of the shop in the place of a screen whose code can't be had. */
const said = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ has: words(page) })
    .or(page.getByRole('main').getByRole('alert'));
const wayOn = (page: Page) =>
  page
    .getByRole('button', { name: 'Neu laden' })
    .or(page.getByRole('link', { name: 'Neu laden' }))
    .first();

/** A browser that has been signed in and has seen nothing of the shop. */
async function newcomer(browser: Browser, like: BrowserContext): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'de-AT', serviceWorkers: 'block' });
  await context.addCookies(await like.cookies());
  return context;
}

/** The files that the page has asked for until its list of products shows, and the page itself. */
async function firstLoad(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (origin === new URL(address).origin && /^\/(assets\/.+\.(js|css)|start\.js|config\.json)$/.test(pathname)) files.add(pathname);
  });
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Suchergebnis' }).getByRole('article').first()).toBeVisible({ timeout: startTimeoutMs });
  await context.close();
  return [...files, '/search'];
}

for (const [way, answer] of Object.entries(ways))
  test(`Each file of the first load that ${way}`, async ({ shop, page, browser }) => {
    await shop.as('anna.al', { path: '/flyers' });
    const address = `${shop.origin()}/search`;
    const files = await firstLoad(await newcomer(browser, page.context()), address);
    expect(files.length).toBeGreaterThan(12);
    const outcomes: Record<string, string> = {};
    for (const file of files) {
      // Of the page itself only half is the shop's own; the rest is the server's or the browser's page.
      if (file === '/search' && way !== 'is cut off') continue;
      const context = await newcomer(browser, page.context());
      const visitor = await context.newPage();
      const matches = (url: URL) => url.pathname === file;
      await visitor.route(matches, (route) => answer(route, async () => (await fetchFor(route)).text()));
      await visitor.goto(address, { waitUntil: 'commit', timeout: startTimeoutMs });
      // Before start.js runs the words are to be seen for a moment; they count once they are meant.
      const outcome = await expect(shows(visitor).or(said(visitor)).first())
        .toBeVisible({ timeout: startTimeoutMs })
        .then(
          async () => ((await shows(visitor).isVisible()) ? 'the shop' : 'words'),
          async () => ((await words(visitor).isVisible()) ? 'words' : 'nothing'),
        );
      outcomes[file] = outcome;
      if (outcome === 'words') {
        await visitor.unroute(matches);
        // A file that was only late may have arrived meanwhile.
        await wayOn(visitor)
          .click({ noWaitAfter: true, timeout: 3_000 })
          .catch(() => undefined);
        outcomes[file] = await expect(shows(visitor))
          .toBeVisible({ timeout: startTimeoutMs })
          .then(
            () => 'words, then the shop',
            () => 'words, and no way on',
          );
      }
      console.log(`${file.replace(/^\/assets\//, '')} ${way}: ${outcomes[file]}`);
      // Late requests may still be under way.
      await visitor.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
    console.log(`${way}: ${Object.keys(outcomes).length} files`);
    expect(Object.entries(outcomes).filter(([, outcome]) => outcome === 'nothing' || outcome.endsWith('no way on'))).toEqual([]);
  });

test('Without JavaScript', async ({ shop, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${shop.origin()}/search`);
  await expect(words(visitor)).toBeVisible();
  await expect(visitor.getByRole('link', { name: /Neu laden/ }).first()).toBeVisible();
  await context.close();
});

/** Changes every file in the worker's cache whose path matches the pattern. */
async function spoil(page: Page, pattern: string, how: 'evict' | 'empty' | 'break'): Promise<void> {
  await page.evaluate(
    async ([wanted, change]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!new RegExp(wanted).test(new URL(request.url).pathname)) continue;
          const type = (await cache.match(request))?.headers.get('content-type') ?? '';
          if (change === 'evict') await cache.delete(request);
          else await cache.put(request, new Response(change === 'empty' ? '' : '}{"', { headers: { 'content-type': type } }));
        }
      }
    },
    [pattern, how] as const,
  );
}

test.describe('What the worker keeps', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const how of ['evict', 'empty', 'break'] as const)
    for (const pattern of [
      '/index\\.html$',
      '/start\\.js$',
      '/config\\.json$',
      '/assets/shop-',
      '/assets/door-',
      '/assets/(react|frame|AL)-',
      '\\.css$',
      '.',
    ])
      test(`${how}: ${pattern}`, async ({ shop, page, context }) => {
        shop.allowFailedCalls();
        shop.allow(/./);
        await shop.as('anna.al', { path: '/search' });
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));
        await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
        await spoil(page, pattern, how);
        // The server has the files of this release no longer: the half of a release that was taken.
        const isGone = /\/assets\/(shop|door|frame)-/;
        await context.route(isGone, (route) => route.fulfill({ status: 404, body: 'no' }));
        await page.goto(`${shop.origin()}/search`, { waitUntil: 'commit' });
        await expect(shows(page).or(said(page)).first()).toBeVisible({ timeout: startTimeoutMs });
        await context.unroute(isGone);
        if (!(await shows(page).isVisible())) await wayOn(page).click();
        await expect(shows(page)).toBeVisible({ timeout: startTimeoutMs });
      });
});
