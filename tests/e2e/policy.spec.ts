import { readFileSync } from 'node:fs';
import { ports } from '../../scripts/ports.ts';
import { openCart } from './buying';
import { expect, test } from './shop';

/** The policy that the README tells operators to send. */
const policy = /^Content-Security-Policy: (.+)$/m.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';

test.describe("Under the README's content policy", () => {
  test.beforeEach(async ({ page, request }) => {
    expect(policy).toContain("style-src 'self' 'sha256-");
    const body = await (await request.get(`http://127.0.0.1:${ports.production}/`)).text();
    await page.route(
      (url) => !/\.\w+$|^\/(?:v1|media|klevu-proxy|mock|auth)\//.test(url.pathname),
      (route) =>
        route.request().resourceType() === 'document'
          ? route.fulfill({ contentType: 'text/html', body, headers: { 'Content-Security-Policy': policy } })
          : route.continue(),
    );
  });

  // Whatever the policy blocks is an error on the console, by which a journey fails.
  test('Screens, dialogs, menus and messages are drawn as they are without one', async ({ shop, page }) => {
    await openCart(shop, 2);
    await page.getByRole('button', { name: 'Warenkorb leeren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Warenkorb leeren?' });
    await expect(dialog).toBeVisible();
    // MUI's own styles, which come by Emotion.
    expect(await dialog.evaluate((element) => getComputedStyle(element.closest('.MuiModal-root') ?? element).position)).toBe('fixed');
    await dialog.getByRole('button', { name: 'Leeren' }).click();
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    await page.getByRole('button', { name: 'Menü von anna.al' }).click();
    await page.getByRole('menuitem', { name: 'Benutzerprofil' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Benutzerprofil' })).toBeVisible();
    for (const path of ['/search?query=käse', '/product/104711', '/my/label-prints', '/my/inventory/new', '/page/bausteine']) {
      await shop.go(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await shop.settled();
    }
  });

  test('A start that fails says so, and a press goes on', async ({ shop, page }) => {
    shop.allowFailedCalls();
    shop.allow(/could not be shown/);
    await page.route(/\/assets\/shop-[\w-]+\.js/, (route) => route.fulfill({ status: 404, body: 'no' }));
    await shop.as('anna.al', { path: '/search' });
    await expect(page.getByRole('alert')).toContainText('Der Shop konnte nicht geladen werden.');
    await page.unroute(/\/assets\/shop-[\w-]+\.js/);
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
  });

  test('A file that the shop does not have is missing, also where a page would be shown for any other address', async ({ request }) => {
    for (const [path, status] of [
      ['/assets/gone-123.js', 404],
      ['/favicon.ico', 404],
      ['/my/orders', 200],
    ] as const)
      expect([path, (await request.get(`http://127.0.0.1:${ports.production}${path}`)).status()]).toEqual([path, status]);
  });
});
