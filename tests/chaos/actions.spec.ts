import type { Page, Route } from '@playwright/test';
import { cookieNames } from '#mocks/cookieNames.ts';
import { fetchFor } from '../e2e/answers';
import { expect, test, type ShopDriver } from '../e2e/shop';
import { linesOf } from '../e2e/buying';
import { everyRoute } from '../e2e/routes';

/**
 * Random actions of a buyer while one call in five fails: nothing throws, no page is blank, and in the end the screen's cart equals the
 * server's. A seed repeats the actions; the order of answers depends on the machine.
 */

const routes = everyRoute();

const seeds = Array.from({ length: 10 }, (_, index) => index + 1);
const actionCount = 200;
const faultShare = 0.2;

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Replacements of an answer. `lost`: the call was carried out, and the answer doesn't come. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '429': (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, contentType: 'application/json', body: '{}' }),
  '500': (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"status":500}' }),
  '503': (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
  '404': (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{"status":404}' }),
  'a page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  'half of it': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"items":[{"sku":' }),
  'other types': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"items":7,"id":[],"orders":{}}' }),
  'no answer': (route) => route.abort('connectionreset'),
  lost: async (route) => {
    await fetchFor(route);
    await route.abort('connectionreset');
  },
};

/** Excluded actions: they end the session, change the customer, leave the shop, or place an order that another run would miss. */
const isLeft =
  /abmelden|anmelden|drucken|bestellen$|verbindlich|löschen|sprache|english|italiano|kamera|senden|berggasthof|wirtshaus|alle \d kunden/i;

async function press(page: Page, random: () => number): Promise<void> {
  const buttons = page.locator(
    'main button:enabled:visible, dialog button:enabled:visible, [role=dialog] button:enabled:visible, header button:enabled:visible, [role=menuitem]:visible',
  );
  const count = await buttons.count();
  if (count === 0) return;
  const button = buttons.nth(Math.floor(random() * count));
  const name = `${await button.getAttribute('aria-label', { timeout: 500 })} ${await button.innerText({ timeout: 500 })}`;
  if (!isLeft.test(name.trim())) await button.click({ timeout: 500 });
}

async function type(page: Page, random: () => number): Promise<void> {
  const fields = page.getByRole('textbox', { name: /^Menge: / });
  const count = await fields.count();
  if (count === 0) return;
  const field = fields.nth(Math.floor(random() * count));
  await field.fill(String(1 + Math.floor(random() * 30)), { timeout: 500 });
  if (random() < 0.5) await field.press('Enter', { timeout: 500 });
}

async function act(shop: ShopDriver, page: Page, random: () => number): Promise<string> {
  const kind = random();
  if (kind < 0.25) {
    const { path } = routes[Math.floor(random() * routes.length)] ?? { path: '/search' };
    if (!path.startsWith('/auth') && !path.startsWith('/wrong')) await shop.go(path);
    return path;
  }
  if (kind < 0.35) return shop.go(random() < 0.5 ? '/search?query=käse' : '/checkout').then(() => 'to the goods');
  if (kind < 0.6) return type(page, random).then(() => 'an amount');
  if (kind < 0.92) return press(page, random).then(() => 'a button');
  if (kind < 0.95) {
    await page.goBack({ timeout: 2_000 });
    // Before the first page there is none.
    if (page.url() === 'about:blank') await page.goForward();
    return 'back';
  }
  if (kind < 0.97) return page.keyboard.press('Escape').then(() => 'escape');
  return page.reload({ timeout: 10_000 }).then(() => 'reload');
}

/** The token that the page has now. */
async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return decodeURIComponent(cookies.find(({ name }) => name === cookieNames.token)?.value ?? '');
}

for (const seed of seeds)
  test(`Seed ${seed}: ${actionCount} actions`, async ({ shop, page }) => {
    const random = randomOf(seed);
    const ofCalls = randomOf(seed * 7919);
    const thrown: string[] = [];
    shop.allow(/./);
    page.on('pageerror', (error) => thrown.push(`${error.name}: ${error.message}`));
    await shop.withCart('anna.al', linesOf(3));
    await expect(shop.cartLink(3)).toBeVisible({ timeout: 60_000 });
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    let isOver = false;
    await page.route('**/v1/**', async (route) => {
      const isToken = route.request().url().includes('/my/token');
      if (isOver || isToken || ofCalls() >= faultShare) return route.fallback();
      const names = Object.keys(faults);
      return faults[names[Math.floor(ofCalls() * names.length)] ?? '500']?.(route);
    });
    const done: string[] = [];
    for (let number = 0; number < actionCount; number++) {
      // An element that disappears before the press is no fault.
      done.push(await act(shop, page, random).catch(() => 'nothing'));
      // Behind a menu or a dialog it is there, but not to be seen by everybody.
      await expect(
        page.getByRole('banner', { includeHidden: true }).or(page.locator('#start')).first(),
        `after ${done.slice(-5).join(', ')}`,
      ).toBeAttached();
      expect(thrown, `after ${done.slice(-5).join(', ')}`).toEqual([]);
    }
    isOver = true;
    await page.goto(`${shop.origin()}/checkout`);
    // Waits for changes that are postponed by a busy server, or in doubt.
    await expect
      .poll(
        async () => {
          const { items } = await shop.ask<{ items: { amount: number }[] }>('/v1/t/AL/my/shopping-cart/100', {
            // The token that the run began with has had its time.
            headers: { 'Accept-Language': 'de', Authorization: `Bearer ${await tokenOf(page)}` },
          });
          const shown = await page
            .getByRole('textbox', { name: /^Menge: / })
            .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
          const stored = items.map(({ amount }) => String(amount));
          return JSON.stringify(shown.toSorted()) === JSON.stringify(stored.toSorted())
            ? 'the same'
            : `${shown.toSorted().join()} shown, ${stored.toSorted().join()} stored`;
        },
        { timeout: 60_000, intervals: [500] },
      )
      .toBe('the same');
    expect(thrown).toEqual([]);
  });
