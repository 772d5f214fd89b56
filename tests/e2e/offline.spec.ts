import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { ports } from '#scripts/ports.ts';
import { expect, ShopDriver, test } from './shop';

test.use({ serviceWorkers: 'allow' });

const counting = '/my/inventory/new';
/** The barcode of a loaf of Bergkäse. */
const loaf = '9001003706891';

/** Waits until the shell is kept, with the looks and the configuration that the page had before its worker. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(async () => (await keptAddresses(page)).some((path) => path.endsWith('/config.json'))).toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Paths of all the shop's files in the browser's cache. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Types a barcode as a scanner does. */
async function scan(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('searchbox', { name: 'Name, Nummer oder Strichcode' })).toBeVisible();
  await page.evaluate((text) => {
    for (const key of Array.from(text).concat('Enter'))
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, code);
}

const banner = (page: Page) => page.getByText(/^Keine Verbindung\. Änderungen am Warenkorb werden gemerkt/);

/** The shop on a port of its own, which gets another release when the test wants it: its page names it, and so does its worker. */
async function releasing(to: number): Promise<{ port: number; release(): void; close(): void }> {
  let releases = 0;
  const changes: Readonly<Record<string, (text: string) => string>> = {
    '/index.html': (text) => text.replace(/(?<=<meta name="release" content=")[^"]*/, String(releases)),
    // The worker knows the page by its revision.
    '/sw.js': (text) => text.replace(/(?<=url:`\/index\.html`,revision:`)\w+/, `release${releases}`),
  };
  const server: Server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://shop');
    const change = changes[pathname];
    if (change) {
      fetch(`http://127.0.0.1:${to}${pathname}`)
        .then(async (answer) => {
          const { 'content-length': _length, 'content-encoding': _packed, etag: _etag, ...headers } = Object.fromEntries(answer.headers);
          outgoing.writeHead(answer.status, headers).end(change(await answer.text()));
        })
        .catch(() => outgoing.destroy());
      return;
    }
    const onward = ask(
      { port: to, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    release: () => void (releases += 1),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('A shop that was here before opens without a network: a count goes on in the cellar, another screen says what is missing, and both go on with the network', async ({
  shop,
  page,
  context,
}) => {
  await shop.as('anna.al', { path: counting });
  await scan(page, loaf);
  await expect(page.getByText('Gezählt: 1 Laib')).toBeVisible();
  await kept(page);
  shop.allowFailedCalls();
  shop.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await context.setOffline(true);
  // A screen that was never opened.
  await page.goto(`${shop.origin()}/my/orders`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
  const missing = page.getByRole('status').filter({ hasText: 'Ohne Verbindung fehlt hier noch etwas.' });
  await expect(missing).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('konnten nicht geladen werden');
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: '4501000044' })).toBeVisible();
  await expect(missing).toHaveCount(0);

  await context.setOffline(true);
  await page.goto(shop.origin() + counting);
  await expect(page.getByRole('heading', { level: 1, name: 'Inventur zählen' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bergkäse 6 Monate.*1\sLaib$/ })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await scan(page, loaf);
  await expect(page.getByRole('button', { name: /^Bergkäse 6 Monate.*2\sLaib$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('button', { name: 'Inventur mit 1 Position senden' }).click();
  await expect(page.getByText('Wird gesendet, sobald es wieder eine Verbindung gibt.', { exact: false })).toBeVisible();
  expect(await shop.callsOf('createInventory')).toHaveLength(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Inventur gesendet' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await shop.callsOf('createInventory')).toHaveLength(1);
});

test('The worker keeps files of the shop and nothing of anybody; the way in and out of a session goes past it', async ({ shop, page }) => {
  await shop.visit('/auth/login');
  await shop.signOn('anna.al');
  await kept(page);
  for (const path of ['/search?query=käse', '/my/orders', '/checkout']) {
    await page.goto(shop.origin() + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shop.settled();
  }
  const addresses = await keptAddresses(page);
  expect(addresses.filter((path) => !/^\/(?:index\.html|start\.js|config\.json|assets\/[\w.-]+)$/.test(path))).toEqual([]);
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active, scope }) => [active?.scriptURL, scope]));
  expect(await registered()).toEqual([[`${shop.origin()}/sw.js`, `${shop.origin()}/`]]);
  await page.getByRole('button', { name: 'Menü von anna.al' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'JSESSIONID')).toBe(false);
  await page.goto(`${shop.origin()}/auth/login`);
  await expect(page.getByRole('button', { name: 'anna.al' })).toBeVisible();
});

/** The release of a page that comes from a worker. */
const release = (page: Page) => page.locator('meta[name="release"]');

test('A new release is offered, never forced: it comes when somebody takes it, also while the shop asks for something', async ({
  page,
  context,
}) => {
  const server = await releasing(ports.production);
  try {
    const shop = await ShopDriver.open(page, { port: server.port, carrier: 'http' });
    await shop.as('anna.al', { path: '/flyers' });
    await kept(page);
    const other = await context.newPage();
    await other.goto(`${shop.origin()}/checkout`);
    await expect(other.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
    await page.bringToFront();
    server.release();
    await page.reload();
    await expect(release(page)).toHaveAttribute('content', '0');
    const mark = (tab: Page) => tab.evaluate(() => Object.assign(window, { isMarked: true }));
    const isMarked = (tab: Page) => tab.evaluate(() => 'isMarked' in window);
    await Promise.all([page, other].map(mark));
    const offer = (tab: Page) => tab.getByRole('status').filter({ hasText: 'Eine neue Version des Shops ist bereit.' });
    await expect(offer(page)).toBeVisible();
    // A user who is ordering is left alone.
    await expect(offer(other)).toHaveCount(0);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Warenkorb/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    const take = page.getByRole('button', { name: 'Neu laden', exact: true });
    // A second of this has Chromium put the release off.
    await take.evaluate((button) =>
      button.addEventListener('click', () => {
        const asking = setInterval(() => void fetch('/config.json').catch(() => undefined), 15);
        setTimeout(() => clearInterval(asking), 1_000);
      }),
    );
    await take.click();
    await expect(release(page)).toHaveAttribute('content', '1');
    await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null);
    await expect(release(other)).toHaveAttribute('content', '0');
    expect(await isMarked(other)).toBe(true);
    await expect(offer(page)).toHaveCount(0);
    await shop.finish();
  } finally {
    server.close();
  }
});
