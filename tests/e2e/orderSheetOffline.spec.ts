import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, type ShopDriver } from './shop';

test.use({ serviceWorkers: 'allow' });

const path = '/my/order-sheet?source=template:template-1000-1';
const amountsOf = (page: Page) => page.getByRole('grid', { name: 'Mengen' }).getByRole('textbox', { name: /^Menge / });
const asOf = (page: Page) => page.getByText(/^Stand: .*, \d\d:\d\d – ohne Netz\.$/);
const waiting = (page: Page) => page.getByText(/^Ohne Verbindung gemerkt/);
const keptNames = (page: Page, start: string) =>
  page.evaluate((name) => Object.keys(localStorage).filter((one) => one.startsWith(name)), start);

/** Types amounts down the sheet from the focused row; returns them by sku. */
async function typeDown(page: Page, count: number, from: number): Promise<readonly (readonly [sku: string, amount: number])[]> {
  const typed: (readonly [string, number])[] = [];
  for (let index = 0; index < count; index += 1) {
    const amount = 12 + ((from + index) % 7);
    const sku = await page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-sku]')?.dataset['sku'] ?? '');
    await page.keyboard.type(String(amount));
    await page.keyboard.press('Enter');
    typed.push([sku, amount]);
  }
  return typed;
}

/** The server's cart, by sku. */
async function cartOnServer(shop: ShopDriver): Promise<ReadonlyMap<string, number>> {
  const { items } = await shop.ask<{ items: { sku: string; amount: number }[] }>('/v1/t/AL/my/shopping-cart/1000');
  return new Map(items.map(({ sku, amount }) => [sku, amount]));
}

/** Opens the sheet, waits until it needs no network any more, and takes the network away. */
async function openAndLose(shop: ShopDriver, context: BrowserContext): Promise<void> {
  const { page } = shop;
  await shop.as('jana.al', { path });
  await expect.poll(() => keptNames(page, 'sheet-lines:')).toHaveLength(1);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await shop.settled();
  shop.allowFailedCalls();
  shop.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await context.setOffline(true);
}

test.describe('Order sheet without a network', () => {
  test('80 amounts, a reload and two losses on the way: each line is in the cart once, with its amount', async ({
    shop,
    page,
    context,
  }) => {
    await openAndLose(shop, context);
    await amountsOf(page).first().focus();
    const first = await typeDown(page, 40, 0);
    await shop.reload();
    await expect(asOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: '40 Zeilen in den Warenkorb' })).toBeEnabled();
    await amountsOf(page).first().focus();
    for (let index = 0; index < 40; index += 1) await page.keyboard.press('ArrowDown');
    const typed = new Map([...first, ...(await typeDown(page, 40, 40))]);
    expect(typed.size).toBe(80);
    await expect(page.getByRole('button', { name: '80 Zeilen in den Warenkorb' })).toBeEnabled();
    await amountsOf(page).first().focus();
    await page.keyboard.press('Control+Enter');
    await expect(waiting(page)).toBeVisible();
    await shop.reload();
    await expect(waiting(page)).toBeVisible();

    // The first loss: the network is back, and gone before the cart could be read.
    await shop.setScenario('getCart=offline');
    await context.setOffline(false);
    await expect(asOf(page)).toHaveCount(0);
    await expect.poll(() => shop.callsSoFar('findProductsBySku').length).toBeGreaterThan(1);
    await expect(waiting(page)).toBeVisible();
    expect((await cartOnServer(shop)).size).toBe(0);

    // The second one: the lines are on their way when network and page go.
    await context.setOffline(true);
    await shop.setScenario('setCartItems=held');
    await context.setOffline(false);
    await expect.poll(() => shop.callsSoFar('setCartItems').length).toBeGreaterThan(0);
    await context.setOffline(true);
    await shop.reload();
    await expect(page.getByText(/^Das Senden wurde unterbrochen/)).toBeVisible();

    await shop.setScenario('normal');
    await context.setOffline(false);
    await shop.release('setCartItems');
    await expect.poll(async () => (await cartOnServer(shop)).size).toBe(80);
    await expect(page.getByRole('button', { name: 'In den Warenkorb', exact: true })).toBeVisible();
    await expect(page.getByText(/^Das Senden wurde unterbrochen/)).toHaveCount(0);
    await shop.reload();
    await expect(page.getByRole('button', { name: 'In den Warenkorb', exact: true })).toBeVisible();
    await shop.settled();
    expect(await cartOnServer(shop)).toEqual(typed);
  });

  test('Two tabs send a waiting sheet once; after a sign-out nothing of it is left', async ({ shop, page, context }) => {
    await openAndLose(shop, context);
    await amountsOf(page).first().focus();
    const typed = new Map(await typeDown(page, 3, 0));
    await expect(page.getByRole('button', { name: '3 Zeilen in den Warenkorb' })).toBeEnabled();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(asOf(other)).toBeVisible();
    await amountsOf(page).first().focus();
    await page.keyboard.press('Control+Enter');
    await expect(waiting(other)).toBeVisible();
    await context.setOffline(false);
    for (const tab of [page, other]) {
      await expect(waiting(tab)).toHaveCount(0);
      await expect(tab.getByRole('button', { name: 'In den Warenkorb', exact: true })).toBeVisible();
    }
    await shop.settled();
    expect(await cartOnServer(shop)).toEqual(typed);
    await other.close();
    await page
      .getByRole('button', { name: 'Blatt leeren' })
      .or(page.getByRole('button', { name: 'Weitere Aktionen' }))
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Blatt leeren' }).click();
    await shop.go('/auth/logout', { shouldSettle: false });
    // The way out of the session leads over several pages.
    await expect(async () => {
      expect([...(await keptNames(page, 'sheet-lines:')), ...(await keptNames(page, 'order-sheet:'))]).toEqual([]);
    }).toPass();
  });
});
