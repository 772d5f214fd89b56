import type { Page } from '@playwright/test';
import { amountOf, openCart, unsentChanges } from './buying';
import { expect, test } from './shop';

const changes = ['setCartItem', 'setCartItems', 'setSingleCartItem', 'removeCartItem'] as const;
const banner = (page: Page) => page.getByText(/^Keine Verbindung\. Änderungen am Warenkorb werden gemerkt/);

/** Numbers from 0 to below 1, the same ones every time. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

test.describe('Without network', () => {
  test('The cart goes on: dialogs open, lines are removed and changed, and all is sent in order when the network is back', async ({
    shop,
    page,
  }) => {
    shop.allowFailedCalls();
    const [first = '', second = '', third = ''] = await openCart(shop, 3);
    await expect(page.getByRole('region', { name: 'Passend zu Ihrem Warenkorb' })).toBeVisible();
    await shop.settled();
    await page.context().setOffline(true);
    await expect(banner(page)).toBeVisible();
    const before = shop.callsOf(...changes).length;
    await shop
      .row(first)
      .getByRole('button', { name: `${first} entfernen` })
      .click();
    await amountOf(page, second).fill('3');
    await amountOf(page, second).fill('4');
    await amountOf(page, third).fill('5');
    await shop.chooseAction('Warenkorb leeren');
    await page.getByRole('dialog').getByRole('button', { name: 'Behalten' }).click();
    // Long enough for whatever would be sent to have been sent.
    await expect(amountOf(page, third)).toHaveValue('5');
    await expect(shop.cartLink(2)).toBeVisible();
    await page.context().setOffline(false);
    await expect(banner(page)).toHaveCount(0);
    const sent = () => shop.callsOf(...changes).slice(before);
    const amounts = () =>
      sent()
        .slice(1)
        .flatMap(({ body }) =>
          [JSON.parse(body ?? 'null') as { amount: number } | { amount: number }[]].flat().map(({ amount }) => amount),
        );
    await expect.poll(amounts).toEqual([4, 5]);
    expect(sent()[0]?.id).toBe('removeCartItem');
    await page.reload();
    await expect(amountOf(page, second)).toHaveValue('4');
    await expect(amountOf(page, third)).toHaveValue('5');
    await expect(shop.cartLink(2)).toBeVisible();
  });

  test('What no call has taken outlives a reload and is sent as soon as one gets through', async ({ shop, page }) => {
    await page.clock.install();
    const [name = ''] = await openCart(shop, 1);
    await shop.setScenario('getCart=offline,setCartItem=offline,setCartItems=offline,setSingleCartItem=offline');
    const before = shop.callsOf(...changes).length;
    await amountOf(page, name).fill('6');
    await expect.poll(() => shop.callsOf(...changes).length).toBeGreaterThan(before);
    await expect.poll(() => unsentChanges(page)).toContain('"amount":6');
    await page.reload();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Der Warenkorb konnte nicht geladen werden.');
    await shop.setScenario('normal');
    // It is tried again with growing pauses, here without waiting for them.
    await expect(async () => {
      await page.clock.fastForward(8_000);
      await expect(amountOf(page, name)).toHaveValue('6', { timeout: 300 });
    }).toPass({ intervals: [0, 100] });
    await expect.poll(() => unsentChanges(page)).toBeNull();
    await page.reload();
    await expect(amountOf(page, name)).toHaveValue('6');
  });

  test('A change that still waits is sent on the way to another page', async ({ shop, page }) => {
    const [name = ''] = await openCart(shop, 1);
    await amountOf(page, name).fill('8');
    await amountOf(page, name).press('Enter');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(() => JSON.parse(shop.callsOf(...changes).at(-1)?.body ?? 'null') as unknown).toMatchObject({ amount: 8 });
    await page.goBack();
    await expect(amountOf(page, name)).toHaveValue('8');
  });
});

test('A call that is never answered counts as failed after half a minute, and the cart goes on', async ({ shop, page }) => {
  const [name = ''] = await openCart(shop, 1);
  await page.clock.install();
  // While the cart is still being read, a change asks for the whole of it.
  await shop.setScenario('setSingleCartItem=timeout,setCartItem=timeout');
  const before = shop.callsOf(...changes).length;
  await amountOf(page, name).fill('9');
  await page.clock.runFor(1_200);
  await expect.poll(() => shop.callsOf(...changes).length).toBeGreaterThan(before);
  await page.clock.runFor(31_000);
  await expect(amountOf(page, name)).toHaveValue('1');
  // Not before: the backend looks at its scenario when a call reaches it, which can be later than the page made it.
  await shop.setScenario('normal');
  await amountOf(page, name).fill('4');
  await page.clock.runFor(1_200);
  await expect.poll(() => JSON.parse(shop.callsOf(...changes).at(-1)?.body ?? 'null') as unknown).toMatchObject({ amount: 4 });
});

test('Two tabs with random edits show the same once one of them has the focus', async ({ shop, page }) => {
  const names = await openCart(shop, 5);
  // Where nobody knows what was bought, none of these amounts is asked about.
  shop.allowFailedCalls();
  await shop.setScenario('listRecentEssenceItemsOfProduct=404');
  const other = await page.context().newPage();
  await other.goto(`${shop.origin()}/checkout`);
  await expect(amountOf(other, names[0] ?? '')).toBeVisible();
  const next = seededRandom(20_261_120);
  for (let step = 0; step < 20; step += 1) {
    const tab = next() < 0.5 ? page : other;
    await amountOf(tab, names[Math.floor(next() * names.length)] ?? '').fill(String(1 + Math.floor(next() * 60)));
  }
  const shown = (tab: Page) => Promise.all(names.map((name) => amountOf(tab, name).inputValue()));
  for (const tab of [page, other]) await expect(tab.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
  await page.bringToFront();
  await expect.poll(async () => JSON.stringify(await shown(page)) === JSON.stringify(await shown(other))).toBe(true);
  const both = await shown(page);
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(both);
});
