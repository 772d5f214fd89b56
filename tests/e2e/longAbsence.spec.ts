import type { Request } from '@playwright/test';
import { cookieNames } from '#mocks/cookieNames.ts';
import { findOperation } from '#mocks/contract/route.ts';
import { linesOf } from './buying';
import { expect, test, type ShopDriver } from './shop';

/** A tab that is hidden for an hour, and then shown again: on the production build, with its calls counted. */
const hour = 3_600_000;

type Pass = (shop: ShopDriver, expire: () => Promise<void>) => Promise<void>;

/** Variants of the hour. Timers stop; the monotonic clock goes on, or sleeps with the device; the network returns at once or late. */
const absences = {
  'a frozen tab': { pass: freeze, isNetworkLate: false },
  'a device that slept': { pass: sleep, isNetworkLate: false },
  'a device that slept, and whose network comes late': { pass: sleep, isNetworkLate: true },
} as const satisfies Record<string, { readonly pass: Pass; readonly isNetworkLate: boolean }>;

/** Finishes all due work before the token expires. Otherwise the token would be renewed for that work, and not for later calls. */
async function freeze(shop: ShopDriver, expire: () => Promise<void>): Promise<void> {
  await shop.page.clock.fastForward(hour);
  await shop.settled();
  await expire();
}

/**
 * Expires the token before the clock is set. The page renders when its cookies change, and a render after the hour
 * would refetch everything.
 */
async function sleep({ page }: ShopDriver, expire: () => Promise<void>): Promise<void> {
  await expire();
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + hour);
}

/** Makes the page visible or hidden. */
async function look(shop: ShopDriver, state: 'hidden' | 'visible'): Promise<void> {
  await shop.page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event(now === 'hidden' ? 'blur' : 'focus'));
  }, state);
}

/** Counts the calls from now on, by address; refused ones, which are repeated with another token, don't count. */
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
  // The code of its call comes last, and calls under way when the page becomes visible aren't repeated.
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
      await pass(shop, async () => {
        await shop.setScenario('expiredToken');
        // Again if a call that was due anyway has renewed it.
        await expect(async () => {
          const renewed = shop.callsSoFar('getToken').length;
          await page.context().addCookies(token);
          await shop.settled();
          expect(shop.callsSoFar('getToken')).toHaveLength(renewed);
        }).toPass();
      });

      const calls = countCalls(shop);
      // Before the timers: one that notices the hour would refetch, and the page would refetch again when it becomes
      // visible.
      await look(shop, 'visible');
      await page.clock.resume();
      await page.context().setOffline(false);
      const stored = () =>
        shop.ask<{ items: { amount: number }[] }>('/v1/t/AL/my/shopping-cart/100', { headers: { 'Accept-Language': 'de' } });
      await expect.poll(async () => (await stored()).items.map((item) => item.amount)).toContain(amount);
      await expect.poll(() => [...calls.keys()].map((asked) => asked.split(' ')[0])).toContain('getUnreadNotificationCount');
      await shop.settled();
      await expect(field).toHaveValue(String(amount));
      // The typed amount is sent now, and makes the cart's reads stale.
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
