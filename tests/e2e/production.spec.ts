import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { ports } from '../../scripts/ports.ts';
import { expect, test } from './shop';

const server = `http://127.0.0.1:${ports.production}`;
const cart = `${server}/v1/t/AL/my/shopping-cart/100`;

/** Token and cookies of a demo user, got as any client would. */
async function signOn(request: APIRequestContext, userName: string): Promise<Record<string, string>> {
  const answer = await request.post(`${server}/auth/login`, { form: { userName }, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  const cookies = answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('sso-token='))?.slice('sso-token='.length) ?? '';
  return { Authorization: `Bearer ${token}`, Cookie: cookies.join('; '), 'Accept-Language': 'de', 'x-mock-world': crypto.randomUUID() };
}

/** Paths of the scripts that a page fetches, as it goes on. */
function scriptsOf(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname);
  });
  return paths;
}

test.describe('The production build', () => {
  test('The first load of the search page needs at most 200 KiB of JavaScript', async ({ shop, page, request }) => {
    await page.addInitScript(() => {
      // What comes because the machine is slow is its day, not the shop's size: after a second of waiting, or though the browser never rests.
      const { setTimeout: after, requestIdleCallback: whenIdle } = window;
      Object.assign(window, {
        setTimeout: (run: () => void, delay = 0) => (delay < 1_000 ? after(run, delay) : 0),
        requestIdleCallback: (run: IdleRequestCallback) => whenIdle(run),
      });
      // By the browser's own clock: what comes once it rests is not the first load, however late somebody looks.
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('button[aria-label^="In den Warenkorb"]') || !document.querySelector('footer a')) return;
        observer.disconnect();
        performance.mark('first load');
      }).observe(document, { childList: true, subtree: true });
    });
    await shop.as('anna.al', { path: '/search?query=käse' });
    await expect(page.getByRole('button', { name: /^In den Warenkorb/ }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' })).toBeVisible();
    const scripts = await page.evaluate(() => {
      const until = performance.getEntriesByName('first load')[0]?.startTime ?? Infinity;
      // What comes after the start is fetched before it is imported, out of the browser's cache then: one file all the same.
      return [
        ...new Set(
          performance
            .getEntriesByType('resource')
            .filter(({ name, startTime }) => name.endsWith('.js') && startTime < until)
            .map(({ name }) => new URL(name).pathname),
        ),
      ];
    });
    const sizes = await Promise.all(
      scripts.map(async (path) => gzipSync(await (await request.get(server + path)).body(), { level: 9 }).length),
    );
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(200);
  });

  test('Nothing is fetched from anywhere else, and no part of the mock is there', async ({ shop, page, request }) => {
    const scripts = scriptsOf(page);
    const elsewhere: string[] = [];
    page.on('request', (sent) => {
      if (!sent.url().startsWith(`${shop.origin()}/`) && !sent.url().startsWith('data:')) elsewhere.push(sent.url());
    });
    await shop.as('anna.al', { path: '/flyers' });
    for (const path of ['/', '/search?query=wein', '/product/104732', '/checkout', '/my/orders']) {
      await shop.go(path);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(elsewhere).toEqual([]);
    for (const path of scripts)
      expect(await (await request.get(server + path)).text()).not.toMatch(/mockServiceWorker|setupWorker|@faker-js/);
    expect((await request.get(`${server}/mockServiceWorker.js`)).headers()['content-type'] ?? '').not.toContain('javascript');
  });

  test("Nothing of the sign-on can be read by scripts that shouldn't be", async ({ shop, page }) => {
    await shop.visit('/auth/login');
    await shop.signOn('anna.al');
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'JSESSIONID')).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    expect(await page.evaluate(() => document.cookie)).not.toContain('JSESSIONID');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|session/i.test(key)))).toEqual([]);
  });
});

test.describe('The backend over HTTP', () => {
  test('Without a token there is no cart: 401', async ({ request }) => {
    for (const headers of [{}, { Authorization: 'Bearer abc' }, { Authorization: 'Basic YTpi' }]) {
      const answer = await request.get(cart, { headers });
      expect([answer.status(), await answer.json()]).toMatchObject([401, { status: 401 }]);
    }
  });

  test("Somebody else's customer and tenant are closed: 403", async ({ request }) => {
    const headers = await signOn(request, 'anna.al');
    for (const path of [
      '/v1/t/AL/my/shopping-cart/300',
      '/v1/t/GM/my/shopping-cart/100',
      '/v1/effective-customers/AL/300/orders/overview',
    ]) {
      const answer = await request.get(server + path, { headers });
      expect([path, answer.status(), await answer.json()]).toMatchObject([path, 403, { status: 403 }]);
    }
  });

  test("What isn't there is not found: 404", async ({ request }) => {
    const headers = await signOn(request, 'anna.al');
    for (const path of [
      '/v1/t/XX/products/104711',
      '/v1/t/AL/products/000000',
      '/v1/effective-customers/AL/100/order/4699999999',
      '/v1/no/such/call',
    ]) {
      const answer = await request.get(server + path, { headers });
      expect([path, answer.status()]).toEqual([path, 404]);
    }
  });

  test('A line that breaks a rule is refused with the field named: 422', async ({ request }) => {
    const headers = await signOn(request, 'anna.al');
    for (const [data, field] of [
      [{ sku: '104711', amount: -1, unitAbbreviation: 'LAI' }, '$.amount'],
      [{ sku: '104711', amount: 'viel', unitAbbreviation: 'LAI' }, '$.amount'],
      [{ sku: '104711', amount: 1, unitAbbreviation: 'FASS' }, '$.unitAbbreviation'],
      [{ sku: '104716', amount: 1, unitAbbreviation: 'PKG' }, '$.amount'],
    ] as const) {
      const answer = await request.put(cart, { headers, data });
      expect([data, answer.status(), await answer.json()]).toMatchObject([data, 422, { status: 422, field }]);
    }
    expect(await (await request.get(cart, { headers })).json()).toMatchObject({ items: [] });
  });

  test("A good line is kept in the caller's own world", async ({ request }) => {
    const headers = await signOn(request, 'anna.al');
    await request.put(cart, { headers, data: { sku: '104711', amount: 2, unitAbbreviation: 'LAI' } });
    expect(await (await request.get(cart, { headers })).json()).toMatchObject({
      items: [{ sku: '104711', amount: 2, unitAbbreviation: 'LAI' }],
    });
    const stranger = await request.get(cart, { headers: { ...headers, 'x-mock-world': 'another' } });
    expect(await stranger.json()).toMatchObject({ items: [] });
  });
});
