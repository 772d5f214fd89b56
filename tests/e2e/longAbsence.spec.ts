import type { Request } from '@playwright/test';
import { cookieNames } from '../../mocks/cookieNames';
import { findOperation } from '../../mocks/contract/route';
import { linesOf } from './buying';
import { expect, test, type ShopDriver } from './shop';

/** A tab that nobody looks at for an hour, and then again: on the production build, with the calls that it makes counted. */
const hour = 3_600_000;

/** How the hour passes: timers stop, and the clock that nobody sets goes on, or sleeps with the device; whether the network is there again at once. */
const absences = {
  'a frozen tab': { pass: (shop: ShopDriver) => shop.page.clock.fastForward(hour), isNetworkLate: false },
  'a device that slept': { pass: sleep, isNetworkLate: false },
  'a device that slept, and whose network comes late': { pass: sleep, isNetworkLate: true },
} as const;

async function sleep({ page }: ShopDriver): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + hour);
}

/** Has the page hear that it is looked at, or isn't. */
async function look(shop: ShopDriver, state: 'hidden' | 'visible'): Promise<void> {
  await shop.page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event(now === 'hidden' ? 'blur' : 'focus'));
  }, state);
}

/** The calls that are made from now on, by what is asked; not those that are turned away, which are made again with another token. */
function countCalls({ page }: ShopDriver): Map<string, number> {
  const calls = new Map<string, number>();
  const count = (request: Request, by: number) => {
    const { pathname, search } = new URL(request.url());
    const id = findOperation(request.method(), pathname)?.id;
    const asked = `${id} ${search} ${request.postData() ?? ''}`.trim();
    if (id !== undefined) calls.set(asked, (calls.get(asked) ?? 0) + by);
  };
  page.on('request', (request) => count(request, 1));
  page.on('response', (response) => response.status() === 401 && count(response.request(), -1));
  return calls;
}

test('After each hour everything on the screen is asked once, the token is renewed once, and what was typed is there', async ({
  shop,
  page,
}) => {
  shop.allowFailedCalls();
  await page.clock.install();
  await shop.withCart('anna.al', linesOf(3));
  const field = page.getByRole('textbox', { name: /^Menge: / }).first();
  await expect(field).toBeVisible();
  // The code of its call comes after everything else, and what is under way when the page is looked at again isn't asked for again.
  await expect(page.getByRole('link', { name: /^Nachrichten, \d+ ungelesen$/ })).toBeVisible();
  // The backend takes each token that it has renewed, so the one of the beginning has to run out each time.
  const token = (await page.context().cookies()).filter(({ name }) => name === cookieNames.token);
  for (const [index, [name, { pass, isNetworkLate }]] of Object.entries(absences).entries())
    await test.step(name, async () => {
      const amount = 7 + index;
      await shop.settled();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
      await field.fill(String(amount));
      await look(shop, 'hidden');
      if (isNetworkLate) await page.context().setOffline(true);
      await pass(shop);
      await page.context().addCookies(token);
      await shop.setScenario('expiredToken');

      const calls = countCalls(shop);
      await page.clock.resume();
      await look(shop, 'visible');
      await page.context().setOffline(false);
      const stored = () =>
        shop.ask<{ items: { amount: number }[] }>('/v1/t/AL/my/shopping-cart/100', { headers: { 'Accept-Language': 'de' } });
      await expect.poll(async () => (await stored()).items.map((item) => item.amount)).toContain(amount);
      await expect.poll(() => [...calls.keys()].map((asked) => asked.split(' ')[0])).toContain('getUnreadNotificationCount');
      await shop.settled();
      await expect(field).toHaveValue(String(amount));
      // What was typed goes out now, and makes stale what has to do with the cart.
      const again = [...calls].filter(([asked, times]) => times > 1 && !asked.startsWith('listPromotedProductsForCart'));
      expect(again).toEqual([]);
      for (const id of ['getToken', 'getCart', 'getCustomer', 'getUnreadNotificationCount'])
        expect(
          [...calls.keys()].filter((asked) => asked.startsWith(id)),
          id,
        ).toHaveLength(1);
    });
});

test('After an hour the time that is left to order is right at once', async ({ shop, page }) => {
  // Tokens and answers are of another time than the page.
  shop.allowFailedCalls();
  await shop.withCart('anna.al', linesOf(1), { path: '/flyers' });
  const { upcomingDays } = await shop.ask<{ upcomingDays: readonly { orderUntil: string }[] }>('/v1/effective-customers/AL/100');
  const orderUntil = new Date(upcomingDays[0]?.orderUntil ?? '').getTime();
  // The page's clock leaps, so the backend says nothing of its own.
  await page.addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name === 'Date' ? null : get.call(this, name);
    };
  });
  await page.clock.install({ time: orderUntil - 3 * hour });
  await page.goto(`${shop.origin()}/checkout/delivery`);
  const day = page.getByRole('group', { name: 'Liefertag' }).getByRole('radio').first();
  await expect(day).toHaveAccessibleName(/noch 2 Std\. 59 Min\.$/);
  await page.clock.pauseAt(orderUntil - 2.5 * hour);
  await look(shop, 'hidden');
  await page.clock.setSystemTime(orderUntil - 1.5 * hour);
  await look(shop, 'visible');
  await expect(day).toHaveAccessibleName(/noch 1 Std\. 30 Min\.$/);
});
