import type { Locator, Page } from '@playwright/test';
import { letGoOver, takeHold } from './drag';
import { expect, test, type ShopDriver } from './shop';

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Mengen' });
const amountsOf = (page: Page) => gridOf(page).getByRole('textbox', { name: /^Menge / });
const sendButton = (page: Page) => page.getByRole('button', { name: /in den Warenkorb$/i });
const longSheet = { path: '/my/order-sheet?source=template:template-1000-1' };

/** Opens a sheet and gives its first amount the keyboard. */
async function openSheet(shop: ShopDriver, user: string, visit: { path: string }): Promise<Locator> {
  await shop.as(user, visit);
  const first = amountsOf(shop.page).first();
  await first.focus();
  return first;
}

/** The server's cart of the user's customer, by sku. */
async function cartOnServer(shop: ShopDriver, customer: string): Promise<ReadonlyMap<string, number>> {
  const { items } = await shop.ask<{ items: { sku: string; amount: number }[] }>(`/v1/t/AL/my/shopping-cart/${customer}`);
  return new Map(items.map(({ sku, amount }) => [sku, amount]));
}

/** Types amounts down the sheet with the keyboard alone; returns the typed amounts by sku, and the number of keys. */
async function fillDown(page: Page, amounts: number): Promise<{ typed: ReadonlyMap<string, number>; keys: number }> {
  const typed = new Map<string, number>();
  let keys = 0;
  for (let index = 0; index < amounts; index += 1) {
    // Some are larger than a pack of nine.
    const text = index % 10 === 0 ? '12' : String(5 + (index % 5));
    const sku = await page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-sku]')?.dataset['sku'] ?? '');
    for (const key of [...text.split(''), 'Enter']) {
      await page.keyboard.press(key);
      keys += 1;
    }
    typed.set(sku, Number(text));
  }
  return { typed, keys };
}

test.describe('Order sheet', () => {
  test('80 amounts take at most 170 keys, and go into the cart with one call', { tag: ['@floor', '@engines'] }, async ({ shop, page }) => {
    await openSheet(shop, 'jana.al', longSheet);
    const { typed, keys } = await fillDown(page, 80);
    expect(keys).toBeLessThanOrEqual(170);
    expect(typed.size).toBe(80);
    await expect(page.getByRole('button', { name: '80 Zeilen in den Warenkorb' })).toBeVisible();
    // The rows of a sheet are virtualized: typed amounts survive leaving the window, and a reload.
    await shop.reload();
    await expect(page.getByRole('button', { name: '80 Zeilen in den Warenkorb' })).toBeEnabled();
    await amountsOf(page).first().focus();
    await page.keyboard.press('Control+Enter');
    await expect(sendButton(page)).toHaveText('In den Warenkorb');
    const cart = await cartOnServer(shop, '1000');
    for (const [sku, amount] of typed) expect([sku, cart.get(sku)]).toEqual([sku, amount]);
    expect(cart.size).toBe(80);
    await expect(
      gridOf(page)
        .getByText(/^im Warenkorb: /)
        .first(),
    ).toBeVisible();
    await shop.chooseAction('Blatt leeren');
    await expect(amountsOf(page).first()).toHaveValue('');
  });

  test('A row is dragged beyond the window, undone, and stays where it was put', async ({ shop, page }) => {
    await openSheet(shop, 'jana.al', longSheet);
    await page.getByRole('button', { name: 'Reihenfolge: Wie in der Liste' }).click();
    await page.getByRole('menuitem', { name: 'Wie im Regal' }).click();
    const names = gridOf(page).getByRole('rowheader');
    const [one = '', two = ''] = await names.allTextContents();
    const lastInPage = gridOf(page).locator('[role=row][aria-rowindex]').last();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const handle = page.getByTitle(`${one} im Regal verschieben`);
    await takeHold(page, handle);
    // Held at the edge the list goes by.
    await page.mouse.move(width / 2, height - 2);
    await expect.poll(async () => Number(await lastInPage.getAttribute('aria-rowindex'))).toBeGreaterThan(120);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.up();
    const placed = page.getByText(new RegExp(`^${one}: Platz \\d+ von 300$`));
    await expect(placed).toBeAttached();
    expect(Number(/Platz (\d+)/.exec((await placed.textContent()) ?? '')?.[1])).toBeGreaterThan(60);
    const moved = gridOf(page).getByRole('textbox', { name: new RegExp(`^Menge ${one} `) });
    await expect(moved).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(page.getByText(`${one}: Platz 1 von 300`)).toBeAttached();
    await expect(moved).toBeFocused();
    await expect(moved).toBeInViewport();
    // From the top, so that nothing goes by while the row is held near the edge.
    await page.evaluate(() => window.scrollTo(0, 0));
    await takeHold(page, handle);
    await letGoOver(page, names.filter({ hasText: two }).first(), 0.95);
    await expect(names.first()).toHaveText(two);
    await shop.reload();
    await expect(names.first()).toHaveText(two);
    await expect(names.nth(1)).toHaveText(one);
  });
});
