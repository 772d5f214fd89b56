import { contentPolicy, securityHeaders } from '../../scripts/deploy/policy.ts';
import { ports } from '../../scripts/ports.ts';
import { openCart } from './buying';
import { expect, test } from './shop';

const address = `http://127.0.0.1:${ports.production}`;

test.describe('Under the headers that a production server sends', () => {
  test('Every journey runs under them, and whatever the policy blocks is an error of the journey', async ({ shop, page, request }) => {
    const expected = securityHeaders(contentPolicy({})).map(([name, value]) => [name.toLowerCase(), value]);
    for (const path of ['/', '/my/orders', '/config.json', '/start.js', '/sw.js', '/assets/gone-123.js']) {
      const headers = (await request.get(address + path)).headers();
      expect([path, expected.filter(([name = '', value]) => headers[name] !== value)]).toEqual([path, []]);
    }
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    shop.allow(/Content Security Policy|TrustedHTML/);
    await shop.as('anna.al', { path: '/flyers' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shop.settled();
    expect(faults).toEqual([]);
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
      new Image().src = 'https://elsewhere.example/pixel';
    });
    await expect.poll(() => faults.length).toBe(2);
    await expect(page.evaluate(() => void (document.body.innerHTML = '<p>injected</p>'))).rejects.toThrow(/TrustedHTML/);
  });

  // Whatever the policy blocks is an error on the console, by which a journey fails.
  test('Screens, dialogs, menus and messages are drawn as they are without a policy', async ({ shop, page }) => {
    await openCart(shop, 2);
    await shop.chooseAction('Warenkorb leeren');
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

  test('A file that the shop does not have is missing, also where a page would be shown for any other address', async ({ request }) => {
    for (const [path, status] of [
      ['/assets/gone-123.js', 404],
      ['/apple-touch-icon.png', 404],
      ['/favicon.ico', 200],
      ['/my/orders', 200],
    ] as const)
      expect([path, (await request.get(address + path)).status()]).toEqual([path, status]);
  });
});
