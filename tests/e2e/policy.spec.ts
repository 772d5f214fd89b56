import { trackingServicesOf } from '#mocks/trackingServices.ts';
import { contentPolicy, securityHeaders } from '#scripts/deploy/policy.ts';
import { ports } from '#scripts/ports.ts';
import { openCart } from './buying';
import { expect, test } from './shop';

const address = `http://127.0.0.1:${ports.production}`;

test.describe('Under the headers that a production server sends', () => {
  // A violation of the policy is an error on the console, by which a journey fails.
  test('Screens, dialogs, menus and messages are drawn as they are without a policy, from the shop alone; what it blocks is an error', async ({
    shop,
    page,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (sent) => {
      if (!sent.url().startsWith(`${shop.origin()}/`) && !sent.url().startsWith('data:')) elsewhere.push(sent.url());
    });
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    shop.allow(/Content Security Policy|TrustedHTML/);
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
    for (const path of [
      '/',
      '/search?query=käse',
      '/product/104711',
      '/my/orders',
      '/my/label-prints',
      '/my/inventory/new',
      '/page/bausteine',
    ]) {
      await shop.go(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await shop.settled();
    }
    expect([faults, elsewhere]).toEqual([[], []]);
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
      new Image().src = 'https://elsewhere.example/pixel';
    });
    await expect.poll(() => faults.length).toBe(2);
    await expect(page.evaluate(() => void (document.body.innerHTML = '<p>injected</p>'))).rejects.toThrow(/TrustedHTML/);
  });

  test('Every answer has them; a file that the shop does not have is missing, also where a page would be shown for any other address', async ({
    request,
  }) => {
    const expected = securityHeaders(contentPolicy({}, [trackingServicesOf('AL')])).map(([name, value]) => [name.toLowerCase(), value]);
    for (const [path, status] of [
      ['/', 200],
      ['/my/orders', 200],
      ['/config.json', 200],
      ['/start.js', 200],
      ['/oldBrowser.js', 200],
      ['/sw.js', 200],
      ['/favicon.ico', 200],
      ['/assets/gone-123.js', 404],
      ['/apple-touch-icon.png', 404],
    ] as const) {
      const answer = await request.get(address + path);
      const headers = answer.headers();
      expect([path, answer.status(), expected.filter(([name = '', value]) => headers[name] !== value)]).toEqual([path, status, []]);
    }
  });
});
